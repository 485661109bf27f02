import type { FivePossessions } from '@stamtafel/games/play-design/five-possessions/kind.ts';
import type { GameLook } from '../look.ts';
import { CardBack } from '../play-design/CardBack.tsx';
import { PossessionsFace } from '../play-design/CardFace.tsx';
import { words } from '../play-design/words.ts';
import { arranging } from './arrange.ts';
import { Board } from './Board.tsx';
import { beats } from './beats.ts';

export const look: GameLook<FivePossessions> = {
  Board,
  beats,
  CardFace: PossessionsFace,
  CardBack,
  gather: (match, view, decision, language) => arranging(match, view, decision, words[language]),
  points: (_match, score, language) => words[language].won(score),
};
