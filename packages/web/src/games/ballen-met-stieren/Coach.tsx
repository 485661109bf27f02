import { at } from '@stamtafel/games/ballen-met-stieren/kind.ts';
import type { Seat } from '@stamtafel/kernel';
import type { ReactNode } from 'react';
import { Card } from '../../parts/Card.tsx';
import { Pile } from '../../parts/Pile.tsx';
import { SeatPlate } from '../../parts/SeatPlate.tsx';
import styles from './Coach.module.css';
import { type BallenScene, teamOf, zoneOf } from './table.ts';
import { Booked, Chip, Cup, ShirtToken } from './tokens.tsx';
import { words } from './words.ts';

const always = ['bulls', 'actions', 'bench'] as const;
const whenUsed = ['out', 'down', 'locked'] as const;

/** A coach's bench: who they are, their bookings and piles; of the opponent also the backs of their hand. */
export function Coach({ scene, seat }: { readonly scene: BallenScene; readonly seat: Seat }): ReactNode {
  const { view, cards, chair, language } = scene;
  const { facts } = view;
  const said = words[language];
  const team = teamOf(scene, seat);
  const playing = facts.attack > 0;
  const reds = at(facts.reds, seat);
  const piles = [
    ...always.filter((place) => playing || cards(zoneOf(place, seat)).length > 0),
    ...whenUsed.filter((place) => cards(zoneOf(place, seat)).length > 0),
  ];
  return (
    <section className={styles.coach} data-side={seat === chair ? 'own' : 'other'}>
      <div className={styles.plate}>
        <SeatPlate seat={seat}>
          <ShirtToken team={team} name={said.teams[team].name} />
          {playing && facts.attacker === seat && <Cup name={said.cup} />}
          {at(facts.yellows, seat) > 0 && <Booked colour="yellow" name={said.yellow} />}
          {Array.from({ length: reds }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: red cards are all the same
            <Booked key={i} colour="red" name={i === 0 ? said.reds(reds) : ''} />
          ))}
        </SeatPlate>
        {(facts.wissel & (1 << seat)) !== 0 && <Chip>{said.wissel}</Chip>}
      </div>
      {seat !== chair && <Backs scene={scene} seat={seat} />}
      <div className={styles.piles}>
        {piles.map((place) => (
          <Pile key={place} zone={zoneOf(place, seat)} name={said.piles[place]} />
        ))}
      </div>
    </section>
  );
}

/** The opponent's hand from behind: everybody sees how many bulls and how many actions it holds. */
function Backs({ scene, seat }: { readonly scene: BallenScene; readonly seat: Seat }): ReactNode {
  const zone = zoneOf('hand', seat);
  const all = scene.cards(zone);
  const hidden = all.filter(({ id }) => id === undefined);
  const bulls = all.filter(({ back }) => back?.startsWith('bull') === true).length;
  return (
    <div
      className={styles.backs}
      data-zone={zone}
      data-many={all.length > 7 || undefined}
      role="img"
      aria-label={words[scene.language].hand(bulls, all.length - bulls)}
    >
      {hidden.map((seen) => (
        <Card key={seen.key} seen={seen} />
      ))}
    </div>
  );
}
