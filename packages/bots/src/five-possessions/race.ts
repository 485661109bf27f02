/** Who wins the match, by possessions won and whether one attacks in the next one (PD5-041 to 044). */

/** How often the offense wins a possession (measured between good players). */
const OFFENSE_WINS = 0.46;
const NEEDED = 5;
const SIDE = NEEDED + 1;

/** By own wins, the other's wins, and whether one attacks (0) or defends (1). */
const chances = new Float64Array(SIDE * SIDE * 2);

const placeOf = (own: number, other: number, attacks: boolean): number =>
  (own * SIDE + other) * 2 + (attacks ? 0 : 1);

/** 5–4 is not over yet: the other may still draw level. */
function settled(own: number, other: number): number | undefined {
  if (own === NEEDED && other === NEEDED) return 0.5;
  if (own > NEEDED || (own === NEEDED && other < NEEDED - 1)) return 1;
  if (other > NEEDED || (other === NEEDED && own < NEEDED - 1)) return 0;
  return undefined;
}

for (let own = NEEDED; own >= 0; own--)
  for (let other = NEEDED; other >= 0; other--)
    for (const attacks of [true, false]) {
      const over = settled(own, other);
      const wins = attacks ? OFFENSE_WINS : 1 - OFFENSE_WINS;
      chances[placeOf(own, other, attacks)] =
        over ?? wins * after(own + 1, other, !attacks) + (1 - wins) * after(own, other + 1, !attacks);
    }

function after(own: number, other: number, attacks: boolean): number {
  return settled(own, other) ?? chances[placeOf(own, other, attacks)]!;
}

/** The same after the possession at hand. */
export function chanceAfter(own: number, other: number, attacks: boolean, isWon: boolean): number {
  const [mine, his] = isWon ? [own + 1, other] : [own, other + 1];
  return settled(mine, his) ?? raceChance(mine, his, !attacks);
}

/** The chance to win the match (a draw is half of one). In overtime it goes by who is ahead. */
export function raceChance(own: number, other: number, attacks: boolean): number {
  if (own > NEEDED || other > NEEDED || (own === NEEDED && other === NEEDED))
    return own === other ? 0.5 : own > other ? 0.75 : 0.25;
  return chances[placeOf(own, other, attacks)]!;
}
