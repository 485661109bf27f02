import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blank } from '../fill.ts';
import { ruleParts } from '../rule-text.ts';

/** What the rule texts of a game must be like, in both languages. */
export interface RuleTexts {
  readonly ids: readonly string[];
  /** The letters before the number of a rule: `SZB`. */
  readonly prefix: string;
  readonly nl: { readonly [id: string]: string };
  readonly en: { readonly [id: string]: string };
  /** Words of the specification that players must not meet. */
  readonly inside: RegExp;
  /** What looks like a figure and is a name. */
  readonly noFigure?: RegExp;
}

export const placeholders = (text: string): string[] =>
  [...text.matchAll(blank)].map(([, name = '']) => name).sort();

/** The figures of a text, without those in ids and in what is a name. */
export const figures = (text: string, noFigure = /(?!)/g): string[] =>
  [
    ...text
      .replaceAll(/[a-z]+-\d[\w-]*/g, '')
      .replaceAll(noFigure, '')
      .matchAll(/\d+/g),
  ]
    .map(String)
    .sort();

const sentences = (text: string): number => text.split(/(?<=[.?!][”)]?) (?=[A-Z“])/).length;

/** Every rule has a clean text in both languages, about the same rules and with the same figures. */
export function ruleTexts({ ids, prefix, nl, en, inside, noFigure }: RuleTexts): void {
  test('every rule has a text in both languages, in the order of the ids', () => {
    for (const rules of [nl, en]) {
      assert.deepEqual(Object.keys(rules), [...ids]);
      for (const [id, text] of Object.entries(rules)) {
        const lines = text.split('\n');
        assert.ok(lines.length <= 2, id);
        for (const line of lines) assert.match(line, /^[A-Z“].*[.?!][”)]?$/, id);
        assert.doesNotMatch(text, / {2}|[{}`§]/, id);
        assert.doesNotMatch(text, inside, id);
      }
    }
  });

  test('without its small print a rule has three sentences at most, and the small print is in both languages', () => {
    for (const id of ids) {
      const [dutch, english] = [ruleParts(nl[id] ?? ''), ruleParts(en[id] ?? '')];
      assert.equal(dutch.smallPrint === undefined, english.smallPrint === undefined, id);
      if (dutch.smallPrint !== undefined)
        for (const { said } of [dutch, english]) assert.ok(sentences(said) <= 3, said);
    }
  });

  test('rule texts speak only of rules that exist, the same ones in both languages', () => {
    const mentioned = (text: string) =>
      [...text.matchAll(new RegExp(`${prefix}-\\d{3}[a-z]?`, 'g'))].map(([id]) => id).sort();
    for (const id of ids) {
      assert.deepEqual(mentioned(nl[id] ?? ''), mentioned(en[id] ?? ''), id);
      for (const other of mentioned(nl[id] ?? '')) assert.ok(ids.includes(other), other);
    }
  });

  test('rule texts give the same figures in both languages', () => {
    for (const id of ids)
      assert.deepEqual(figures(nl[id] ?? '', noFigure), figures(en[id] ?? '', noFigure), id);
  });
}

/** Both languages name the same things, with the same blanks and figures; only English has glosses. */
export function nameTexts(nl: object, en: object, noFigure?: RegExp): void {
  test('both languages name the same things, with the same blanks and figures', () => {
    const dutch = leaves(nl);
    const english = leaves(en).filter(([path]) => !path.endsWith('/gloss'));
    assert.deepEqual(
      english.map(([path]) => path),
      dutch.map(([path]) => path),
    );
    for (const [index, [path, text]] of dutch.entries()) {
      const other = english[index]?.[1] ?? '';
      assert.deepEqual(placeholders(other), placeholders(text), path);
      assert.deepEqual(figures(other, noFigure), figures(text, noFigure), path);
      assert.doesNotMatch(text + other, / {2}|\n|[`§]/, path);
    }
  });
}

/** Every text with the path to it, in the order of the keys. */
function leaves(value: object | string, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]: [string, object | string]) =>
    leaves(inner, `${path}/${key}`),
  );
}

type Named = { readonly [id: string]: { readonly name: string; readonly gloss?: string } };

/** A printed name is the same in both languages, and English explains it. */
export function printedNames(nl: readonly Named[], en: readonly Named[]): void {
  test('a printed name is the same in both languages, and English explains it', () => {
    assert.equal(nl.length, en.length);
    for (const [index, group] of en.entries())
      for (const [id, { name, gloss }] of Object.entries(group)) {
        assert.equal(name, nl[index]?.[id]?.name, id);
        assert.ok(gloss, id);
        assert.equal(nl[index]?.[id]?.gloss, undefined, id);
      }
  });
}
