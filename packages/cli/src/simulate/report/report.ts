import type { Language } from '@stamtafel/games';
import { censuses } from '@stamtafel/games/census.ts';
import type { Match } from '@stamtafel/kernel';
import { findGame } from '../../input.ts';
import type { Plan } from '../plan.ts';
import type { Reporting } from '../reporting.ts';
import type { Tally } from '../tally.ts';
import { findings } from './findings.ts';
import { page } from './page.ts';

interface Simulated {
  readonly plan: Plan;
  readonly match: Match;
  readonly reporting: Pick<Reporting, 'kinds' | 'changes'>;
  readonly total: Tally;
  readonly language: Language;
  /** What is typed to get the same report. */
  readonly command: string;
}

/** The report on matches that were played, as a page. It depends on nothing else: no clock, no machine. */
export const reportPage = ({ plan, match, reporting, total, language, command }: Simulated): string =>
  page({
    edition: findGame(plan.game),
    match,
    language,
    findings: findings(total, reporting.changes),
    cards: reporting.kinds.cards,
    parts: censuses[plan.game]?.parts[language] ?? '',
    bots: plan.bots,
    wanted: plan.matches,
    command,
  });
