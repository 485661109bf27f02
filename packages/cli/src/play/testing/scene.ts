import assert from 'node:assert/strict';
import type { Edition, Language } from '@stamtafel/games';
import { type Kind, seatOf } from '@stamtafel/kernel';
import type { Seated } from '@stamtafel/kernel/testing';
import type { Scene } from '../draw/drawing.ts';
import { pencil } from '../ink.ts';
import { Teller } from '../tell.ts';

const names = ['Anna', 'Bram', 'Cor', 'Dien'];

/** What a drawing gets to see of this table. */
export function sceneOf<K extends Kind>(
  edition: Edition<K>,
  table: Seated<K>,
  seat: string,
  language: Language = 'nl',
): Scene<K> {
  const { match } = table;
  const seen = table.view(seat);
  assert.equal(seen.viewer, seatOf(match, seat));
  return {
    match,
    view: match.game.display?.(seen, match) ?? seen,
    teller: new Teller(edition, match, language, names),
    ink: pencil,
  };
}

/** A drawing as it is expected, line by line. */
export const golden = (lines: readonly string[], expected: string): void =>
  assert.equal(`\n${lines.join('\n')}\n`, expected);
