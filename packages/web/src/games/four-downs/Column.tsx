import type { FourDowns } from '@stamtafel/games/play-design/four-downs/kind.ts';
import { type Seat, seatLetter } from '@stamtafel/kernel';
import type { CSSProperties, ReactNode } from 'react';
import { Card } from '../../parts/Card.tsx';
import { LookButton } from '../../parts/LookButton.tsx';
import { Picture } from '../../parts/Picture.tsx';
import { SeatState } from '../../parts/SeatPlate.tsx';
import type { Scene } from '../../table/scene.ts';
import chalk from '../play-design/board.module.css';
import { words } from '../play-design/words.ts';
import { HelmetIcon, lettersOf } from '../play-design/Yards.tsx';
import styles from './Column.module.css';
import { answered, isActive, lostLately, type Shown, trickEnds } from './round.ts';

interface Props {
  readonly scene: Scene<FourDowns>;
  readonly seat: Seat;
  readonly shown: Shown;
}

/** One player: name, card in the trick, cards played before in this round, and the backs of the hand. */
export function Column({ scene, seat, shown }: Props): ReactNode {
  const { facts } = scene.view;
  const { snapshot, teller, texts } = scene;
  const said = words[scene.language];
  const info = snapshot.seats[seat];
  const name = info?.kind === 'open' ? texts.open : (info?.name ?? '');
  const waits = snapshot.waiting.includes(seat) && snapshot.outcome === null;
  const card = shown.cards[seat];
  const before = shown.before[seat] ?? [];
  const isBest = shown.best === seat && card !== undefined;
  const isTaken = scene.beat !== null && trickEnds.has(scene.beat.key);
  const letters = lettersOf(snapshot.seats.map((each) => each.name));
  return (
    <section
      className={styles.column}
      aria-label={name}
      data-turn={waits || undefined}
      data-told={scene.beat?.args.seat === seat || undefined}
      data-idle={!isActive(facts, seat) || undefined}
      data-seat={seat}
      data-seats={scene.match.seats}
    >
      <header className={styles.plate}>
        <HelmetIcon seat={seat} letter={letters[seat] ?? ''} />
        <span className={styles.name}>{name}</span>
        <span className={styles.kind}>
          <SeatState seat={seat} />
        </span>
        {facts.dealer === seat && (
          <span className={styles.dealer} title={teller.phrase(said.deals, { seat })}>
            <span className="unseen">{teller.phrase(said.deals, { seat })}</span>
            <span aria-hidden="true">D</span>
          </span>
        )}
        {waits && <span className="unseen">{teller.phrase(texts.toMove, { seat })}</span>}
      </header>
      <div
        className={styles.slot}
        data-zone={`played.${seatLetter(seat)}`}
        data-over={shown.isOver || undefined}
        data-takes={(isTaken && isBest) || undefined}
        data-beaten={(isTaken && !isBest) || undefined}
      >
        {card === undefined ? (
          <span className={styles.empty}>{facts.left[seat] === 0 ? '' : '✕'}</span>
        ) : typeof card === 'string' ? (
          <span className="card">
            <Picture seen={{ id: card, back: undefined }} />
            <span className="unseen">{scene.teller.card(card)}</span>
          </span>
        ) : (
          <Card seen={card} />
        )}
        {isBest && (
          <span className={styles.best}>
            {teller.phrase(shown.isOver || isTaken ? said.takes : said.ahead, { seat })}
          </span>
        )}
      </div>
      <p className={`${chalk.note} ${styles.state}`}>
        {teller.phrase(stateOf(scene, seat, shown), { seat })}
      </p>
      <div className={styles.before} style={counted(before.length)}>
        {before.map((seen) => (
          <Card key={seen.key} seen={seen} still />
        ))}
        {before.length > 0 && (
          <LookButton title={teller.phrase(said.playedBefore, { seat })} cards={before} />
        )}
      </div>
      {seat !== scene.front && <Backs scene={scene} seat={seat} />}
    </section>
  );
}

const counted = (count: number): CSSProperties & { '--count': number } => ({ '--count': Math.max(1, count) });

/** In a word what this player is doing. */
function stateOf(scene: Scene<FourDowns>, seat: Seat, shown: Shown): string {
  const { facts, stack } = scene.view;
  const { waiting, outcome, story } = scene.snapshot;
  const said = words[scene.language];
  const asks = stack.at(-1)?.do;
  if (facts.left[seat] !== 0) return said.out;
  if (((facts.folded >> seat) & 1) === 1) return said.folded;
  if (outcome !== null) return '';
  if (asks === 'vote') return waiting.includes(seat) ? said.thinks : said.voted;
  if (asks === 'answer') {
    if (facts.claimant === seat) return said.knocked;
    if (answered(story, seat)) return said.stays;
  }
  if (waiting.includes(seat)) return asks === 'lead' ? said.leads : said.thinks;
  if (!shown.isOver) return facts.leader === seat ? said.leads : '';
  const lost = facts.trick === 1 ? lostLately(story, seat) : 0;
  return lost === 0 ? '' : `− ${said.yards(lost)}`;
}

function Backs({ scene, seat }: Omit<Props, 'shown'>): ReactNode {
  const zone = `hand.${seatLetter(seat)}`;
  const cards = scene.cards(zone);
  return (
    <div className={styles.backs} data-zone={zone} style={counted(cards.length)}>
      <span className="unseen">
        {scene.teller.sentence(words[scene.language].handOf(cards.length), { seat })}
      </span>
      {cards.map((seen) => (
        <Card key={seen.key} seen={seen} still />
      ))}
    </div>
  );
}
