import assert from 'node:assert/strict';
import { test } from 'node:test';
import { about as five } from '../five-possessions/about.ts';
import { lesson as fiveLesson } from '../five-possessions/lesson.ts';
import { overview as fiveOverview } from '../five-possessions/texts/overview.ts';
import { tableNl as fiveTable } from '../five-possessions/texts/table.nl.ts';
import { about as four } from '../four-downs/about.ts';
import { lesson as fourLesson } from '../four-downs/lesson.ts';
import { overview as fourOverview } from '../four-downs/texts/overview.ts';
import { tableNl as fourTable } from '../four-downs/texts/table.nl.ts';
import { chapters } from './chapters.ts';
import { namesNl } from './names.nl.ts';
import { rulesNl } from './rules.nl.ts';

/** PD-016 is about the scorecard, which has sides of its own. */
const { 'PD-016': scorecard, ...rules } = rulesNl;
const texts = [five, four, fiveTable, fourTable, namesNl, rules];
const spoken = [fiveLesson, fourLesson, fiveOverview, fourOverview, chapters];

/** What is said in Dutch, however deep it lies. */
function dutch(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'nl' && typeof inner === 'string' ? [inner] : dutch(inner),
  );
}

test('PD-003 offense and defense are strategies, as printed, and a lane is a lijn, in both games', () => {
  assert.match(scorecard, /kant/);
  const all = [...texts.map((one) => JSON.stringify(one)), ...dutch(spoken)];
  assert.ok(all.length > 40);
  for (const text of all) assert.doesNotMatch(text, /\b(kant|kanten|baan|banen|aanvalslijn\w*|slag)\b/, text);
});
