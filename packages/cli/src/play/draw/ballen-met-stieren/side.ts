import { at, type Card } from '@stamtafel/games/ballen-met-stieren/kind.ts';
import { attackValue, defenceValue } from '@stamtafel/games/ballen-met-stieren/rules/values.ts';
import { listed } from '@stamtafel/games/telling/sentence.ts';
import { NONE, type Seat } from '@stamtafel/kernel';
import { cardOf, countIn, faces, zone } from '../drawing.ts';
import { fullName, place, type S, say } from './scene.ts';

export const bullOn = (scene: S, seat: Seat): Card | undefined => {
  const [id] = faces(scene, place('field', seat));
  return id === undefined ? undefined : cardOf(scene, id);
};

export function valuesOf(scene: S, seat: Seat, bull: Card): { a: number; d: number } {
  const now = { facts: scene.view.facts, options: scene.match.options };
  return {
    a: attackValue(now, seat, bull, countIn(scene, place('mud', seat))),
    d: defenceValue(now, seat, bull),
  };
}

/** BMS-285 Backs tell bulls from actions, also in another's hand. */
export function backsIn(scene: S, name: string): { bulls: number; actions: number } {
  const { match, view } = scene;
  const entries = view.zones[match.zoneByName.get(name) ?? NONE] ?? [];
  const bulls = entries.filter((entry) => isBull(scene, entry)).length;
  return { bulls, actions: entries.length - bulls };
}

/** A hidden card is one of a bag, and that one of another, down to the pack with its back. */
function isBull({ match, view }: S, entry: number): boolean {
  if (entry >= 0) return match.faces[entry]?.bull ?? false;
  const { packs, cards } = match;
  let bag = -1 - entry;
  while (bag >= packs.length) bag = view.bags[bag - packs.length]?.within ?? 0;
  return cards[packs[bag]?.[0] ?? NONE]?.bull ?? false;
}

export const roleOf = (scene: S, seat: Seat): string =>
  scene.view.facts.attacker === seat ? say(scene).attacks : say(scene).defends;

/** The action slot: what lies face down, and what was used. */
export function actionOf(scene: S, seat: Seat): string {
  const used = faces(scene, place('played', seat)).map((card) => fullName(scene, card));
  if (used.length > 0) return say(scene).used(listed(used, scene.teller.words.and));
  const [laid] = zone(scene, place('laid', seat));
  if (laid !== undefined) return say(scene).ownFaceDown(fullName(scene, laid));
  return countIn(scene, place('laid', seat)) > 0 ? say(scene).faceDown : say(scene).noAction;
}

/** Yellow and red cards, Modderpoels and locked cards, as far as there are any. */
export function burdens(scene: S, seat: Seat, said: 'short' | 'long'): string[] {
  const { facts } = scene.view;
  const { yellow, yellowSaid, red, redSaid, mud, mudSaid, locked, lockedSaid } = say(scene);
  const [ofYellow, ofRed, ofMud, ofLocked] =
    said === 'short' ? [yellow, red, mud, locked] : [yellowSaid, redSaid, mudSaid, lockedSaid];
  return [
    ...some(at(facts.yellows, seat), ofYellow),
    ...some(at(facts.reds, seat), ofRed),
    ...some(countIn(scene, place('mud', seat)), ofMud),
    ...some(countIn(scene, place('locked', seat)), ofLocked),
  ];
}

const some = (count: number, text: (n: number) => string): string[] => (count > 0 ? [text(count)] : []);

export const pilesOf = (scene: S, seat: Seat): [bulls: number, actions: number, bench: number] => [
  countIn(scene, place('bulls', seat)),
  countIn(scene, place('actions', seat)),
  countIn(scene, place('bench', seat)),
];
