import { type Chapter, chapter } from '../../chapters.ts';
import type { RuleId } from '../rule-ids.ts';

export const chapters: readonly Chapter<RuleId>[] = [
  chapter('SV-001', 'Woorden', 'Words'),
  chapter('SV-010', 'Klaarleggen', 'Setting up'),
  chapter('SV-100', 'Een ronde', 'A round'),
  chapter('SV-200', 'Acties', 'Actions'),
  chapter('SV-210', 'De zes acties', 'The six actions'),
  chapter('SV-300', 'De Bull Fight', 'The Bull Fight'),
  chapter('SV-400', 'De honkvaste koe', 'The honkvaste koe (settled cow)'),
  chapter('SV-450', 'De stapels', 'The piles'),
  chapter('SV-500', 'Met z’n tweeën', 'With two players'),
  chapter('SV-600', 'Einde en punten', 'End and points'),
  chapter('SV-700', 'De Drag Queen', 'The Drag Queen'),
  chapter('SV-800', 'Op een scherm', 'On a screen'),
];
