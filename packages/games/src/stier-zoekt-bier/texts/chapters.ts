import { type Chapter, chapter } from '../../chapters.ts';
import type { RuleId } from '../rule-ids.ts';

export const chapters: readonly Chapter<RuleId>[] = [
  chapter('SZB-001', 'Waar het om gaat', 'What it is about'),
  chapter('SZB-031', '1. Stieren trekken', '1. Stieren trekken (draw bulls)'),
  chapter('SZB-041', '2. Bier inslaan', '2. Bier inslaan (stock beer)'),
  chapter('SZB-061', '3. Bier tappen', '3. Bier tappen (tap beer)'),
  chapter('SZB-081', '4. Stieren kiezen', '4. Stieren kiezen (choose bulls)'),
  chapter('SZB-101', 'Stier op stier', 'Stier op stier (bull on bull)'),
  chapter('SZB-111', '5. Bier serveren', '5. Bier serveren (serve beer)'),
  chapter('SZB-131', '6. Bierbaas wisselen', '6. Bierbaas wisselen (a new beer boss)'),
  chapter('SZB-141', 'Bonusronde en punten', 'Bonus round and points'),
  chapter('SZB-161', 'Grand Café', 'Grand Café'),
  chapter('SZB-171', 'De 1,5 meter Drinker', 'The 1,5 meter Drinker'),
  chapter('SZB-191', 'De Allesdrinker', 'The Allesdrinker (drinks it all)'),
  chapter('SZB-201', 'Op een scherm', 'On a screen'),
];
