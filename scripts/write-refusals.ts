/** Writes docs/refusals.md from the table of refusals: what the server refuses, and what each code means to a program. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { statusOf } from '../packages/server/src/edges/errors.ts';
import { refusals } from '../packages/server/src/table/refusals.ts';

type Code = keyof typeof statusOf;

const meaning: { readonly [C in Code]: string } = {
  'bad-input': 'It cannot be read, or can never be so. Sending it again does not help.',
  'not-found': 'There is no such thing.',
  'not-allowed': 'It exists, but not for you, or not now.',
  'nobody-to-ask': 'Somebody else has to agree, and nobody is there.',
  'not-live': 'These chairs or this clock do not go with a race.',
  taken: 'Somebody was quicker.',
  full: 'There is no free chair.',
  refused: 'The rules of the game do not allow this; `rule` names the one that refuses.',
  outdated: 'It was meant for something that is over. Look at the table, then choose again.',
  'too-much': 'A limit was met. Wait, or do with less.',
  'cannot-save': 'Nothing has changed, since it could not be saved. It can be sent again.',
  'save-unknown': 'Nobody knows whether it was saved. Look again before you repeat it.',
  'no-room': 'The house has no room for new tables.',
  frozen: 'The table stands still, and the operator knows.',
  paused: 'The table has a pause.',
  over: 'The match is over.',
  busy: 'Not at this moment. It can be sent again.',
  fault: 'A fault of ours. Nothing has changed.',
};

/** A gap of a sentence looks like what it is. */
const sentence = (text: string): string => text.replace(/\{(\w+)\}/g, '*$1*');

export function refusalsPage(): string {
  const all = Object.entries(refusals);
  const parts = Object.entries(statusOf).map(([code, status]) => {
    const rows = all.flatMap(([id, one]) =>
      one.code === code ? [`| \`${id}\` | ${sentence(one.text)} |`] : [],
    );
    const means = Object.entries(meaning).find(([of]) => of === code)?.[1] ?? '';
    return [
      `## \`${code}\``,
      '',
      `${means} Over HTTP: ${status}.`,
      '',
      '| id | sentence |',
      '|---|---|',
      ...rows,
      '',
    ];
  });
  return [
    '# What the server refuses',
    '',
    'Programs go by the code of a refusal, people by its sentence. The ids are those of `packages/server/src/table/refusals.ts`, where all of them stand; each has a test that provokes it. This page is written by `npm run refusals`.',
    '',
    ...parts.flat(),
  ].join('\n');
}

const page = new URL('../docs/refusals.md', import.meta.url);
if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(page, refusalsPage());
