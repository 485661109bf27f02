import type { BallenMetStieren } from '@stamtafel/games/ballen-met-stieren/kind.ts';
import type { GameLook } from '../look.ts';
import { Account } from './Account.tsx';
import { Board } from './Board.tsx';
import { CardBack } from './CardBack.tsx';
import { CardFace } from './CardFace.tsx';
import { gather } from './gather.ts';
import { words } from './words.ts';

export const look: GameLook<BallenMetStieren> = {
  Board,
  CardFace,
  CardBack,
  gather,
  Account,
  points: (_match, score, language) => words[language].goals(score),
};
