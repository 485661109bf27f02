import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  eventsFor,
  fastBelow,
  fastSeed,
  type Match,
  open,
  outcome,
  pending,
  recorder,
  type Told,
} from '@stamtafel/kernel';
import { blank } from '../fill.ts';
import { type Edition, editions, type Language, languages } from '../index.ts';
import { spoken } from './person.ts';
import { Teller } from './tell.ts';
import { tellingWords } from './words.ts';

test('what is said about others stands before the bar, what is said to you after it; an argument may be named', () => {
  const sentence = '{left} [left:pulls|pull], {seat} [waits|wait] for [other:{other}|you].';
  const told = (...you: string[]) => spoken(sentence, (argument) => you.includes(argument));
  assert.equal(told(), '{left} pulls, {seat} waits for {other}.');
  assert.equal(told('left'), '{left} pull, {seat} waits for {other}.');
  assert.equal(told('seat'), '{left} pulls, {seat} wait for {other}.');
  assert.equal(told('other'), '{left} pulls, {seat} waits for you.');
});

/** What nobody says to somebody else; and no part of the notation may be left over. */
const wrong: { readonly [L in Language]: readonly RegExp[] } = {
  nl: [
    /[[\]{}|]/,
    /\b(bij|van|voor|aan|met|naar|op|door|tegen|naast|helpt|wijst) jij\b/i,
    /\bjij (heeft|is|kan|zal|wil|mag)\b/i,
    // After its verb "jij" takes the t away; "dat" is no verb.
    /\b(?!dat\b)\w+t jij\b/i,
    /[^.!?…] Jij\b/,
  ],
  en: [
    /[[\]{}|]/,
    /\byou (is|has|was|does|still \w+s|\w+[^s]s)\b/i,
    /^you [^.!?:]* and (now )?(is|has|was|does|\w+[^s]s)\b(?! (open|closed))/i,
    /\byou’s\b/i,
    /[^.!?…] You\b/,
  ],
};

/** "You get through and the lane stays open": the second verb has a subject of its own. */
const ownSubject = / and the lane \w+ \w+/;

function assertSpoken(language: Language, sentence: string, where: string): void {
  const plain = sentence.replace(ownSubject, '');
  for (const mistake of wrong[language]) assert.doesNotMatch(plain, mistake, where);
}

/** Everything that is told in a match of random answers. */
function storyOf(match: Match, seed: number): readonly Told[] {
  const dice = fastSeed(seed);
  const table = recorder(match, { seed: seed.toString(16).padStart(64, '0') });
  const told = [...table.opening];
  while (outcome(match, table.state) === undefined) {
    const owed = pending(match, table.state).find(({ optional }) => !optional) ?? assert.fail();
    told.push(...table.play(owed.seat, owed.options[fastBelow(dice, owed.options.length)] ?? assert.fail()));
  }
  return told;
}

for (const edition of editions) {
  const { game } = edition;
  test(`${game.id}: a reader of the story as "you" is spoken to, in both languages`, () => {
    let spokenTo = 0;
    for (const seats of [Math.min(...game.players), Math.max(...game.players)]) {
      const match = open(game, { seats });
      const names = ['Quinta', 'Quirijn', 'Quido', 'Quiana', 'Quique'].slice(0, seats);
      const stories = [1, 2].map((seed) => storyOf(match, seed));
      for (let you = 0; you < seats; you++)
        for (const language of languages) {
          const teller = new Teller(edition, match, language, names, you);
          for (const event of stories.flatMap((story) => eventsFor(match, story, you))) {
            const sentence = teller.event(event);
            assertSpoken(language, sentence, `${event.key}: ${sentence}`);
            assert.ok(!sentence.includes(names[you] ?? ''), `${event.key}: ${sentence}`);
            if (/\b(jij|jou|je|jouw|you|your)\b/i.test(sentence)) spokenTo++;
          }
        }
    }
    assert.ok(spokenTo > 100, `${spokenTo}`);
  });

  test(`${game.id}: every sentence about a seat can be said to it, even those that are seldom told`, () => {
    for (const language of languages) {
      const { you } = tellingWords[language];
      for (const [key, text] of Object.entries(edition.texts[language].events)) {
        const where = `${language} ${key}: ${text}`;
        for (const argument of seatsIn(edition, text)) {
          const said = spoken(text, (name) => name === argument)
            .replaceAll(`{${argument}}`, you)
            .replace(blank, 'X');
          assertSpoken(language, said, where);
          assert.ok(takesForms[language](outside(text), argument), where);
        }
        for (const [, argument = 'seat'] of text.matchAll(/\[(?:(\w+):)?[^[\]|]*\|[^[\]|]*\]/g)) {
          assert.equal(edition.args[argument], 'seat', where);
          assert.ok(text.includes(`{${argument}}`), where);
        }
      }
    }
  });
}

const seatsIn = ({ args }: Edition, text: string): string[] =>
  Object.keys(args).filter((name) => args[name] === 'seat' && text.includes(`{${name}}`));

/** A sentence with a mark in place of every alternative. */
const outside = (text: string): string => text.replace(/\[[^[\]]*\]/g, '[]');

/** A name that stands by itself: as what, and what may stand around it there. */
const takesForms: { readonly [L in Language]: (text: string, argument: string) => boolean } = {
  // The verb has the same form for "jij", or an alternative; an object needs one ("jou").
  nl: (text, argument) =>
    around(text, argument).every(
      ([before, after]) =>
        /(^|[.!?:,…] |\ben |\bdat |\[\] )$/.test(before) && !/^ (heeft|is|wil|kan|zal|mag)\b/.test(after),
    ),
  // "You" is subject and object; the subject has a verb with an alternative.
  en: (text, argument) =>
    around(text, argument).every(([before, after]) =>
      /(^|[.!?:,…] (and )?|\bNow |\bthat )$/.test(before)
        ? /^( still)? \[\]|^:|^ (need not|cannot)\b|^ with \{b\}/.test(after)
        : /\b(with|to|for|For|from|beside|at|on|helps?) $/.test(before),
    ),
};

const around = (text: string, argument: string): [string, string][] =>
  [...text.matchAll(new RegExp(`\\{${argument}\\}`, 'g'))].map(({ index, 0: name }) => [
    text.slice(0, index),
    text.slice(index + name.length),
  ]);
