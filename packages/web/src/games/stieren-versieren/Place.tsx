import { type LocationName, locations, symbols } from '@stamtafel/games/stieren-versieren/deck.ts';
import { type CSSProperties, type MouseEvent, type ReactNode, useState } from 'react';
import { Dialog } from '../../app/Dialog.tsx';
import { Card } from '../../parts/Card.tsx';
import { Picture } from '../../parts/Picture.tsx';
import type { SeenCard } from '../../table/scene.ts';
import { Eye } from './art/Eye.tsx';
import { symbolColours } from './art/palette.ts';
import { SignIcon } from './art/signs.tsx';
import styles from './Place.module.css';
import { type Fight, type NightScene, namesOf, ownerOf, seatsFrom, zoneOf } from './reading.ts';
import { words } from './words.ts';

interface PlaceProps {
  readonly scene: NightScene;
  readonly name: LocationName;
  readonly fight: Fight | undefined;
}

/** A location on a night out: its neon, the cows above, the bulls below, one's own first. */
export function Place({ scene, name, fight }: PlaceProps): ReactNode {
  const [isNear, setIsNear] = useState(false);
  const symbol = symbols[locations.indexOf(name)] ?? 'hart';
  const { name: sign, gloss = sign } = namesOf(scene.language).locations[name];
  const style: CSSProperties & { '--neon': string } = { '--neon': symbolColours[symbol].neon };
  return (
    <section
      className={styles.place}
      style={style}
      aria-label={gloss}
      data-to={name}
      data-fight={fight?.place === name || undefined}
    >
      <SignIcon sign={symbol} className={styles.shadow} />
      <h2 className={styles.sign}>
        <SignIcon sign={symbol} className={styles.symbol} />
        <span>{sign}</span>
        {gloss !== sign && <small>{gloss}</small>}
      </h2>
      <div
        className={styles.guests}
        data-near
        onClickCapture={(event) => {
          if (!isTooNarrow(event)) return;
          event.stopPropagation();
          setIsNear(true);
        }}
      >
        <Cows scene={scene} name={name} place={gloss} fight={fight} />
        <Bulls scene={scene} name={name} fight={fight} />
      </div>
      <Target scene={scene} name={name} place={gloss} />
      {isNear && (
        <Dialog title={gloss} onClose={() => setIsNear(false)} className={styles.near ?? ''}>
          {/* The card is touched first; then the city is needed again. */}
          <div className={styles.guests} onClickCapture={() => setTimeout(() => setIsNear(false))}>
            <Cows scene={scene} name={name} place={gloss} fight={fight} />
            <Bulls scene={scene} name={name} fight={fight} />
          </div>
        </Dialog>
      )}
    </section>
  );
}

/** What a finger needs, in pixels. */
const FINGER = 44;

/** Whether a finger has tapped a row whose cards show less than `FINGER` each: then all are shown large first. */
function isTooNarrow({ nativeEvent, target }: MouseEvent<HTMLElement>): boolean {
  const isTouch = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';
  const row = target instanceof Element ? target.closest(`.${styles.row}`) : null;
  if (!isTouch || row === null) return false;
  const lefts = [...row.querySelectorAll(`.${styles.guest}`)].map(
    (guest) => guest.getBoundingClientRect().left,
  );
  return lefts.some((left, i) => i > 0 && left - (lefts[i - 1] ?? 0) < FINGER);
}

/** Cards side by side; they overlap as far as needed. */
const rowStyle = (count: number, gaps: number): CSSProperties & { '--n': number; '--gaps': number } => ({
  '--n': Math.max(2, count),
  '--gaps': gaps,
});

interface GuestsProps extends PlaceProps {
  readonly place: string;
}

function Cows({ scene, name, place, fight }: GuestsProps): ReactNode {
  const { cards, view } = scene;
  const at = locations.indexOf(name);
  const slots = view.facts.slots.flatMap((where, i) => (where === at ? [i + 1] : []));
  const down = cards(`${name}.down`);
  const up = cards(name);
  const { wooable } = words[scene.language];
  return (
    <div className={styles.row} data-zone={name} style={rowStyle(down.length + up.length, 0)}>
      {/* What is being turned up or laid down moves from and to here. */}
      <span data-zone={`${name}.down`} />
      {down.map((seen, i) => (
        <DownCow key={seen.key} scene={scene} seen={seen} slot={slots[i] ?? 0} place={place} />
      ))}
      {up.map((seen) => {
        const isWooed = fight !== undefined && (fight.cow.id === seen.id || fight.partner?.id === seen.id);
        const canWoo = seen.id !== undefined && scene.answers({ pick: 'woo', card: seen.id }).length > 0;
        return (
          <span key={seen.key} className={styles.guest} data-role={isWooed ? 'cow' : undefined}>
            <Card seen={seen} />
            {canWoo && (
              <span className={styles.heart}>
                <SignIcon sign="hart" />
                <span className="unseen">{wooable}</span>
              </span>
            )}
          </span>
        );
      })}
    </div>
  );
}

interface DownCowProps {
  readonly scene: NightScene;
  readonly seen: SeenCard;
  readonly slot: number;
  readonly place: string;
}

/** SV-802 A face-down cow is known by her number; SV-104 those who have seen her go on seeing her. */
function DownCow({ scene, seen, slot, place }: DownCowProps): ReactNode {
  const { downCow, onlyYou } = words[scene.language];
  const known = seen.id === undefined ? '' : `: ${scene.teller.cardLine(seen.id)} (${onlyYou})`;
  const touch = { pick: 'talk', to: slot };
  const lit = scene.isLit(touch);
  const selected = scene.selected.to === slot;
  return (
    <span className={styles.guest}>
      <button
        type="button"
        className={`card ${styles.down}`}
        data-card={seen.key}
        data-in={seen.zone}
        data-to={slot}
        data-lit={lit || undefined}
        data-selected={selected || undefined}
        data-known={seen.id !== undefined || undefined}
        aria-pressed={lit ? selected : undefined}
        aria-label={`${downCow(slot, place)}${known}`}
        onClick={() => scene.touch(touch)}
      >
        <Picture seen={seen} />
        {seen.id !== undefined && <Eye className={styles.eye} />}
        <span className={styles.slot} data-slot={slot} aria-hidden="true">
          {slot}
        </span>
      </button>
    </span>
  );
}

function Bulls({ scene, name, fight }: PlaceProps): ReactNode {
  const groups = seatsFrom(scene)
    .map((seat) => ({ seat, cards: scene.cards(zoneOf(name, seat)) }))
    .filter(({ cards }) => cards.length > 0);
  const count = groups.reduce((sum, { cards }) => sum + cards.length, 0);
  const fighters = new Set(fight?.sides.map(({ fighter }) => fighter.id));
  const mates = new Set(fight?.sides.flatMap((side) => side.mates.map(({ id }) => id)));
  const role = (id: string | undefined): string | undefined => {
    if (id === undefined || fight === undefined) return undefined;
    if (fighters.has(id)) return id === fight.sides[0]?.fighter.id ? 'romeo' : 'challenger';
    return mates.has(id) ? 'mate' : undefined;
  };
  return (
    <div className={styles.row} style={rowStyle(count, groups.length - 1)}>
      {seatsFrom(scene).map((seat) => (
        <span key={seat} data-zone={zoneOf(name, seat)} />
      ))}
      {groups.map(({ seat, cards }) =>
        cards.map((seen, i) => (
          <span
            key={seen.key}
            className={styles.guest}
            data-first={i === 0 || undefined}
            data-role={role(seen.id)}
          >
            <Card seen={seen} />
            {i === 0 && (
              <span className={styles.owner} data-owner={ownerOf(scene, seat)} aria-hidden="true">
                <SignIcon sign={ownerOf(scene, seat)} />
                {scene.snapshot.seats[seat]?.name.slice(0, 1)}
              </span>
            )}
          </span>
        )),
      )}
    </div>
  );
}

/** When something was taken up that can go here, or a card is to be put here, the whole location is the button. */
function Target({ scene, name, place }: Omit<GuestsProps, 'fight'>): ReactNode {
  const { selected, teller, snapshot } = scene;
  const isTaken = selected.card !== undefined || selected.to !== undefined;
  const answers = scene.answers({ ...selected, to: name });
  const goes = isTaken
    ? answers.length > 0
    : answers.length > 0 && answers.every(({ card }) => card === undefined);
  const held = selected.card === undefined ? undefined : scene.card(selected.card);
  const extra =
    held !== undefined && held.symbol === locations.indexOf(name)
      ? scene.answers({ ...selected, pick: 'extra' })[0]
      : undefined;
  if (!goes && extra === undefined) return null;
  const [only, ...more] = extra === undefined ? answers : [extra];
  const label =
    only !== undefined && more.length === 0
      ? teller.label(only, snapshot.viewer)
      : words[scene.language].goesTo(selected.card === undefined ? '' : teller.card(selected.card), place);
  return (
    <button
      type="button"
      className={styles.target}
      data-plays={extra?.pick}
      aria-label={label}
      onClick={() => (extra === undefined ? scene.touch({ to: name }) : scene.choose(extra))}
    />
  );
}
