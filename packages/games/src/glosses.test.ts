import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Kind, open } from '@stamtafel/kernel';
import { ballenMetStierenEdition } from './ballen-met-stieren/edition.ts';
import { namesEn as ballenMetStieren } from './ballen-met-stieren/texts/names.en.ts';
import type { Edition } from './edition.ts';
import { howRuckEdition } from './how-ruck/edition.ts';
import { namesEn as howRuck } from './how-ruck/texts/names.en.ts';
import type { Name } from './names.ts';
import { stierZoektBierEdition } from './stier-zoekt-bier/edition.ts';
import { namesEn as stierZoektBier } from './stier-zoekt-bier/texts/names.en.ts';
import { stierenVersierenEdition } from './stieren-versieren/edition.ts';
import { namesEn as stierenVersieren } from './stieren-versieren/texts/names.en.ts';
import { Teller } from './telling/tell.ts';

/** Longer ones would not fit the head of a dialog on a phone, nor a line of a list. */
const LONGEST = 80;

/** Every card of the box by its printed name, also those that a house rule brings; and what else is told of cards. */
function glossed<K extends Kind>(
  edition: Edition<K>,
  options: { readonly [id: string]: unknown },
  cards: readonly Name[],
  figures: readonly Name[] = [],
): void {
  test(`${edition.game.id}: English tells what the printed name of a card means, Dutch has no need to`, () => {
    const match = open(edition.game, { options });
    const teller = new Teller(edition, match, 'en', []);
    const titles = new Set(match.cards.map(({ id }) => teller.cardTitle(id)));
    const lines = match.cards.map(({ id }) => teller.cardLine(id)).join('\n');
    for (const { name, gloss } of cards) {
      assert.ok(gloss, name);
      const title = gloss === name ? name : `${name} (${gloss})`;
      assert.ok(titles.has(title), title);
      assert.ok(lines.includes(`${title} · `), title);
    }
    for (const { name, gloss } of figures) assert.ok(lines.includes(gloss ?? name), name);
    for (const title of titles) assert.ok(title.length <= LONGEST, title);
    const dutch = new Teller(edition, match, 'nl', []);
    for (const { id } of match.cards) assert.equal(dutch.cardTitle(id), edition.cardName(match, id, 'nl'));
  });
}

glossed(howRuckEdition, {}, Object.values(howRuck.actions));

glossed(
  ballenMetStierenEdition,
  { spuger: 'both' },
  [
    ...Object.values(ballenMetStieren.bulls.oranje),
    ...Object.values(ballenMetStieren.bulls.wit),
    ballenMetStieren.spuger,
    ...Object.values(ballenMetStieren.actions),
    ...Object.values(ballenMetStieren.officials),
  ],
  [...Object.values(ballenMetStieren.specialities), ...Object.values(ballenMetStieren.symbols)],
);

glossed(
  stierenVersierenEdition,
  { dragQueen: true },
  [
    ...Object.values(stierenVersieren.bulls),
    ...Object.values(stierenVersieren.cows),
    stierenVersieren.dragQueen,
  ],
  [...Object.values(stierenVersieren.symbols), ...Object.values(stierenVersieren.owners)],
);

glossed(
  stierZoektBierEdition,
  { bonusDrinker: 'on', bonusAllesdrinker: 'guaranteed' },
  [
    ...Object.values(stierZoektBier.bulls),
    stierZoektBier.others['bonus-15-meter-drinker'],
    stierZoektBier.others['bonus-allesdrinker'],
  ],
  Object.values(stierZoektBier.kinds),
);
