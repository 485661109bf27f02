import type { Luck, Mattered } from '@stamtafel/bots/luck.ts';
import { RESIGN, type Seat } from '@stamtafel/kernel';
import { type ReactNode, useId, useState } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { useScene } from '../table/scene.ts';
import { luckTexts } from './luck-texts.ts';
import { decisionsOf, isOfMany, verdictOf, within } from './luck-verdict.ts';
import type { Replay } from './replay.ts';
import type { LuckCounting } from './useLuck.ts';
import '../styles/luck.css';

interface Props {
  readonly replay: Replay;
  readonly counting: LuckCounting;
  /** Whose luck is shown first. */
  readonly begin: Seat;
  readonly onJump: (moment: number) => void;
  readonly onClose: () => void;
}

/** How much of a match was cards and how much choices, and the decisions that mattered most. */
export function LuckDialog({ replay, counting, begin, onJump, onClose }: Props): ReactNode {
  const { texts, language, snapshot } = useScene();
  const words = luckTexts[language];
  const { stage, start, enough } = counting;
  const [seat, setSeat] = useState(begin);
  return (
    <Dialog title={texts.replay.luck} onClose={onClose} className="luck">
      {stage.is === 'counting' && (
        <div className="luck-counting">
          <label>
            {words.counting}
            <progress value={stage.progress} />
          </label>
          <button type="button" className="button" onClick={enough}>
            {words.enough}
          </button>
        </div>
      )}
      {stage.is === 'failed' && (
        <div className="luck-counting">
          <p role="alert">{words.failed}</p>
          <button type="button" className="button" onClick={start}>
            {words.again}
          </button>
        </div>
      )}
      {stage.is === 'counted' && (
        <>
          <label className="luck-of">
            <span>{words.of}</span>
            <select value={seat} onChange={({ target }) => setSeat(Number(target.value))}>
              {snapshot.seats.map(({ name }, n) => (
                <option key={name} value={n}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <Account luck={stage.luck} seat={seat} />
          <Decisions luck={stage.luck} seat={seat} replay={replay} onJump={onJump} />
          <details>
            <summary>{words.how}</summary>
            <p>{words.method(stage.luck.rollouts.toLocaleString(language))}</p>
          </details>
        </>
      )}
    </Dialog>
  );
}

interface PartProps {
  readonly luck: Luck;
  readonly seat: Seat;
}

function Account({ luck, seat }: PartProps): ReactNode {
  const { language } = useScene();
  const words = luckTexts[language];
  const { even, result, deal, later, cards, choices } = luck;
  const { mean = 0, error = 0 } = cards[seat] ?? {};
  return (
    <section>
      <p className="luck-verdict" role="status">
        {words[verdictOf(luck, seat)]}
      </p>
      <table className="luck-bars">
        <caption className="quiet">{words.unit}</caption>
        <tbody>
          <Bar name={words.cards} share={mean} error={error} />
          <Bar name={words.choices} share={choices[seat] ?? 0} error={error} />
        </tbody>
      </table>
      <p>{words.account(percent(even), percent(even + mean), percent(result[seat] ?? 0))}</p>
      <p className="quiet">
        {later.some((figure) => figure.mean !== 0) &&
          `${words.cardsParts(signed(deal[seat]?.mean ?? 0), signed(later[seat]?.mean ?? 0))} `}
        {words.choicesOf}
      </p>
    </section>
  );
}

interface BarProps {
  readonly name: string;
  readonly share: number;
  readonly error: number;
}

/** What helped is to the right of the middle, what hurt to the left; the figure says the same. */
function Bar({ name, share, error }: BarProps): ReactNode {
  const length = Math.min(50, Math.abs(share) * 50);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className="luck-line">
        <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
          <rect
            className={share < 0 ? 'luck-loss' : 'luck-gain'}
            x={share < 0 ? 50 - length : 50}
            y="1"
            width={length}
            height="8"
          />
          <path d="M50 0V10" />
        </svg>
      </td>
      <td>
        {signed(share)} (± {whole(within(error))})
      </td>
    </tr>
  );
}

interface DecisionsProps extends PartProps {
  readonly replay: Replay;
  readonly onJump: (moment: number) => void;
}

function Decisions({ luck, seat, replay, onJump }: DecisionsProps): ReactNode {
  const words = luckTexts[useScene().language];
  const { best, worst } = decisionsOf(luck, seat);
  const none = (way: 'best' | 'worst'): string =>
    isOfMany(luck, seat, way) ? words.ofMany(signed(luck.choices[seat] ?? 0)) : words.none;
  if (!luck.looked) return <p className="quiet">{words.notLooked}</p>;
  return (
    <div className="luck-decisions">
      <Listed title={words.best} none={none('best')} decisions={best} replay={replay} onJump={onJump} />
      <Listed title={words.worst} none={none('worst')} decisions={worst} replay={replay} onJump={onJump} />
    </div>
  );
}

interface ListedProps {
  readonly title: string;
  /** What is said where there are none. */
  readonly none: string;
  readonly decisions: readonly Mattered[];
  readonly replay: Replay;
  readonly onJump: (moment: number) => void;
}

function Listed({ title, none, decisions, replay, onJump }: ListedProps): ReactNode {
  const { language, teller, texts } = useScene();
  const words = luckTexts[language];
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {decisions.length === 0 ? (
        <p className="quiet">{none}</p>
      ) : (
        <ol>
          {decisions.map(({ moment, gain }) => (
            <li key={moment}>
              {/* After the answer, where the story tells what came of it. */}
              <button type="button" title={texts.replay.jump} onClick={() => onJump(moment + 1)}>
                <span className="luck-asked">
                  {words.move(moment + 1)} · {askedAt(moment)}
                </span>
                <strong>{answeredAt(moment)}</strong>
                <span className={gain.mean < 0 ? 'luck-loss' : 'luck-gain'}>
                  {words.points(signed(gain.mean), whole(within(gain.error)))}
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );

  function askedAt(moment: number): string {
    const asked = replay.asked(moment);
    return asked === undefined ? '' : teller.prompt(asked, replay.view(moment, 'open'));
  }

  function answeredAt(moment: number): string {
    const answer = replay.record.entries[moment]?.answer;
    if (answer === undefined) return '';
    return answer.pick === RESIGN ? texts.resign : teller.label(answer);
  }
}

const whole = (share: number): string => String(Math.round(share * 100));
const percent = (share: number): string => `${whole(share)} %`;

/** With its sign, and a real minus. */
function signed(share: number): string {
  const figure = Math.round(share * 100);
  return figure > 0 ? `+${figure}` : figure < 0 ? `−${-figure}` : '0';
}
