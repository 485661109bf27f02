import type { Edition, Language } from '@stamtafel/games/edition.ts';
import { BadInput, open } from '@stamtafel/kernel';
import { textsIn } from '../texts/texts.ts';

/** House rules that differ from the box, by option. */
export interface Chosen {
  readonly [id: string]: unknown;
}

/** Why the game cannot be played like this, in the game's words; undefined when it can. */
export function objection(
  edition: Edition,
  seats: number,
  options: Chosen,
  language: Language,
): string | undefined {
  const { game } = edition;
  try {
    open(game, { seats, options });
    return undefined;
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return outOfRange(edition, options, language) ?? error.in(language);
  }
}

/** A number that is too low or too high is said with the name that the form has for it. */
function outOfRange({ game, texts: own }: Edition, options: Chosen, language: Language): string | undefined {
  for (const [id, { values }] of Object.entries(game.options)) {
    const value = options[id];
    if (!('from' in values) || typeof value !== 'number') continue;
    if (value < values.from || value > values.to)
      return `${own[language].options[id]?.name ?? id}: ${textsIn(language).online.from(values.from, values.to)}.`;
  }
  return undefined;
}
