import type { ReactNode } from 'react';
import { hairs, INK, SKIN } from './palette.ts';
import { Arms, Features, Inked, Rope } from './parts.tsx';

/** What sets the robust lady of each strength apart. */
interface Dress {
  readonly dress: string;
  readonly apron: string;
  readonly shoulders: number;
  readonly arm: number;
  readonly hair: string;
  readonly wears: 'hat' | 'braids' | 'bun' | 'headband';
}

const dresses: readonly Dress[] = [
  { dress: '#9a78ad', apron: '#e7d9ee', shoulders: 24, arm: 11, hair: hairs[1], wears: 'bun' },
  { dress: '#6b4a80', apron: '#8d6ba3', shoulders: 24, arm: 11, hair: hairs[3], wears: 'hat' },
  { dress: '#4d7ea8', apron: '#fff8ea', shoulders: 30, arm: 14, hair: hairs[2], wears: 'braids' },
  { dress: '#a3445a', apron: '#f6e3d3', shoulders: 42, arm: 20, hair: hairs[0], wears: 'bun' },
  { dress: '#3d7a6b', apron: '#f2c14e', shoulders: 50, arm: 26, hair: hairs[1], wears: 'headband' },
];
const [fainted] = dresses;

/** A lady: fainted, genteel, with milk pails, robust, or throwing the hammer; stronger ones are hammer throwers too. */
export function Lady({
  strength,
  shouts,
  nth,
}: {
  strength: number;
  shouts: boolean;
  nth: number;
}): ReactNode {
  const look = dresses[Math.min(strength, dresses.length - 1)];
  if (look === undefined || look === fainted) return <Fainted />;
  const { dress, apron, shoulders: w, arm, wears } = look;
  const hair = strength === 3 ? (hairs[nth % hairs.length] ?? look.hair) : look.hair;
  const shoulder = -110;
  const r = 23;
  const y = shoulder - 22;
  return (
    <Inked>
      <Rope from={-88} to={88} />
      {wears === 'braids' && (
        <g fill={hair}>
          <path d={`M-24 ${y}q-18 20-12 44q10 2 12-8q2-18 12-30z`} />
          <path d={`M24 ${y}q18 20 12 44q-10 2-12-8q-2-18-12-30z`} />
        </g>
      )}
      <path
        d={`M${-w * 0.6} -70h${w * 1.2}q${w * 0.3} 50 ${w * 0.5 + 8} 66q${-w * 1.1 - 8} 10 ${-w * 2.2 - 16} 0q${w * 0.4} -30 ${w * 0.5 + 8} -66z`}
        fill={dress}
      />
      <path d={`M${-w * 0.36} -70h${w * 0.72}l8 56h${-w * 0.72 - 16}z`} fill={apron} strokeWidth="2" />
      <path d={`M${-w} ${shoulder + 4}q${w} -13 ${w * 2} 0L${w * 0.62} -66H${-w * 0.62}z`} fill={dress} />
      <path d={`M-12 ${shoulder - 2}q12 16 24 0`} fill={SKIN} />
      <Arms reach={w} y={shoulder + 8} thick={arm} sleeve={wears === 'hat' ? dress : SKIN} />
      <ellipse cx="0" cy={y - 1} rx={r * 1.18} ry={r * 1.1} fill={hair} />
      {wears === 'bun' && <circle cx="0" cy={y - r - 8} r="13" fill={hair} />}
      <circle cx="0" cy={y + 2} r={r} fill={SKIN} />
      <path
        d={`M${-r} ${y}q6-22 ${r} -20q18-2 ${r} 20q-10-14-20-12q-16 0-${r * 2 - 20} 12z`}
        fill={hair}
        strokeWidth="2"
      />
      <Features y={y + 2} mood={shouts ? 'shouts' : strength > 2 ? 'strains' : 'smiles'} lashes />
      <circle cx="-15" cy={y + 12} r="4" fill="#ee9d8d" stroke="none" />
      <circle cx="15" cy={y + 12} r="4" fill="#ee9d8d" stroke="none" />
      {wears === 'hat' && (
        <g>
          <ellipse cx="0" cy={y - 17} rx="40" ry="9" fill={dress} />
          <path d={`M-20 ${y - 18}q2-24 20-24t20 24z`} fill={apron} />
          <path d={`M12 ${y - 36}q30-22 40 6q-22-6-34 8z`} fill="#f7f3e8" />
        </g>
      )}
      {wears === 'braids' && <path d={`M-22 ${y - 14}q22-26 44 0q-22-9-44 0z`} fill="#fff8ea" />}
      {wears === 'headband' && (
        <g>
          <path d={`M-24 ${y - 12}q24-10 48 0v8q-24-10-48 0z`} fill="#b3261e" />
          <path d={`M62 -20q16-40 6-78`} fill="none" strokeWidth="4" strokeDasharray="7 4" />
          <circle cx="60" cy="-17" r="17" fill="#4a4a50" />
          <path d="M52-24q6-6 12-2" fill="none" stroke="#c9c9d0" />
        </g>
      )}
      {wears === 'braids' && (
        <g>
          <path d="M-72 -36h30l-4 32h-22z" fill="#c9ced3" />
          <ellipse cx="-57" cy="-36" rx="15" ry="5" fill="#fff" />
          <path d="M-72-36q15-30 30 0" fill="none" />
        </g>
      )}
    </Inked>
  );
}

const Fainted = (): ReactNode => (
  <Inked>
    <Rope from={-88} to={88} y={-112} />
    <path d="M-6 -40q40-34 82-8q8 24 0 42q-44 12-86-4z" fill={fainted?.dress} />
    <path d="M10 -22q30-12 60 2v16q-32 4-60-4z" fill={fainted?.apron} strokeWidth="2" />
    <path d="M-34 -38q20-12 36-2l-4 32q-22 6-36-4z" fill={fainted?.dress} />
    <g fill="none" strokeLinecap="round">
      <path d="M-22 -34q-20-20-34-46" strokeWidth="18" />
      <path d="M-22 -34q-20-20-34-46" stroke={SKIN} strokeWidth="12" />
    </g>
    <path d="M-58 -84l-12-18 20 4 8-14 4 20z" fill="#fff" strokeWidth="2" />
    <ellipse cx="-56" cy="-22" rx="29" ry="26" fill={fainted?.hair} />
    <circle cx="-52" cy="-22" r="22" fill={SKIN} />
    <path d="M-66 -30l9 9m0-9l-9 9M-46 -34l9 9m0-9l-9 9" strokeWidth="3" />
    <ellipse cx="-50" cy="-10" rx="6" ry="4" fill="#5a1212" strokeWidth="2" />
    <path d="M72 -40q16-8 14-20l-12 4z" fill={INK} />
    <g fill="#f2c14e" strokeWidth="2">
      <path d="M-20 -80l4 8 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1z" />
      <path d="M10 -76l3 6 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1z" />
    </g>
  </Inked>
);
