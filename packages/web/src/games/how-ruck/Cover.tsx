import type { ReactNode } from 'react';

const rope = 'M-6 128c60 12 110 14 166 10s110-6 166-16';

/** A man in a kilt, small and from afar, leaning back. */
const Puller = ({
  at,
  kilt,
  hat,
}: {
  readonly at: string;
  readonly kilt: string;
  readonly hat: string;
}): ReactNode => (
  <g transform={at} stroke="#2b1b12" strokeWidth="2.5" strokeLinejoin="round">
    <path d="M-6 16l-8 24M6 16l2 24" fill="none" strokeWidth="6" />
    <path d="M-12 4h24l5 18h-34z" fill={kilt} />
    <path d="M-13-22h26l-2 27h-22z" fill="#fbf6ea" />
    <path d="M-10-16 22-2M10-16 24 2" fill="none" stroke="#f3c6a0" strokeWidth="7" strokeLinecap="round" />
    <circle cy="-34" r="13" fill="#f3c6a0" />
    <path d="M-13-33q13 8 26 0q0 20-13 20t-13-20z" fill="#c2541f" />
    <ellipse cx="-2" cy="-45" rx="17" ry="7" fill={hat} />
    <circle cx="-2" cy="-52" r="4" fill="#f2c14e" />
  </g>
);

/** Two clans on the moor, a rope, a barrel; and somebody in the loch. */
export const Cover = (): ReactNode => (
  <svg viewBox="0 0 320 200" role="presentation" preserveAspectRatio="xMidYMid slice">
    <rect width="320" height="200" fill="#bcd6ea" />
    <circle cx="250" cy="40" r="20" fill="#fbe6a6" />
    <path d="M0 92 52 40l40 36 58-56 60 62 42-32 68 52v90H0z" fill="#8193b6" />
    <path d="M0 112q80-22 160-8t160-10v106H0z" fill="#7fb3c8" />
    <path
      d="M126 108c-2-22 8-26 6-42q2-12 14-10q14 4 10 14q-6 4-12 2q0 18-4 36zM160 108q10-18 22 0zM188 108q8-12 16 0z"
      fill="#3f7a68"
      stroke="#2b1b12"
      strokeWidth="2"
    />
    <circle cx="146" cy="64" r="2" fill="#2b1b12" />
    <path d="M0 128q80-22 160-14t160-12v98H0z" fill="#8a6299" />
    <path d="M0 158q90-14 170-4t150-8v54H0z" fill="#5d7a45" />
    <path d={rope} fill="none" stroke="#2b1b12" strokeWidth="10" />
    <path d={rope} fill="none" stroke="#d9b271" strokeWidth="7" />
    <path d={rope} fill="none" stroke="#94692f" strokeWidth="7" strokeDasharray="2 7" />
    <Puller at="translate(34 134)" kilt="#b3261e" hat="#b3261e" />
    <Puller at="translate(84 138)" kilt="#23569f" hat="#23569f" />
    <Puller at="translate(286 130) scale(-1 1)" kilt="#2f7138" hat="#2f7138" />
    <Puller at="translate(236 135) scale(-1 1)" kilt="#b3261e" hat="#23569f" />
    <g transform="translate(160 142)" stroke="#2b1b12" strokeWidth="2.5">
      <path d="M-30-22q30-11 60 0q11 22 0 44q-30 11-60 0q-11-22 0-44z" fill="#a55f2b" />
      <path d="M-22-25q-8 25 0 50l8 2q-8-27 0-54zM22-25q8 25 0 50l-8 2q8-27 0-54z" fill="#55565c" />
      <circle r="11" fill="#f6e6c2" />
    </g>
  </svg>
);
