import { type Team, teams } from '@stamtafel/games/ballen-met-stieren/deck.ts';
import type { ReactNode } from 'react';
import { gold, grass, grassDeep, shirts } from './art/colours.ts';
import { Screen, Whistle } from './art/officials.tsx';
import { Ball, Horns } from './art/symbols.tsx';

/** Everybody sees from the back what a card is: a bull in his shirt, an action, a whistle or a screen. */
export function CardBack({ back }: { readonly back: string | undefined }): ReactNode {
  const team = teams.find((name) => back === `bull-${name}`);
  if (team !== undefined) return <ShirtBack team={team} />;
  switch (back) {
    case 'referee':
      return (
        <Frame fill="#f7dd6b" edge="#20242c">
          <g transform="scale(1.3)">
            <Whistle />
          </g>
        </Frame>
      );
    case 'var':
      return (
        <Frame fill="#18323a" edge="#9fd0c2">
          <Screen>
            <text y="8" textAnchor="middle" fontSize="42" fontWeight="800" fill="#18202b">
              VAR
            </text>
          </Screen>
        </Frame>
      );
    default:
      return (
        <Frame fill={grassDeep} edge={gold}>
          <path d="M-80-50H80M-80 0H80M-80 50H80" stroke={grass} strokeWidth="22" />
          <g transform="translate(0 -26) scale(3.2)">
            <Horns />
          </g>
          <g transform="translate(0 34)">
            <Ball r={40} />
          </g>
        </Frame>
      );
  }
}

function ShirtBack({ team }: { readonly team: Team }): ReactNode {
  const { cloth, trim, back } = shirts[team];
  return (
    <Frame fill={back} edge={trim}>
      <path
        d="M-28-60q28 20 56 0l52 26-20 42-20-8v74h-80V0l-20 8-20-42z"
        fill={cloth}
        stroke={trim}
        strokeWidth="6"
        strokeLinejoin="round"
      />
      <g transform="translate(0 22) scale(2)">
        <Horns />
      </g>
    </Frame>
  );
}

const Frame = ({
  fill,
  edge,
  children,
}: {
  readonly fill: string;
  readonly edge: string;
  readonly children: ReactNode;
}): ReactNode => (
  <>
    <rect x="8" y="8" width="184" height="264" rx="10" fill={fill} />
    <rect x="17" y="17" width="166" height="246" rx="8" fill="none" stroke={edge} strokeWidth="5" />
    <g transform="translate(100 140)">{children}</g>
  </>
);
