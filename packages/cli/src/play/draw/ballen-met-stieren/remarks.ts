import { at, HAND } from '@stamtafel/games/ballen-met-stieren/kind.ts';
import {
  discardsIn,
  fetchesIn,
  isDiscarded,
  isFetched,
} from '@stamtafel/games/ballen-met-stieren/rules/plan.ts';
import { listed } from '@stamtafel/games/telling/sentence.ts';
import { cardOf, countIn, faces, zone } from '../drawing.ts';
import { fullName, isPlayer, list, place, type S, say } from './scene.ts';
import { phaseOf } from './where.ts';

/** What hangs over the attack, and what the viewer has chosen in secret so far. */
export function remarks(scene: S): string[] {
  if (scene.view.facts.attack === 0) return settingUp(scene);
  const { facts } = scene.view;
  const { verdict, lockedGoal, waits, last, lastNow, wissel } = say(scene);
  const lines: string[] = [];
  if (facts.locked) lines.push(lockedGoal);
  else if (facts.verdict !== '') lines.push(verdict[facts.verdict]);
  const waiting = facts.hoef ? faces(scene, place('played', facts.attacker)).at(-1) : undefined;
  if (waiting !== undefined) lines.push(waits(fullName(scene, waiting)));
  if (facts.last > 0) lines.push(facts.last === facts.attack ? lastNow : last(facts.last));
  const users = [0, 1].filter((seat) => facts.wissel & (1 << seat)).map((seat) => scene.teller.name(seat));
  if (users.length > 0) lines.push(wissel(listed(users, scene.teller.words.and)));
  return [...(lines.length > 0 ? [lines.join(' ')] : []), ...topOfVar(scene), ...plan(scene)];
}

/** BMS-280 What Matchfixing showed, as long as the viewer knows it. */
function topOfVar(scene: S): string[] {
  const known = faces(scene, 'var').reverse();
  return known.length === 0 ? [] : [say(scene).onTop(list(scene, known))];
}

/** T7 The own plan so far. */
function plan(scene: S): string[] {
  const { view } = scene;
  if (phaseOf(scene) !== 'refill' || !isPlayer(scene)) return [];
  const me = view.viewer;
  const sealed = Math.max(0, view.sealed);
  const pick = (name: string, is: (sealed: number, place: number) => boolean): string[] =>
    zone(scene, place(name, me)).flatMap((card, i) => (card !== undefined && is(sealed, i) ? [card] : []));
  const discarded = pick('hand', isDiscarded);
  const fetched = pick('bench', isFetched);
  const size =
    countIn(scene, place('hand', me)) + countIn(scene, place('locked', me)) + at(view.facts.reds, me);
  const free = HAND - size + discardsIn(sealed) - fetchesIn(sealed);
  return [
    ...(discarded.length > 0 ? [say(scene).discards(list(scene, discarded))] : []),
    ...(fetched.length > 0 ? [say(scene).fetches(list(scene, fetched))] : []),
    free < 0 ? say(scene).over(-free) : say(scene).free(free),
  ];
}

/** Before the first attack: the viewer's eleven so far or the actions kept, and whether the other is ready. */
function settingUp(scene: S): string[] {
  const { view, teller, match } = scene;
  const lines: string[] = [];
  if (isPlayer(scene)) {
    const me = view.viewer;
    if (phaseOf(scene) === 'eleven') {
      const picked = elevenSoFar(scene);
      const which = picked.length === 0 ? '' : `: ${list(scene, picked)}`;
      lines.push(`${say(scene).chosen(picked.length)}${which}.`);
    } else {
      const kept = faces(scene, place('actions', me));
      if (kept.length > 0) lines.push(say(scene).kept(list(scene, kept)));
    }
  }
  for (let seat = 0; seat < match.seats; seat++) {
    if (seat === view.viewer) continue;
    const ready = (view.waiting & (1 << seat)) === 0;
    lines.push(ready ? say(scene).ready(teller.name(seat)) : say(scene).busy(teller.name(seat)));
  }
  return lines;
}

/** D-02 The bulls the viewer has put into their eleven; empty when that is over. */
export function elevenSoFar(scene: S): string[] {
  const { view } = scene;
  if (phaseOf(scene) !== 'eleven' || view.sealed < 0) return [];
  return faces(scene, place('hand', view.viewer)).filter(
    (card) => view.sealed & (1 << (cardOf(scene, card)?.shirt ?? 0)),
  );
}
