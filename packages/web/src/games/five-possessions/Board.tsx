import type { Side } from '@stamtafel/games/play-design/deck.ts';
import { colourLetters, colours, counted } from '@stamtafel/games/play-design/deck.ts';
import type { FivePossessions } from '@stamtafel/games/play-design/five-possessions/kind.ts';
import { seatLetter } from '@stamtafel/kernel';
import type { CSSProperties, ReactNode } from 'react';
import { Card } from '../../parts/Card.tsx';
import type { Scene, SeenCard } from '../../table/scene.ts';
import type { BoardProps } from '../look.ts';
import chalk from '../play-design/board.module.css';
import { ColourIcon, SideIcon } from '../play-design/symbols.tsx';
import { words } from '../play-design/words.ts';
import { Yards } from '../play-design/Yards.tsx';
import styles from './Board.module.css';
import { newsOf } from './duels.ts';
import { Lane } from './Lane.tsx';
import { Plate } from './Plate.tsx';
import { type Row, rowOf } from './row.ts';

/** The playbook of two: the scorecard, four lanes between the other player and oneself, and the cards of this row. */
export function Board({ scene }: BoardProps<FivePossessions>): ReactNode {
  const { chair, snapshot, view, language } = scene;
  const said = words[language];
  const row = rowOf(scene);
  const isBegun = view.facts.possession > 0;
  return (
    <div className={`${chalk.board} ${styles.board}`} style={older(view.facts.row)}>
      <div className={styles.score}>
        <Yards
          name={said.score}
          runners={snapshot.seats.map(({ name }, seat) => {
            const yards = view.facts.yards[seat] ?? 0;
            const wins = view.facts.wins[seat] ?? 0;
            const says = said.yardsWon(name, wins, yards);
            return { seat, name, yards, says, figure: wins, fromRight: seat === 1, isGoal: true };
          })}
        />
        {isBegun && (
          <p className={`${chalk.note} ${styles.where}`}>
            <strong>{said.possession(view.facts.possession)}</strong> {said.row(view.facts.row)}
          </p>
        )}
        <div className={styles.plates}>
          <Plate scene={scene} seat={1 - chair} />
          <Plate scene={scene} seat={chair} />
        </div>
        <News scene={scene} />
        <Counting scene={scene} />
      </div>
      {isBegun ? (
        <div className={styles.lanes}>
          {[1, 2, 3, 4].map((n) => (
            <Lane key={n} scene={scene} n={n} row={row} />
          ))}
        </div>
      ) : (
        <Roles scene={scene} />
      )}
      <HandOf scene={scene} row={row} />
    </div>
  );
}

/** Room for the rows that lie there already. */
const older = (row: number): CSSProperties & { '--older': number } => ({ '--older': Math.max(0, row - 1) });

/** How the last possession ended. */
function News({ scene }: BoardProps<FivePossessions>): ReactNode {
  const news = newsOf(scene.snapshot.story);
  if (news.length === 0) return null;
  return (
    <p className={`${chalk.note} ${styles.news}`}>
      {news.map((event) => scene.teller.event(event)).join(' ')}
    </p>
  );
}

/** PD5-022 Which dots count for a card of each colour. */
function Counting({ scene }: BoardProps<FivePossessions>): ReactNode {
  return (
    <p className={styles.counting}>
      <span className={chalk.note}>{words[scene.language].counts}</span>
      {colours.map((colour) => (
        <span key={colour}>
          <ColourIcon colour={colour} className={styles.chip} />
          <span className="unseen">{colourLetters[colour]}</span>→ {counted[colour].join(' + ')}
        </span>
      ))}
    </p>
  );
}

/** PD5-003 The cards drawn for who begins lie there until that player has chosen a side (PD5-004). */
function Roles({ scene }: BoardProps<FivePossessions>): ReactNode {
  const sides: readonly Side[] = ['offense', 'defense'];
  const drawn = scene.cards('shown');
  return (
    <div className={styles.roles}>
      {drawn.length > 0 && (
        <div className={styles.drawn} data-zone="shown">
          {drawn.map((seen) => (
            <figure key={seen.key}>
              <Card seen={seen} />
              <figcaption className={chalk.note}>{drawerOf(scene, seen)}</figcaption>
            </figure>
          ))}
        </div>
      )}
      {sides.map((pick) =>
        scene.answers({ pick }).map((answer) => (
          <button key={pick} type="button" className={chalk.press} onClick={() => scene.choose(answer)}>
            <SideIcon side={pick} className={styles.large} />
            {scene.teller.label(answer)}
            <small aria-hidden="true">{words[scene.language].aims[pick]}</small>
          </button>
        )),
      )}
    </div>
  );
}

const drawerOf = ({ card, snapshot }: Scene<FivePossessions>, { id = '' }: SeenCard): string =>
  snapshot.seats[card(id)?.owner ?? 0]?.name ?? '';

/** The cards of this row that are not laid yet; each keeps its place. */
function HandOf({ scene, row }: BoardProps<FivePossessions> & { readonly row: Row }): ReactNode {
  const zone = `hand.${seatLetter(scene.chair)}`;
  return (
    <section className={styles.hand} data-zone={zone} aria-label={scene.handName}>
      {row.hand.map((seen, n) =>
        seen === undefined ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap is where it is
          <span key={n} className={`card ${styles.gap}`} />
        ) : (
          <Card key={seen.key} seen={seen} />
        ),
      )}
    </section>
  );
}
