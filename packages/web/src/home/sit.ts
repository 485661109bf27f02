import { mindOf } from '@stamtafel/bots/minds.ts';
import type { CatalogueEntry } from '@stamtafel/games/catalogue.ts';
import { insist } from '../app/insist.ts';
import { TablePage } from '../app/pages.ts';
import { go } from '../app/router.ts';
import { ownOptions } from '../deck/own.ts';
import { loadLook } from '../games/index.ts';
import { dealLocally, prepareWorker } from '../session/local.ts';
import type { Sitter } from '../session/messages.ts';
import type { Texts } from '../texts/nl.ts';
import type { Chosen } from './objection.ts';
import { atOneScreen, levelsFor, type SetUp } from './setup.ts';

/** People first, computers on the other chairs. */
export function sitters({ botNames }: Texts, people: readonly string[], setUp: SetUp): Sitter[] {
  const free = botNames.filter((name) => !people.includes(name));
  const levels = levelsFor(setUp, setUp.seats - people.length);
  return [
    ...people.map((name): Sitter => ({ kind: 'person', name })),
    ...levels.map((level, chair): Sitter => ({ kind: 'bot', name: free[chair] ?? '', level })),
  ];
}

/** Everything that a first card needs, all at the same time. */
function sendFor(entry: CatalogueEntry): void {
  prepareWorker(entry.id);
  const parts = [
    entry.load(),
    loadLook(entry.id),
    TablePage.load(),
    objecting(),
    // For the worker, which would not ask for it until later.
    mindOf(entry.id),
  ];
  // What does not come is asked for again where it is needed, and missed there.
  for (const part of parts) void part.catch(() => {});
}

const objecting = () => import('./objection.ts');

/** Deals on this device, and leads to the table. */
export async function sit(entry: CatalogueEntry, people: readonly Sitter[], wanted: Chosen): Promise<void> {
  sendFor(entry);
  const [edition, { objection }] = await Promise.all([
    insist(entry.load),
    insist(objecting),
    TablePage.load(),
  ]);
  const own = ownOptions(entry.id, edition.deck.option);
  const options = atOneScreen(edition, { ...wanted, ...own }, people);
  // What was remembered may no longer be allowed.
  const fine = objection(edition, people.length, options, 'nl') === undefined ? options : {};
  const id = await dealLocally(entry.id, edition.game.version, people, fine);
  go({ page: 'table', id });
}
