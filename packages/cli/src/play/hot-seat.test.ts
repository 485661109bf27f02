import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Edition } from '@stamtafel/games';
import { ballenMetStierenEdition } from '@stamtafel/games/ballen-met-stieren/edition.ts';
import { howRuckEdition } from '@stamtafel/games/how-ruck/edition.ts';
import { fivePossessionsEdition } from '@stamtafel/games/play-design/five-possessions/edition.ts';
import { fourDownsEdition } from '@stamtafel/games/play-design/four-downs/edition.ts';
import { fastBelow, fastSeed, type Kind, type Seat, seatLetter, view } from '@stamtafel/kernel';
import { testSeed } from '@stamtafel/kernel/testing';
import { ballenMetStierenDrawing } from './draw/ballen-met-stieren/drawing.ts';
import type { Drawing } from './draw/drawing.ts';
import { fivePossessionsDrawing } from './draw/five-possessions.ts';
import { fourDownsDrawing } from './draw/four-downs.ts';
import { howRuckDrawing } from './draw/how-ruck.ts';
import { bare } from './layout.ts';
import type { Session } from './session.ts';
import { gameTable } from './tables.ts';
import { evening } from './testing/table.ts';

/** Plays at one screen; at every question everything since the last curtain is searched for hidden cards. */
async function nothingLeaks<K extends Kind>(
  edition: Edition<K>,
  drawing: Drawing<K>,
  options: readonly string[],
  seats: string,
  n: number,
): Promise<number> {
  let session: Session<K> | undefined;
  const dice = fastSeed(n);
  const table = gameTable(edition, drawing, (opened) => {
    session = opened;
  });
  let since = '';
  /** What the viewer has lawfully seen since the last curtain. */
  const known = new Set<string>();
  let searched = 0;
  await evening(table, [], {
    wishes: { seats, options, seed: testSeed(n) },
    look: { plain: false, wipes: true, rows: 40 },
    onAsk(written, prompt) {
      const curtain = written.lastIndexOf('\x1b[3J');
      since = curtain >= 0 ? written.slice(curtain) : since + written;
      assert.ok(session);
      const { match, sitting, viewer, covered } = session;
      const looks: Seat = covered || /druk op Enter/.test(prompt) ? match.seats : viewer;
      const seen = view(match, sitting.state, looks);
      // What was told is the kernel's, by viewer; a card may have been played before and be in a hand again.
      const text = bare(since)
        .split('\n')
        .filter((line) => !/^ (· | {2}(?!\d| ))/.test(line))
        .join('\n');
      if (curtain >= 0) known.clear();
      const shown = seen.zones.flatMap((faces, zone) =>
        /^(box|offense|defense|stack|aside|pile|prep)/.test(match.zones[zone]?.name ?? '')
          ? []
          : faces.flatMap((face) => (face < 0 ? [] : [describe(session, match.faces[face]?.id ?? '')])),
      );
      for (const card of shown) known.add(card);
      for (let seat = 0; seat < match.seats; seat++) {
        if (seat === looks) continue;
        const zone = match.zoneByName.get(`hand.${seatLetter(seat)}`) ?? -1;
        for (const card of sitting.state.zones[zone] ?? []) {
          const id = match.cards[card]?.id ?? '';
          const said: string = describe(session, id);
          // A question that names a card ("Gebruik je Counter?") tells nothing about a hand.
          if (known.has(said) || questions(session).includes(said)) continue;
          searched++;
          assert.ok(!text.includes(said), `${said} of seat ${seat} is on the screen of ${looks}:\n${text}`);
          const [name = '', figures = ''] = session.teller.cardLine(id).split(' · ');
          const row = new RegExp(`\\d  ${literal(name)} +${literal(figures.slice(0, 12))}`);
          assert.doesNotMatch(text, row);
        }
      }
      const list = bare(written)
        .split('\n')
        .flatMap((line) => /^ {3,4}(\d+) {2}/.exec(line)?.[1] ?? [])
        .filter((number) => number !== '0');
      return list.length === 0 ? '' : String(fastBelow(dice, Number(list.at(-1))) + 1);
    },
  });
  return searched;
}

const describe = <K extends Kind>(session: Session<K> | undefined, id: string): string =>
  session?.teller.card(id) ?? '';
const questions = <K extends Kind>({ teller }: Session<K>): string =>
  Object.values(teller.texts.prompts).join(' ');
const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

test('between curtains the screen never names a card of another hand: How-Ruck!', async () => {
  assert.ok((await nothingLeaks(howRuckEdition, howRuckDrawing, [], 'person,person', 11)) > 200);
});

test('between curtains the screen never names a card of another hand: 4 downs with knocking', async () => {
  const options = ['pd4.firstDowns=on'];
  assert.ok(
    (await nothingLeaks(fourDownsEdition, fourDownsDrawing, options, 'person,greedy,person', 12)) > 200,
  );
});

test('between curtains the screen never names a card of another hand: 5 possessions', async () => {
  assert.ok(
    (await nothingLeaks(fivePossessionsEdition, fivePossessionsDrawing, [], 'person,person', 13)) > 200,
  );
});

test('between curtains the screen never names a card of another hand: Ballen met Stieren', async () => {
  for (const n of [14, 15, 16])
    assert.ok(
      (await nothingLeaks(
        ballenMetStierenEdition,
        ballenMetStierenDrawing,
        ['spuger=both'],
        'person,person',
        n,
      )) > 200,
    );
});
