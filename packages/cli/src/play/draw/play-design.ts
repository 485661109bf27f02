import type { PlayCard } from '@stamtafel/games/play-design/cards/cards.ts';
import type { Colour } from '@stamtafel/games/play-design/deck.ts';
import { goalLine, square } from '@stamtafel/games/play-design/scorecard.ts';
import type { Kind } from '@stamtafel/kernel';
import type { Ink } from '../ink.ts';
import { padStart } from '../layout.ts';
import { cardOf, type Scene } from './drawing.ts';

/** What both games of the box show alike. */

type Face = Pick<PlayCard, 'colour' | 'side' | 'value'>;
interface WithFaces extends Kind {
  card: Kind['card'] & Face;
}

export const paintColour = (ink: Ink, colour: Colour, text: string): string => ink[colour](text);

export function paint<K extends WithFaces>(scene: Scene<K>, id: string, text: string): string {
  const card = cardOf(scene, id);
  return card === undefined ? text : paintColour(scene.ink, card.colour, text);
}

/** PD-011 Ten squares of ten yards. */
export function scorecard(ink: Ink, yards: number, hue: 'red' | 'green'): string {
  const squares = Math.min(goalLine, yards) / square;
  return `${ink[hue]('■'.repeat(squares))}${ink.grey('□'.repeat(goalLine / square - squares))} ${padStart(String(yards), 3)}`;
}
