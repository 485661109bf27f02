import type { StierenVersieren } from '@stamtafel/games/stieren-versieren/kind.ts';
import type { CSSProperties, ReactNode } from 'react';
import { Card } from '../../parts/Card.tsx';
import type { BoardProps } from '../look.ts';
import { Eye } from './art/Eye.tsx';
import styles from './Board.module.css';
import { Evening } from './Evening.tsx';
import { FightPanel } from './FightPanel.tsx';
import { LoveShack } from './LoveShack.tsx';
import { Place } from './Place.tsx';
import { Result } from './Result.tsx';
import { cityOrder, fightOf, type NightScene, ownHand, seatsFrom, zoneOf } from './reading.ts';
import { Seat } from './Seat.tsx';
import { words } from './words.ts';

/** The city by night: four locations, who is about, how far the night has gone, and the viewer's hand. */
export function Board({ scene }: BoardProps<StierenVersieren>): ReactNode {
  const { front } = scene;
  const others = seatsFrom(scene).filter((seat) => seat !== front);
  const city = cityOrder(scene);
  const fight = fightOf(scene);
  // The fight is shown over the half of the city where it is not.
  const row = fight?.place === undefined ? undefined : city.indexOf(fight.place) < 2 ? 'below' : 'above';
  return (
    <div className={styles.board} data-seats={scene.match.seats}>
      <section
        className={styles.city}
        data-plays="play bull challenge join support winner"
        aria-label={words[scene.language].city}
      >
        {city.map((name) => (
          <Place key={name} scene={scene} name={name} fight={fight} />
        ))}
        {fight !== undefined && (
          <div className={styles.over} data-row={row} data-over="">
            <FightPanel scene={scene} fight={fight} />
          </div>
        )}
        <LoveShack scene={scene} />
      </section>
      <div className={styles.evening}>
        <Evening scene={scene} />
      </div>
      <div className={styles.others}>
        {others.map((seat) => (
          <Seat key={seat} scene={scene} seat={seat} />
        ))}
      </div>
      <div className={styles.news}>{fight === undefined && <Result scene={scene} />}</div>
      {front !== undefined && (
        <>
          <div className={styles.own} data-plays="woo match">
            <Seat scene={scene} seat={front} />
          </div>
          <Hand scene={scene} />
        </>
      )}
    </div>
  );
}

/** The own bulls in canonical order, and beside them a cow that was drawn (SV-101). */
function Hand({ scene }: { readonly scene: NightScene }): ReactNode {
  const { chair, cards, language } = scene;
  const { drawn: said, chosen } = words[language];
  const hand = ownHand(scene);
  const drawn = cards(zoneOf('drawn', chair)).filter(({ id }) => id !== undefined);
  const style: CSSProperties & { '--count': number } = { '--count': Math.max(2, hand.length + drawn.length) };
  return (
    <section
      className={styles.hand}
      data-zone={zoneOf('hand', chair)}
      data-many={hand.length + drawn.length >= 5 || undefined}
      aria-label={scene.handName}
      style={style}
    >
      {drawn.map((seen) => (
        <span key={seen.key} className={styles.drawn}>
          <Card seen={seen} still />
          <Eye className={styles.eye} />
          <span className="unseen">{`${scene.teller.cardLine(seen.id ?? '')}: ${said}`}</span>
        </span>
      ))}
      {hand.map(({ seen, sealed }) => (
        <span key={seen.key} className={styles.held} data-sealed={sealed || undefined}>
          <Card seen={seen} />
          {sealed && <span className="unseen">{chosen}</span>}
        </span>
      ))}
    </section>
  );
}
