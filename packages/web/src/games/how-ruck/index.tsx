import type { HowRuck } from '@stamtafel/games/how-ruck/kind.ts';
import { settingsNow } from '../../app/settings.ts';
import { note } from '../../app/toast.tsx';
import { rememberOption } from '../../home/setup.ts';
import type { GameLook } from '../look.ts';
import { Board } from './Board.tsx';
import { beats } from './beats.ts';
import { CardBack } from './CardBack.tsx';
import { CardFace } from './CardFace.tsx';
import { words } from './words.ts';

export const look: GameLook<HowRuck> = {
  Board,
  CardFace,
  CardBack,
  beats,
  /** HR-055 Who asks for calm once need not ask again. */
  given({ game }, { pick }) {
    if (pick !== 'calm') return;
    rememberOption(game, { teamForming: 'calm' });
    note(words[settingsNow().language].calmFromNow);
  },
  points: (_match, score, language) => words[language].barrels(score),
};
