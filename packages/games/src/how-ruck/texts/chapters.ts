import { type Chapter, chapter } from '../../chapters.ts';
import type { RuleId } from '../rule-ids.ts';

export const chapters: readonly Chapter<RuleId>[] = [
  chapter('HR-001', 'Waar het om gaat', 'What it is about'),
  chapter('HR-010', 'De kaarten en het touw klaarleggen', 'Setting up'),
  chapter('HR-030', 'De ploegen samenstellen', 'Forming the teams'),
  chapter('HR-040', 'De race: om het snelst', 'The race'),
  chapter('HR-060', 'Rustig verdelen', 'Splitting calmly'),
  chapter('HR-070', 'Wie begint?', 'Who begins?'),
  chapter('HR-080', 'Zonder ploegen: het leerpotje', 'Without teams: the learning game'),
  chapter('HR-090', 'Touwtrekken', 'The tug-of-war'),
  chapter('HR-110', 'De krachtmeting', 'The contest'),
  chapter('HR-130', 'De actiekaarten', 'The action cards'),
  chapter('HR-170', 'Het einde van een ronde', 'The end of a round'),
  chapter('HR-180', 'Op een scherm', 'On a screen'),
];
