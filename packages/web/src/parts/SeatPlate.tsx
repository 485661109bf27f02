import type { Seat } from '@stamtafel/kernel';
import type { ReactNode } from 'react';
import { useSettings } from '../app/settings.ts';
import type { SeatInfo } from '../session/session.ts';
import { useScene } from '../table/scene.ts';
import { SeatClock } from './SeatClock.tsx';
import { usePersona } from './usePersona.ts';

/** Who sits there, whether the table waits for him, and what a game wants to say about him. */
export function SeatPlate({
  seat,
  children,
}: {
  readonly seat: Seat;
  readonly children?: ReactNode;
}): ReactNode {
  const { snapshot, texts } = useScene();
  const info = snapshot.seats[seat];
  if (info === undefined) return null;
  const waits = snapshot.waiting.includes(seat) && snapshot.outcome === null;
  const thinks = waits && (info.kind === 'bot' || info.kept);
  return (
    <div className="seat-plate" data-turn={waits || undefined} data-seat={seat}>
      <span className="seat-name">{info.kind === 'open' ? texts.open : info.name}</span>
      {info.kind === 'bot' && <BotKind seat={seat} info={info} />}
      {info.kind === 'person' && (info.kept || !info.present) && (
        <span className="seat-kind">{info.kept ? texts.bot : texts.away}</span>
      )}
      <SeatClock seat={seat} />
      {thinks && (
        <span className="thinks" aria-hidden="true" title={texts.thinks}>
          <i />
          <i />
          <i />
        </span>
      )}
      {waits && <span className="unseen">{thinks ? texts.thinks : texts.toMove}</span>}
      {children}
    </div>
  );
}

/** "Vaars", and for whoever wants to know more: "computer, Vaars, kelderrat". */
function BotKind({ seat, info }: { readonly seat: Seat; readonly info: SeatInfo }): ReactNode {
  const { texts } = useScene();
  const { language } = useSettings();
  const persona = usePersona(seat)?.[language];
  if (info.level === undefined) return <span className="seat-kind">{texts.bot}</span>;
  const level = texts.levels[info.level];
  const full = [texts.bot, level, persona].filter((part) => part !== undefined).join(', ');
  return (
    <span className="seat-kind" title={full}>
      <span aria-hidden="true">
        {level}
        {persona !== undefined && <span className="seat-persona"> · {persona}</span>}
      </span>
      <span className="unseen">{full}</span>
    </span>
  );
}
