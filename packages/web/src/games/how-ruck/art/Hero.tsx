import type { ReactNode } from 'react';
import { hairs, INK, ROPE, SKIN, type Suit } from './palette.ts';
import { Arms, Features, Inked, Rope, Tam, Tartan } from './parts.tsx';

interface HeroProps {
  readonly suit: Suit;
  readonly strength: number;
  readonly shouts: boolean;
  /** Which of several alike this one is: they differ in hair. */
  readonly nth: number;
}

/** How a man of this strength is built; the stronger ones of an owner's deck are like the last, only broader. */
const builds = [
  { shoulders: 20, arm: 9, head: 23, neck: 17, face: 'freckles' },
  { shoulders: 32, arm: 14, head: 25, neck: 8, face: 'beard' },
  { shoulders: 46, arm: 23, head: 21, neck: 4, face: 'moustache' },
  { shoulders: 54, arm: 28, head: 19, neck: 2, face: 'moustache' },
] as const;

/** A lean hero in his kilt: from a weed to a muscleman, pulling or shouting. Strength 0 is a rope with nobody on it. */
export function Hero({ suit, strength, shouts, nth }: HeroProps): ReactNode {
  const build = builds[Math.min(strength, builds.length) - 1];
  if (build === undefined) return <LooseRope suit={suit} />;
  const { shoulders: w, arm, head: r, neck, face } = build;
  const hair = hairs[(nth + strength) % hairs.length];
  const shoulder = -112;
  const y = shoulder - neck - r * 0.75;
  return (
    <Inked>
      <Rope from={-88} to={88} />
      {[-1, 1].map((side) => (
        <g key={side}>
          <path d={`M${side * w * 0.42 - 6} -40h12v30h-12z`} fill={SKIN} />
          <path d={`M${side * w * 0.42 - 7} -26h14v18h-14z`} fill="#f7f3e8" />
          <path d={`M${side * w * 0.42 - 8} -9h16l${side * 7} 9h-${16 + 7}z`} fill={INK} />
        </g>
      ))}
      <path d={`M${-w * 0.72} -66h${w * 1.44}l${w * 0.24} 36h${-w * 1.92}z`} fill={suit.fill} />
      <Tartan suit={suit} x={-w * 0.8} y={-64} w={w * 1.6} h={32} />
      <path
        d={`M${-w} ${shoulder + 4}q${w} -12 ${w * 2} 0L${w * 0.72} -64H${-w * 0.72}z`}
        fill={face === 'moustache' ? '#e9ded0' : '#fbf6ea'}
      />
      {face === 'moustache' ? (
        <path
          d={`M0 ${shoulder + 8}v26M${-w * 0.6} ${shoulder + 26}q${w * 0.3} 10 ${w * 0.6} 0q${w * 0.3} 10 ${w * 0.6} 0`}
          fill="none"
        />
      ) : (
        <path
          d={`M${-w * 0.9} ${shoulder + 6}L${w * 0.6} -64h12L${-w * 0.45} ${shoulder}z`}
          fill={suit.fill}
          strokeWidth="2"
        />
      )}
      <circle cx="0" cy="-50" r="9" fill="#8a5a36" strokeWidth="2" />
      <path d={`M${-r * 0.35} ${shoulder + 2}v${-neck - 8}h${r * 0.7}v${neck + 8}z`} fill={SKIN} />
      <Arms reach={w} y={shoulder + 8} thick={arm} sleeve={face === 'beard' ? '#fbf6ea' : SKIN} />
      {face !== 'moustache' && <ellipse cx="0" cy={y + 3} rx={r * 1.12} ry={r} fill={hair} />}
      <circle cx={-r} cy={y + 2} r="5" fill={SKIN} />
      <circle cx={r} cy={y + 2} r="5" fill={SKIN} />
      <circle cx="0" cy={y} r={r} fill={SKIN} />
      {face === 'beard' && (
        <path d={`M${-r} ${y + 4}q4 12 12 8q12-6 24 0q8 4 14-8q0 36-26 38q-24-2-24-38z`} fill={hair} />
      )}
      <Features y={y} mood={shouts ? 'shouts' : strength > 1 ? 'strains' : 'calm'} />
      {face === 'freckles' && (
        <path
          d={`M-15 ${y + 8}h2M-11 ${y + 12}h2M11 ${y + 12}h2M15 ${y + 8}h2`}
          stroke="#b5651d"
          strokeWidth="3"
        />
      )}
      {face === 'moustache' && (
        <path d={`M-17 ${y + 14}q8-10 17-2q9-8 17 2q-9 2-17-2q-8 4-17 2z`} fill={hair} strokeWidth="2" />
      )}
      <Tam suit={suit} y={y} r={r} />
    </Inked>
  );
}

function LooseRope({ suit }: { readonly suit: Suit }): ReactNode {
  const rope = 'M-88 -78C-60 -78-62 -14-30 -12S20 -58 34 -42S6 -2 40 -6S60 -74 88 -78';
  return (
    <Inked>
      <g fill="none">
        <path d={rope} strokeWidth="15" />
        <path d={rope} stroke={ROPE} strokeWidth="10" />
        <path d={rope} stroke="#94692f" strokeWidth="10" strokeDasharray="3 8" />
      </g>
      <g transform="translate(-2 -92) rotate(-9)">
        <Tam suit={suit} y={18} r={36} />
      </g>
      <g transform="translate(36 -150)">
        <path d="M0 0q-16-14-16 2t16 4q16 12 16-4t-16-2" fill={suit.pale} strokeWidth="2" />
        <path d="M-6 12q-14 12-8 22" fill="none" strokeWidth="2" strokeDasharray="3 5" />
      </g>
    </Inked>
  );
}
