import { howRuck } from '@stamtafel/games/how-ruck/game.ts';
import { levelPaces, timing } from '@stamtafel/games/how-ruck/timing.ts';
import { botDelay, botDice, botForm, botLastAt } from '@stamtafel/games/timing.ts';
import { fastBelow, fastSeed, open, pending, recorder, type Seat } from '@stamtafel/kernel';

/** How a person fared in many races against computers of one level. */
export interface Races {
  readonly level: string;
  /** Milliseconds that the person takes for a pair, ± 30 %. */
  readonly person: number;
  readonly races: number;
  /** Races in which the person was the faster player, a lot after a photo finish included. */
  readonly won: number;
  readonly photoFinishes: number;
  /** Pairs that the faster player split of the slower one's pile. */
  readonly leftByPerson: number;
  readonly leftByBot: number;
}

const [PERSON, BOT] = [0, 1];

/** This many first rounds, raced by the rules with the paces of HR-053; the cards decide nothing. */
export function measureRaces(level: string, person: number, races: number): Races {
  const sum = { won: 0, photoFinishes: 0, leftByPerson: 0, leftByBot: 0 };
  for (let n = 1; n <= races; n++) {
    const { faster, left, isPhoto } = race(level, person, n);
    if (faster === PERSON) sum.won++;
    if (isPhoto) sum.photoFinishes++;
    if (faster === PERSON) sum.leftByBot += left;
    else sum.leftByPerson += left;
  }
  return { level, person, races, ...sum };
}

function race(level: string, person: number, n: number) {
  const match = open(howRuck, { options: { teamForming: 'race' } });
  const terms = timing.terms(match);
  if (terms === undefined) throw new Error('there is no race to measure');
  const table = recorder(match, { seed: n.toString(16).padStart(64, '0') });
  const botsDice = botDice(n);
  const personsDice = fastSeed(n + 0x5eed);
  const pace = botForm(botsDice, terms, level);
  const spread = Math.floor(person * 0.3);
  const delay = (seat: Seat): number =>
    seat === BOT ? botDelay(botsDice, pace) : person - spread + fastBelow(personsDice, 2 * spread + 1);
  const next = [delay(PERSON), delay(BOT)];
  let stopped = 0;
  const told: { readonly key: string; readonly args: { readonly [name: string]: unknown } }[] = [];
  for (;;) {
    const asked = pending(match, table.state);
    const soonest = asked.toSorted((a, b) => (next[a.seat] ?? 0) - (next[b.seat] ?? 0))[0];
    const [answer] = soonest?.options ?? [];
    if (soonest === undefined || answer === undefined) throw new Error('the race does not end');
    const { asks, seat } = soonest;
    if (asks !== 'ready' && asks !== 'command' && asks !== 'race' && asks !== 'finalPair') break;
    const planned = next[seat] ?? 0;
    const at = asks === 'finalPair' ? botLastAt(planned, stopped, terms) : planned;
    told.push(...table.play(seat, answer, answer.pick === 'keep' ? { at } : {}));
    if (asks === 'race') stopped = at;
    if (answer.pick === 'keep') next[seat] = at + delay(seat);
  }
  const faster = told.find(({ key }) => key === 'faster')?.args.seat;
  const last = told.findLast(({ key, args }) => key === 'split' && args.seat !== faster);
  const hasSplitOneMore = told.some(({ key }) => key === 'finalSplit');
  const done = Number(last?.args.count ?? 0) + (hasSplitOneMore ? 1 : 0);
  const isPhoto = told.some(({ key }) => key === 'photoFinish');
  return { faster, left: isPhoto ? 0 : 10 - done, isPhoto };
}

/** By level, and for the simple players. */
export const levels: readonly string[] = [...levelPaces.keys()];
