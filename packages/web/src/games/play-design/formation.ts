import { type Dot, type Formation, layoutOf, type Side } from '@stamtafel/games/play-design/deck.ts';

type Vector = readonly [x: number, y: number];

/** A player on the paper of a card, and where he runs: a path in chalk, with an arrow where it has a direction. */
export interface Player {
  readonly dot: Dot;
  readonly x: number;
  readonly y: number;
  readonly route: string;
  readonly heading?: Vector;
}

export const RADIUS = 7.4;

/** From the middle of the paper to a player this many steps aside: close ones apart, far ones still on the paper. */
const aside = [0, 15.2, 30, 44, 53, 61, 68, 75, 80, 84];
/** From the line of scrimmage to a player this many steps behind it. */
const behind = [0, 13, 21, 28, 35, 42, 48, 54, 60, 66, 71, 76, 81, 86];

/** Where the front stands: the offense below the line of scrimmage, running up; the defense above it, coming down. */
export const frontOf = (side: Side): number => (side === 'offense' ? 153 : 214);

/** The eleven players of a formation on paper of 200 × 280, with what they are about to do. */
export function playersOf(card: Pick<Formation, 'id' | 'dots' | 'side' | 'kind'>): readonly Player[] {
  const back = card.side === 'offense' ? 1 : -1;
  return layoutOf(card).map(({ dot, x, y: depth }, n) => {
    const at = {
      dot,
      x: 100 + Math.sign(x) * (aside[Math.abs(x)] ?? 0),
      y: frontOf(card.side) + back * (behind[depth] ?? 0),
    };
    return { ...at, ...(card.side === 'offense' ? attack(at, card.kind, n) : defend(at, depth)) };
  });
}

type Place = Pick<Player, 'dot' | 'x' | 'y'>;
type Way = Pick<Player, 'route' | 'heading'>;

/** A line begins outside its dot. */
const gap = RADIUS + 2;

/** Linemen block, receivers run their routes, backs go through the middle or around it, a kicker kicks. */
function attack({ dot, x, y }: Place, kind: string, n: number): Way {
  const start = `M${x} ${y - gap}`;
  const out = x < 100 ? -1 : 1;
  switch (dot) {
    case 'L':
      return { route: `${start}v-6m-5 0h10` };
    case 'B':
      return n % 2 === 0
        ? { route: `${start}V125l${-out * 15} -10`, heading: [-out * 15, -10] }
        : { route: `${start}V110`, heading: [0, -1] };
    case 'P':
      return { route: `${start}v-8l${out * 12} -8`, heading: [out * 12, -8] };
    case 'G': {
      if (kind === 'Pass')
        return { route: `M${x + out * gap} ${y}q${out * 14} 0 ${out * 18} -14`, heading: [out * 4, -14] };
      const hole = x + (x - 100) * 0.35 + out * 8;
      return { route: `${start}Q${x} 146 ${hole} 126`, heading: [hole - x, -20] };
    }
    case 'O':
      return kind === 'Special' && y > 180
        ? { route: `${start}Q${x + 34} 140 104 112`, heading: [70 - x, -28] }
        : { route: '' };
  }
}

/** The front comes, those behind it watch their zone. */
function defend({ dot, x, y }: Place, depth: number): Way {
  const start = `M${x} ${y + gap}`;
  if (depth <= 1 && dot !== 'B') return { route: `${start}v10`, heading: [0, 1] };
  if (dot === 'L' || dot === 'G') return { route: `${start}v9`, heading: [0, 1] };
  return { route: `M${x - 10} ${y + gap + 2}q10 7 20 0` };
}
