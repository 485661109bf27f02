import type { Seat } from '@stamtafel/kernel';
import type { ReactNode } from 'react';
import { useScene } from '../table/scene.ts';
import { BotKind, Thinks } from './BotKind.tsx';
import { SeatClock } from './SeatClock.tsx';

/** Who sits there, whether the table waits for them, and what a game wants to say about them. */
export function SeatPlate({
  seat,
  children,
}: {
  readonly seat: Seat;
  readonly children?: ReactNode;
}): ReactNode {
  const { beat, snapshot, teller, texts } = useScene();
  const info = snapshot.seats[seat];
  if (info === undefined) return null;
  const waits = snapshot.waiting.includes(seat) && snapshot.outcome === null;
  const thinks = waits && (info.kind === 'bot' || info.kept);
  return (
    <div
      className="seat-plate"
      data-turn={waits || undefined}
      data-told={beat?.args.seat === seat || undefined}
      data-seat={seat}
    >
      <span className="seat-name">{info.kind === 'open' ? texts.open : info.name}</span>
      {info.called !== undefined && <span className="seat-called">{info.called}</span>}
      <SeatState seat={seat} />
      {thinks && <Thinks />}
      {waits && (
        <span className="unseen">{thinks ? texts.thinks : teller.phrase(texts.toMove, { seat })}</span>
      )}
      {children}
    </div>
  );
}

/** For a computer how it plays, for a person whether they are away; and the thinking time where there is a clock. */
export function SeatState({ seat }: { readonly seat: Seat }): ReactNode {
  const { snapshot, texts } = useScene();
  const info = snapshot.seats[seat];
  return (
    <>
      <BotKind seat={seat} />
      {info?.kind === 'person' && (info.kept || !info.present) && (
        <span className="seat-kind">{info.kept ? texts.bot : texts.away}</span>
      )}
      <SeatClock seat={seat} />
    </>
  );
}
