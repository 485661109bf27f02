import type { BallenMetStieren } from '@stamtafel/games/ballen-met-stieren/kind.ts';
import type { GameLook } from '../look.ts';
import { Account } from './Account.tsx';
import { Board } from './Board.tsx';
import { beats } from './beats.ts';
import { CardBack } from './CardBack.tsx';
import { CardFace } from './CardFace.tsx';
import { gather } from './gather.ts';
import { words } from './words.ts';

export const look: GameLook<BallenMetStieren> = {
  Board,
  beats,
  CardFace,
  CardBack,
  gather,
  Account,
  // BMS-283 Whether to use the laid card is asked even if it cannot be used.
  refused: ({ asks, options }) =>
    (asks === 'attackerAct' || asks === 'defenderAct') && !options.some(({ pick }) => pick === 'use')
      ? ['use']
      : [],
  points: (_match, score, language) => words[language].goals(score),
};
