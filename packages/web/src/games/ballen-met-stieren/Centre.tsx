import type { ReactNode } from 'react';
import { Picture } from '../../parts/Picture.tsx';
import styles from './Centre.module.css';
import type { Report } from './report.ts';
import { Split } from './Split.tsx';
import { type BallenScene, signed, type Worth, worthOf, wouldBe, zoneOf } from './table.ts';
import { Chip, Die } from './tokens.tsx';
import { words } from './words.ts';

interface Props {
  readonly scene: BallenScene;
  readonly running: Report;
  readonly previous: Report;
  /** Nothing is at stake: no bull stands anywhere. */
  readonly quiet: boolean;
}

/** Between the two halves: what the bulls are worth against each other, and how it ended. */
export function Centre({ scene, running, previous, quiet }: Props): ReactNode {
  const { beat, chair, decision, view } = scene;
  // The whistle goes while both bulls still stand there.
  const isWhistled = beat !== null && whistles.has(beat.key);
  const [mine, theirs] = [worthOf(scene, chair), worthOf(scene, 1 - chair)];
  const splits = decision?.options.some(({ pick }) => pick === 'split') === true;
  const begun = view.facts.attempt !== 'normal' || running.bulls.some((bull) => bull !== undefined);
  const shown = begun || running.ended !== undefined ? running : previous;
  return (
    <div className={styles.centre} data-quiet={quiet || undefined}>
      {!isWhistled && (mine !== undefined || theirs !== undefined) ? (
        <Versus scene={scene} mine={mine} theirs={theirs} />
      ) : (
        <Ended scene={scene} report={shown} isPrevious={shown === previous} />
      )}
      <Standing scene={scene} report={running} />
      {splits && <Split scene={scene} />}
    </div>
  );
}

const whistles = new Set(['goal', 'noGoal', 'calledOff', 'forfeit']);

interface VersusProps {
  readonly scene: BallenScene;
  readonly mine: Worth | undefined;
  readonly theirs: Worth | undefined;
}

function Versus({ scene, mine, theirs }: VersusProps): ReactNode {
  const said = words[scene.language];
  const attack = mine?.role === 'attack' ? mine : theirs?.role === 'attack' ? theirs : undefined;
  const defence = mine?.role === 'defence' ? mine : theirs?.role === 'defence' ? theirs : undefined;
  const { verdict, locked } = scene.view.facts;
  // After the first verdict the figures no longer decide.
  const open = verdict === '' && !locked && attack !== undefined && defence !== undefined;
  const difference = open ? attack.value - defence.value : undefined;
  return (
    <>
      <p className={styles.versus}>
        <Value scene={scene} worth={mine} />
        <span className={styles.against}>–</span>
        <Value scene={scene} worth={theirs} />
      </p>
      {difference !== undefined && <p className={styles.would}>{said.would[wouldBe(scene, difference)]}</p>}
    </>
  );
}

function Value({
  scene,
  worth,
}: {
  readonly scene: BallenScene;
  readonly worth: Worth | undefined;
}): ReactNode {
  const { letters, attackValue, defenceValue } = words[scene.language];
  if (worth === undefined) return <span className={styles.value} data-kind="none" />;
  const { role, value, printed } = worth;
  return (
    <span className={styles.value} data-kind={role}>
      <span className="unseen">{role === 'attack' ? attackValue : defenceValue} </span>
      <small aria-hidden="true">{letters[role === 'attack' ? 0 : 1]}</small>
      {value}
      {value !== printed && <i>{signed(value - printed)}</i>}
    </span>
  );
}

/** The whistle after an attempt: who met whom, the figures, goal or not. */
function Ended({
  scene,
  report,
  isPrevious,
}: {
  readonly scene: BallenScene;
  readonly report: Report;
  readonly isPrevious: boolean;
}): ReactNode {
  const { chair, language, teller } = scene;
  const said = words[language];
  const { ended, bulls, compared, counter } = report;
  if (ended === undefined) return null;
  return (
    <div className={styles.ended} data-ended={ended}>
      {isPrevious && <small>{said.previous}</small>}
      <p className={styles.whistle}>{said.endings[ended]}</p>
      <div className={styles.met}>
        {[chair, 1 - chair].map((seat) => {
          const id = bulls[seat];
          if (id === undefined) return null;
          const figure = compared === undefined ? '' : seat === compared.seat ? compared.a : compared.d;
          return (
            <span
              key={seat}
              className={styles.fighter}
              role="img"
              aria-label={`${teller.card(id)} ${figure}`}
            >
              <Picture seen={{ id, back: undefined }} />
              <b>{figure}</b>
            </span>
          );
        })}
      </div>
      {counter && <p className={styles.whistle}>{said.counterGoal}</p>}
    </div>
  );
}

/** What hangs over the attempt: a verdict, a goal that stands, a hoof, a die, a card of the officials. */
function Standing({ scene, report }: { readonly scene: BallenScene; readonly report: Report }): ReactNode {
  const { view, language, match, teller, cards } = scene;
  const { facts } = view;
  const said = words[language];
  const { die, official } = report;
  const isRolling = scene.beat?.key === 'die' || scene.beat?.key === 'thrown';
  const waiting = facts.hoef ? cards(zoneOf('played', facts.attacker)).at(-1)?.id : undefined;
  return (
    <div className={styles.standing}>
      {die !== undefined && (
        <span className={styles.die} data-rolls={isRolling || undefined}>
          <Die
            value={die}
            kind={match.options.dice}
            name={match.options.dice === 'die' ? said.rolled(die) : said.die(die)}
          />
        </span>
      )}
      {official !== undefined && (
        <span className={styles.official} role="img" aria-label={teller.card(official)}>
          <Picture seen={{ id: official, back: undefined }} />
        </span>
      )}
      {facts.locked && <Chip>{said.locked}</Chip>}
      {!facts.locked && facts.verdict !== '' && <Chip>{said.provisional[facts.verdict]}</Chip>}
      {waiting !== undefined && <Chip>{said.waits(teller.card(waiting))}</Chip>}
    </div>
  );
}
