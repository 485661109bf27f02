import { type Chapter, chapter } from '../../chapters.ts';
import type { RuleId } from '../rule-ids.ts';

export const chapters: readonly Chapter<RuleId>[] = [
  chapter('PD-001', 'De kaarten', 'The cards'),
  chapter('PD-008', 'Spelers, schudden en scorekaart', 'Players, shuffling and scorecard'),
  chapter('PD4-001', '4 downs: delen', '4 downs: the deal'),
  chapter('PD4-010', '4 downs: bijspelen', '4 downs: following'),
  chapter('PD4-020', '4 downs: een speelbeurt winnen', '4 downs: winning a trick'),
  chapter('PD4-030', '4 downs: ronde en punten', '4 downs: round and points'),
  chapter('PD4-040', '4 downs: First down, de klop', '4 downs: First down, the knock'),
  chapter('PD4-070', '4 downs: acht kaarten', '4 downs: eight cards'),
  chapter('PD5-001', '5 possessions: begin', '5 possessions: the beginning'),
  chapter('PD5-010', '5 possessions: een rij leggen', '5 possessions: laying a row'),
  chapter('PD5-020', '5 possessions: duels', '5 possessions: duels'),
  chapter('PD5-030', '5 possessions: de laatste rij', '5 possessions: the last row'),
  chapter('PD5-040', '5 possessions: winnen', '5 possessions: winning'),
  chapter('PD5-050', '5 possessions: onthouden', '5 possessions: remembering'),
];
