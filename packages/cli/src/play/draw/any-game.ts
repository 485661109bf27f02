import { listed } from '@stamtafel/games/telling/sentence.ts';
import { type Kind, seatLetter } from '@stamtafel/kernel';
import { wrap } from '../layout.ts';
import { chairOf, countIn, type Drawing, faces, type Scene } from './drawing.ts';

/** A table for a game without a drawing of its own: every place where cards lie, in words. */
export function anyGame<K extends Kind>(): Drawing<K> {
  return {
    picture: lines,
    speech: lines,
    held,
    paint: (_scene, _card, text) => text,
    points: (_scene, score) => String(score),
    obvious: [],
  };
}

function lines<K extends Kind>(scene: Scene<K>): string[] {
  const { match, teller } = scene;
  const own = `hand.${seatLetter(chairOf(scene))}`;
  const places = match.zones.filter(({ name }) => name !== own && countIn(scene, name) > 0);
  return [
    ` ${teller.texts.title}`,
    ...places.flatMap(({ name }) => {
      const seen = faces(scene, name).map((card) => teller.cardLine(card));
      const hidden = countIn(scene, name) - seen.length;
      if (hidden > 0) seen.push(hidden === 1 ? teller.words.hiddenCard : teller.words.hiddenCards(hidden));
      return wrap(listed(seen, teller.words.and), { first: ` ${teller.zone(name)}: ` });
    }),
  ];
}

const held = <K extends Kind>(scene: Scene<K>): readonly string[] =>
  faces(scene, `hand.${seatLetter(chairOf(scene))}`);
