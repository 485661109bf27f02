import type { FourDowns } from '@stamtafel/games/play-design/four-downs/kind.ts';
import { seatLetter } from '@stamtafel/kernel';
import type { ReactNode } from 'react';
import { Hand } from '../../parts/Hand.tsx';
import { Picture } from '../../parts/Picture.tsx';
import type { BoardProps } from '../look.ts';
import chalk from '../play-design/board.module.css';
import { words } from '../play-design/words.ts';
import { Yards } from '../play-design/Yards.tsx';
import styles from './Board.module.css';
import { Column } from './Column.tsx';
import { Headline } from './Headline.tsx';
import { seatsOf, shownTrick } from './round.ts';
import { Stake } from './Stake.tsx';

/** The playbook on the wall: the scorecard, a column for each player with what they played, the stake, the viewer's hand. */
export function Board({ scene }: BoardProps<FourDowns>): ReactNode {
  const { match, chair, front, language, snapshot, view } = scene;
  const said = words[language];
  const shown = shownTrick(scene);
  const seats = seatsOf(scene);
  return (
    <div
      className={`${chalk.board} ${styles.board}`}
      data-seats={match.seats}
      data-alike={front === undefined || undefined}
    >
      <Yards
        name={said.score}
        caption={said.yardsGone}
        runners={seats.map((seat) => {
          const name = snapshot.seats[seat]?.name ?? '';
          const yards = view.facts.yards[seat] ?? 0;
          const isOut = view.facts.left[seat] !== 0;
          return { seat, name, yards, isOut, says: said.yardsLost(name, yards), figure: yards };
        })}
      />
      <Stake scene={scene} />
      <Headline scene={scene} shown={shown} />
      <div className={styles.columns} data-plays="">
        {seats.map((n) => {
          const seat = (chair + 1 + n) % match.seats;
          return <Column key={seat} scene={scene} seat={seat} shown={shown} />;
        })}
      </div>
      <Deck scene={scene} />
      {front !== undefined && <Hand zone={`hand.${seatLetter(front)}`} />}
    </div>
  );
}

/** PD4-006 What was not dealt, face down; the other set waits for its turn. */
function Deck({ scene }: BoardProps<FourDowns>): ReactNode {
  const said = words[scene.language];
  return (
    <div className={styles.deck}>
      {(['black', 'white'] as const).map((set) => {
        const cards = scene.cards(`pile.${set}`);
        return (
          <span key={set} className={styles.pile} data-zone={`pile.${set}`} title={said.deck(cards.length)}>
            <Picture seen={{ id: undefined, back: set }} />
            <span>
              <span className="unseen">{scene.teller.zone(`pile.${set}`)}: </span>
              {cards.length}
            </span>
          </span>
        );
      })}
    </div>
  );
}
