import type { Seat } from '@stamtafel/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import { USUAL_LEVEL } from '../session/messages.ts';
import type { Around, House } from '../session/session.ts';
import { useScene } from '../table/scene.ts';
import { line } from './line.ts';
import { comesWhenAsked, isAway, mayAskForBot } from './may-ask.ts';

/** A blink of a connection is not worth a word. */
const CALM_MS = 1200;

/** After this long the others are offered a computer for a player who is away. */
const AWAY_MS = 15_000;

/** What has to be said above the board: no connection, a break, a player who wants something of the others. */
export function Strip({ around, house }: { readonly around: Around; readonly house: House }): ReactNode {
  const { texts, snapshot, teller } = useScene();
  const { online } = texts;
  const { info, wish } = around;
  const away = awaySeats(around);
  const isAwayLong = useStays(away.length > 0, AWAY_MS);
  /** The player for whom a computer was asked for, with nobody there to agree. */
  const [asked, setAsked] = useState<Seat>();
  useEffect(() => {
    if (asked !== undefined && !away.includes(asked)) setAsked(undefined);
  }, [asked, away]);
  const isLost = useStays(around.line !== 'online', CALM_MS);
  const mine = (bits: number): boolean =>
    info.seats.some(({ yours }, seat) => yours && ((bits >> seat) & 1) === 1);
  if (isLost)
    return (
      <div className="strip" role="status">
        <span>{line.isReplaced ? online.replaced : online.line.lost}</span>
        <button type="button" className="button small" onClick={line.now}>
          {online.tryNow}
        </button>
      </div>
    );
  if (wish !== null && snapshot.outcome === null)
    return (
      <div className="strip" role="alert">
        {mine(wish.asked) ? (
          <>
            <span>
              {wish.kind === 'undo'
                ? online.wantsUndo(teller.name(wish.seat))
                : online.wantsBot(teller.name(wish.seat))}
            </span>
            <button
              type="button"
              className="button small"
              data-kind="main"
              onClick={() => house.agree(wish.request, true)}
            >
              {online.fine}
            </button>
            <button type="button" className="button small" onClick={() => house.agree(wish.request, false)}>
              {online.ratherNot}
            </button>
          </>
        ) : (
          <span>{online.wishWaits}</span>
        )}
      </div>
    );
  if (info.phase === 'paused')
    return (
      <div className="strip" role="status">
        <span>{info.host && around.as === 'player' ? online.pausedHost : online.paused}</span>
        {info.mayResume && (
          <button type="button" className="button small" onClick={() => void house.act({ do: 'resume' })}>
            {online.resume}
          </button>
        )}
      </div>
    );
  if (info.phase === 'frozen')
    return (
      <div className="strip" role="alert">
        <span>{online.frozen}</span>
        {info.host && (
          <button type="button" className="button small" onClick={() => void house.act({ do: 'end' })}>
            {online.putAway}
          </button>
        )}
      </div>
    );
  if (info.phase === 'over' && snapshot.outcome === null)
    return (
      <div className="strip" role="status">
        {online.ended}
      </div>
    );
  if (info.phase === 'playing' && snapshot.outcome === null) {
    if (info.seats.some(({ yours, kept }) => yours && kept))
      return (
        <div className="strip" role="status">
          <span>{online.keptForYou}</span>
          <button type="button" className="button small" data-kind="main" onClick={house.comeBack}>
            {online.comeBack}
          </button>
        </div>
      );
    if (around.satIn)
      return (
        <div className="strip" role="status">
          <span>
            {online.satIn} {snapshot.undo?.how === 'free' && online.satInUndo}
          </span>
          <button type="button" className="button small" onClick={() => house.knowsSatIn()}>
            {online.gotIt}
          </button>
        </div>
      );
    const missed = isAwayLong ? away.find((seat) => snapshot.waiting.includes(seat)) : undefined;
    if (missed !== undefined)
      return (
        <div className="strip" role="status">
          <span>{online.isAway(teller.name(missed))}</span>
          {asked === missed ? (
            <span>{online.botComesSoon}</span>
          ) : mayAskForBot(info) ? (
            <button
              type="button"
              className="button small"
              aria-label={online.botForNamed(teller.name(missed))}
              onClick={() => {
                if (comesWhenAsked(info)) setAsked(missed);
                void house.act({ do: 'bot', seat: missed, level: USUAL_LEVEL });
              }}
            >
              {online.botFor}
            </button>
          ) : (
            // The house sends one only while a player waits.
            info.sitIn !== 'never' && info.seats.some(({ yours }) => yours) && <span>{online.botComes}</span>
          )}
        </div>
      );
  }
  return null;
}

/** The chairs that a computer may take for a while, if this player asks. With days to think it is usual to be away. */
function awaySeats({ info: { seats, clock, host } }: Around): readonly Seat[] {
  if (clock.kind === 'days' || !(host || seats.some(({ yours }) => yours))) return [];
  return seats.flatMap((sitter, seat) => (isAway(sitter) ? [seat] : []));
}

/** True once it has been so for a while. */
function useStays(is: boolean, ms: number): boolean {
  const [stays, setStays] = useState(false);
  useEffect(() => {
    if (!is) {
      setStays(false);
      return undefined;
    }
    const timer = setTimeout(() => setStays(true), ms);
    return () => clearTimeout(timer);
  }, [is, ms]);
  return stays && is;
}
