import { seatLetter } from '@stamtafel/kernel';
import type { BotLevel, TableAction, TableInfo } from '@stamtafel/protocol';
import { type ReactNode, useState } from 'react';
import { Ask } from '../app/Ask.tsx';
import { Dialog } from '../app/Dialog.tsx';
import { botLevels, USUAL_LEVEL } from '../session/messages.ts';
import { seatsShown } from '../session/remote.ts';
import { withSomebody } from '../session/somebody.ts';
import { useTexts } from '../texts/texts.ts';
import { isAway, mayAskForBot } from './may-ask.ts';
import { ShareTable } from './ShareTable.tsx';

interface Props {
  readonly info: TableInfo;
  /** Carries it out; gives the invitation, if there is one. */
  readonly act: (action: TableAction) => Promise<string | undefined>;
  /** Takes a free chair, for players who have none yet. */
  readonly sitAt?: ((seat: number) => void) | undefined;
  /** At a match: takes over from the computer that plays for this player. */
  readonly comeBack?: (() => void) | undefined;
}

type Asking =
  | { readonly about: 'leave'; readonly seat: number }
  | { readonly about: 'remove'; readonly seat: number }
  | { readonly about: 'invite'; readonly invite: string; readonly yours: boolean };

/** Every chair of a table: who sits there, whether they are present, and what can be done about it. */
export function Seats({ info, act, sitAt, comeBack }: Props): ReactNode {
  const texts = useTexts();
  const { online } = texts;
  const [asking, setAsking] = useState<Asking>();
  /** For each free chair, how strong a computer would be there. */
  const [levels, setLevels] = useState<ReadonlyMap<number, BotLevel>>(new Map());
  const isPlaying = info.phase === 'playing';
  const isOpen = info.phase === 'gathering' || isPlaying || info.phase === 'paused';
  const invite = async (seat: number, yours: boolean): Promise<void> => {
    const token = await act({ do: yours ? 'handOver' : 'invite', seat });
    if (token !== undefined) setAsking({ about: 'invite', invite: token, yours });
  };
  const shown = withSomebody(seatsShown(info, texts.botNames), texts.somebody);
  return (
    <>
      <ul className="seats">
        {info.seats.map((seat, s) => {
          const letter = seatLetter(s);
          const name = seat.kind === 'open' ? texts.open : (shown[s]?.name ?? seat.name);
          return (
            <li key={letter} className="seat" data-kind={seat.kind} data-yours={seat.yours || undefined}>
              <span className="chair-letter" aria-hidden="true">
                {letter}
              </span>
              <span className="seat-who">
                <strong>{name}</strong>
                <span className="quiet">{describe()}</span>
              </span>
              {isOpen && <span className="seat-acts">{buttons()}</span>}
            </li>
          );

          function describe(): string {
            const { kind, yours, kept, present } = seat;
            if (kind === 'open') return kept ? online.kept : '';
            if (kind === 'bot')
              return seat.level === undefined ? texts.bot : online.computer(texts.levels[seat.level]);
            if (yours) return kept ? `${online.yourChair}, ${online.kept}` : online.yourChair;
            return kept ? online.kept : present ? online.present : texts.away;
          }

          function buttons(): ReactNode {
            const small = (label: string, onClick: () => void, full?: string): ReactNode => (
              <button
                key={label}
                type="button"
                className="button small"
                onClick={onClick}
                {...(full !== undefined && { 'aria-label': full })}
              >
                {label}
              </button>
            );
            const { kind, yours, kept } = seat;
            if (yours)
              return [
                isPlaying &&
                  !kept &&
                  small(online.botForMe, () => void act({ do: 'bot', seat: s, level: USUAL_LEVEL })),
                kept && comeBack !== undefined && small(online.comeBack, comeBack),
                info.phase !== 'gathering' && small(online.handOver, () => void invite(s, true)),
                small(online.leave, () => setAsking({ about: 'leave', seat: s })),
              ];
            if (kind === 'open')
              return [
                sitAt !== undefined && (
                  <button
                    key="sit"
                    type="button"
                    className="button small"
                    data-kind="main"
                    onClick={() => sitAt(s)}
                  >
                    {online.sitAt(letter)}
                  </button>
                ),
                info.host && (
                  <select
                    key="level"
                    aria-label={online.levelAt(letter)}
                    value={levels.get(s) ?? USUAL_LEVEL}
                    onChange={({ target }) => {
                      const level = botLevels.find((each) => each === target.value);
                      if (level !== undefined) setLevels(new Map(levels).set(s, level));
                    }}
                  >
                    {botLevels.map((level) => (
                      <option key={level} value={level}>
                        {texts.levels[level]}
                      </option>
                    ))}
                  </select>
                ),
                info.host &&
                  small(
                    online.addBot,
                    () => void act({ do: 'bot', seat: s, level: levels.get(s) ?? USUAL_LEVEL }),
                    online.addBotAt(letter),
                  ),
                info.host && info.phase !== 'gathering' && small(online.invite, () => void invite(s, false)),
              ];
            return [
              isPlaying &&
                isAway(seat) &&
                mayAskForBot(info) &&
                small(
                  online.botFor,
                  () => void act({ do: 'bot', seat: s, level: USUAL_LEVEL }),
                  online.botForNamed(name),
                ),
              info.host &&
                small(online.remove, () => setAsking({ about: 'remove', seat: s }), online.removeNamed(name)),
            ];
          }
        })}
      </ul>
      {isOpen && info.sent !== undefined && (
        <ul className="sent" aria-label={online.sent}>
          {info.sent.map(({ n, seat }) => {
            const who = seat === undefined ? online.sentWatcher : online.sentFrom(seatLetter(seat));
            return (
              <li key={n}>
                <span className="quiet">{who}</span>
                <button
                  type="button"
                  className="button small"
                  aria-label={online.letBackNamed(who)}
                  onClick={() => void act({ do: 'letBack', n })}
                >
                  {online.letBack}
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {info.watchers > 0 && <p className="quiet watchers">{online.watchers(info.watchers)}</p>}
      {asking?.about === 'invite' && (
        <Dialog title={asking.yours ? online.handOver : online.invite} onClose={() => setAsking(undefined)}>
          <ShareTable
            table={info.id}
            pass={{ invite: asking.invite }}
            label={asking.yours ? online.handOverHere : online.inviteHere}
          />
        </Dialog>
      )}
      {(asking?.about === 'leave' || asking?.about === 'remove') && (
        <Ask
          question={question(asking)}
          yes={asking.about === 'leave' ? online.leave : online.remove}
          onNo={() => setAsking(undefined)}
          onYes={() => {
            const { about, seat } = asking;
            setAsking(undefined);
            void act({ do: about, seat });
          }}
        />
      )}
    </>
  );

  function question({ about, seat }: { readonly about: 'leave' | 'remove'; readonly seat: number }): string {
    if (about === 'remove') return online.removeSure(shown[seat]?.name ?? '');
    return info.phase === 'gathering' ? online.leaveLobbySure : online.leaveSure;
  }
}
