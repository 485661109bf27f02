/** Where two players of the same cards parted: the first choice in which they differ. */
import type { Edition } from '@stamtafel/games/edition.ts';
import {
  type Answer,
  answerText,
  type Decision,
  type MatchRecord,
  open,
  pending,
  recorder,
  type Seat,
  seedIn,
  type View,
  view,
} from '@stamtafel/kernel';

/** A choice of one player: what was asked, and what was answered. */
interface Choice {
  /** How many answers of all players were given before it. */
  readonly moment: number;
  readonly decision: Decision;
  readonly view: View;
  readonly answer: Answer;
}

/** Hardly anybody chooses this often alike, and a link stays short. */
export const MOST_CHOICES = 20;

/** The first choices of this seat: answers where there were several, until one that was not on offer. */
export function choicesIn({ game }: Edition, record: MatchRecord, seat: Seat): readonly Choice[] {
  const match = open(game, record);
  const table = recorder(match, { seed: seedIn(record) });
  const choices: Choice[] = [];
  for (const [moment, entry] of record.entries.entries()) {
    const { answer } = entry;
    const decision = pending(match, table.state).find((asked) => asked.seat === seat);
    if (entry.seat === seat && decision !== undefined && decision.options.length > 1) {
      if (offered(decision, answerText(answer)) === undefined) break;
      choices.push({ moment, decision, view: view(match, table.state, seat), answer });
      if (choices.length === MOST_CHOICES) break;
    }
    table.play(entry.seat, answer, entry);
  }
  return choices;
}

/** How a link says them. */
export const saidOf = (choices: readonly Choice[]): string[] =>
  choices.map(({ answer }) => answerText(answer));

interface Parting extends Choice {
  /** What the other one answered there. */
  readonly other: Answer;
}

/**
 * The first of these choices that another player made differently. None where they are the same as far as they go, nor
 * where the other's was not on offer here: then the computers had not done the same, and it was another question.
 */
export function partingOf(choices: readonly Choice[], said: readonly string[]): Parting | undefined {
  const at = choices.findIndex(({ answer }, n) => answerText(answer) !== said[n]);
  const choice = choices[at];
  const other = choice && offered(choice.decision, said[at]);
  return choice && other && { ...choice, other };
}

const offered = ({ options }: Decision, said: string | undefined): Answer | undefined =>
  options.find((answer) => answerText(answer) === said);
