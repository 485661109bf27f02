import { colourLetters } from '@stamtafel/games/play-design/deck.ts';
import type { FivePossessions } from '@stamtafel/games/play-design/five-possessions/kind.ts';
import type { CSSProperties, ReactNode } from 'react';
import { Card } from '../../parts/Card.tsx';
import { LookButton } from '../../parts/LookButton.tsx';
import { Picture } from '../../parts/Picture.tsx';
import type { Scene, SeenCard } from '../../table/scene.ts';
import chalk from '../play-design/board.module.css';
import { ColourIcon } from '../play-design/symbols.tsx';
import { words } from '../play-design/words.ts';
import { forbiddenIn } from './arrange.ts';
import type { Duel } from './duels.ts';
import styles from './Lane.module.css';
import type { Row } from './row.ts';
import { Slot } from './Slot.tsx';

interface LaneProps {
  readonly scene: Scene<FivePossessions>;
  /** From 1. */
  readonly n: number;
  readonly row: Row;
}

/**
 * PD5-010 One lane: the offense's rows, the line between, and opposite them the defense. The own side is always the
 * one next to the hand.
 */
export function Lane({ scene, n, row }: LaneProps): ReactNode {
  const { facts } = scene.view;
  const said = words[scene.language];
  const isClosed = facts.closedIn[n - 1] !== 0;
  const duel = row.duels.find(({ lane }) => lane === n);
  const { beat } = scene;
  const isNow = (beat?.key === 'duelWon' || beat?.key === 'duelLost') && beat.args.lane === n;
  return (
    <section
      className={styles.lane}
      data-lane={n}
      data-to={row.attacks ? `lane.${n}` : `against.${n}`}
      data-closed={isClosed || undefined}
      data-attacks={row.attacks || undefined}
      data-duel={isNow || undefined}
      aria-label={`${said.lane(n)}, ${isClosed ? said.closed : said.open}`}
    >
      <Opposite scene={scene} n={n} row={row} />
      <p className={`${chalk.note} ${styles.seam}`}>
        <strong aria-hidden="true">{n}</strong>
        {isNow && duel !== undefined && <Dots scene={scene} duel={duel} colour={String(beat.args.colour)} />}
        {duel !== undefined && (
          <span
            className={styles.result}
            data-won={duel.isWon || undefined}
            data-past={duel.isPast || undefined}
          >
            <span className="unseen">
              {duel.isPast && said.before} {said.duel(n, duel.mine, duel.theirs)}
            </span>
            <span aria-hidden="true">
              <span className={styles.sign}>{duel.isPast ? said.before : duel.isWon ? '✓' : '✕'}</span>{' '}
              {duel.mine}–{duel.theirs}
            </span>
          </span>
        )}
      </p>
      <Attack scene={scene} n={n} row={row} />
    </section>
  );
}

/** PD5-022 The dots that count on either card, one after the other: the viewer's are next to the viewer's card. */
function Dots({
  scene,
  duel,
  colour,
}: Pick<LaneProps, 'scene'> & { readonly duel: Duel; readonly colour: string }): ReactNode {
  const attacks = scene.view.facts.offense === scene.chair;
  const [above, below] = attacks ? [duel.theirs, duel.mine] : [duel.mine, duel.theirs];
  return (
    <span className={styles.dots} data-colour={colour} aria-hidden="true">
      {[above, below].map((count, side) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two sides of a lane
        <span key={side}>
          {Array.from({ length: count }, (_, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
            <i key={n} style={lateBy(n)} />
          ))}
        </span>
      ))}
    </span>
  );
}

const lateBy = (n: number): CSSProperties & { '--late': number } => ({ '--late': n });

/** PD5-015 The colour that may not come next, written in the empty place. */
function Forbidden({ scene, n }: Omit<LaneProps, 'row'>): ReactNode {
  const said = words[scene.language];
  const { match, view, teller } = scene;
  const colour = forbiddenIn(match, view, `lane.${n}`);
  if (colour === undefined) return null;
  return (
    <span className={`${chalk.note} ${styles.not}`}>
      <span className="unseen">{said.notColour(n, teller.texts.words[colour] ?? colourLetters[colour])}</span>
      <span aria-hidden="true">{said.no}</span>
      <ColourIcon colour={colour} className={styles.chip} />
    </span>
  );
}

/** The defense's place: the viewer's card, a card laid in secret, or the one that was there in the last row. */
function Opposite({ scene, n, row }: LaneProps): ReactNode {
  const place = `against.${n}`;
  const isShown = row.attacks || row.isAfterwards;
  const revealed = scene.cards(place).at(-1);
  const duel = isShown ? row.duels.find(({ lane, isPast }) => lane === n && !isPast) : undefined;
  return (
    <Slot scene={scene} place={place} name={words[scene.language].lane(n)} own={row.own.get(place)}>
      {revealed !== undefined ? (
        <Card seen={revealed} still />
      ) : row.sealed.includes(place) ? (
        <Ghost back={backOf(scene, 1 - scene.chair)} />
      ) : duel === undefined ? null : (
        <Ghost id={duel.defense} name={scene.teller.card(duel.defense)} isLost={duel.isWon} />
      )}
    </Slot>
  );
}

/** The rows of the offense: the newest in full, of the older ones the upper edge. */
function Attack({ scene, n, row }: LaneProps): ReactNode {
  const place = `lane.${n}`;
  const laid = [...scene.cards(place), ...scene.cards(`down.${n}`)];
  // A card of this row lies on top of those of the rows before.
  const isNew = laid.length >= scene.view.facts.row && scene.view.facts.row > 0;
  const older = isNew ? laid.slice(0, -1) : laid;
  const newest = isNew ? laid.at(-1) : undefined;
  return (
    <div className={styles.attack} data-zone={`down.${n}`}>
      <div className={styles.older}>
        {older.map((seen) => (
          <span key={seen.key} className={styles.laid}>
            <Card seen={seen.zone.startsWith('down') ? turned(seen) : seen} still />
          </span>
        ))}
        {older.some(({ id }) => id !== undefined) && (
          <LookButton title={words[scene.language].lane(n)} cards={older} />
        )}
      </div>
      <Slot scene={scene} place={place} name={words[scene.language].lane(n)} own={row.own.get(place)}>
        {newest !== undefined ? (
          <Card seen={newest} />
        ) : row.sealed.includes(place) ? (
          <Ghost back={backOf(scene, 1 - scene.chair)} />
        ) : (
          <Forbidden scene={scene} n={n} />
        )}
      </Slot>
    </div>
  );
}

/** PD5-026 A card that was turned down shows its back, also to those who have seen it: they may look at it. */
const turned = (seen: SeenCard): SeenCard => ({ ...seen, id: undefined });

interface GhostProps {
  readonly id?: string;
  readonly back?: string | undefined;
  readonly name?: string;
  readonly isLost?: boolean;
}

/** Not a card in its place: a memory of the last row, or the sign that something lies there. */
const Ghost = ({ id, back, name, isLost = false }: GhostProps): ReactNode => (
  <span className={styles.ghost} data-lost={isLost || undefined} data-sealed={id === undefined || undefined}>
    <span className="card">
      <Picture seen={{ id, back }} />
    </span>
    {name !== undefined && <span className="unseen">{name}</span>}
  </span>
);

const backOf = (scene: Scene<FivePossessions>, seat: number): string | undefined =>
  scene.cards(`hand.${seat === 0 ? 'A' : 'B'}`)[0]?.back;
