import { type Chapter, chapter } from '../../chapters.ts';
import type { RuleId } from '../rule-ids.ts';

export const chapters: readonly Chapter<RuleId>[] = [
  chapter('BMS-001', 'De wedstrijd', 'The match'),
  chapter('BMS-010', 'De Basis-elf en de actiekaarten', 'The eleven and the drafts'),
  chapter('BMS-030', 'Een aanval', 'An attack'),
  chapter('BMS-060', 'Doelpunt of niet', 'Goal or no goal'),
  chapter('BMS-070', 'Actiekaarten', 'Action cards'),
  chapter('BMS-101a', 'De actiekaarten één voor één', 'The action cards one by one'),
  chapter('BMS-201', 'Scheidsrechter en VAR', 'Referee and VAR'),
  chapter('BMS-210', 'De vrije trap', 'The free kick'),
  chapter('BMS-220', 'De penalty', 'The penalty'),
  chapter('BMS-230', 'Geel en rood', 'Yellow and red'),
  chapter('BMS-240', 'Dobbelkaarten', 'Dice cards'),
  chapter('BMS-250', 'Specialiteiten', 'Specialities'),
  chapter('BMS-260', 'De Spuger', 'De Spuger (the spitter)'),
  chapter('BMS-270', 'Het einde', 'The end'),
  chapter('BMS-280', 'Wie wat weet', 'Who knows what'),
  chapter('BMS-290', 'Te laat of opgeven', 'Out of time, or resigning'),
];
