import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { eventsFor, fastBelow, fastSeed, open, outcome, pending, recorder, view } from '@stamtafel/kernel';
import { editions, languages } from './index.ts';
import { Teller } from './telling/tell.ts';

/** Cards that only a house rule brings to the table. */
const withBonusCards: { readonly [game: string]: readonly { readonly [option: string]: unknown }[] } = {
  'ballen-met-stieren': [{ spuger: 'both' }, { specialities: 'off' }],
  'stieren-versieren': [{ dragQueen: true }],
  'stier-zoekt-bier': [{ bonusDrinker: 'on', bonusAllesdrinker: 'guaranteed' }],
};

for (const edition of editions) {
  const { game, sources, breakdown, rules, overview, chapters } = edition;

  test(`${game.id}: watchers are always told what is asked of whom, in words that do not speak to them`, () => {
    const dice = fastSeed(5);
    const spokenTo = { nl: /\b(jij|jou|jouw|je|jullie)\b|[.?!]$/i, en: /\b(you|your)\b|[.?!]$/i };
    for (const seats of game.players) {
      const match = open(game, { seats });
      const table = recorder(match, { seed: (seats + 40).toString(16).padStart(64, '0') });
      const tellers = languages.map((language) => new Teller(edition, match, language, []));
      while (outcome(match, table.state) === undefined) {
        for (const teller of tellers) {
          const deed = teller.deed(view(match, table.state, match.seats));
          assert.match(deed, /^\p{Ll}|^[A-Z]/u, table.state.stack.at(-1)?.do ?? '');
          assert.doesNotMatch(deed, spokenTo[teller.language]);
        }
        const owed = pending(match, table.state).find(({ optional }) => !optional) ?? assert.fail();
        table.play(owed.seat, owed.options[fastBelow(dice, owed.options.length)] ?? assert.fail());
      }
    }
  });

  test(`${game.id}: only its owner sees a hand, and to all others its cards have no places`, () => {
    for (const seats of game.players) {
      const { zones } = open(game, { seats });
      const hands = zones.filter(({ name }) => name.startsWith('hand.'));
      assert.deepEqual(
        hands.map(({ owner, shows, mixed }) => ({ owner, shows, mixed })),
        Array.from({ length: seats }, (_, owner) => ({ owner, shows: 'owner', mixed: true })),
      );
    }
  });

  test(`${game.id}: a prompt begins with the question: whose turn it is has already been said`, () => {
    for (const language of languages)
      for (const prompt of Object.values(edition.texts[language].prompts))
        assert.doesNotMatch(prompt, /aan de beurt|your turn|^(Jij komt|Jij mag|Your lead)/);
  });

  test(`${game.id}: a word that names no card is shown as it is and has no figures`, () => {
    const match = open(game);
    for (const language of languages) {
      assert.equal(edition.cardName(match, 'pint', language), 'pint');
      assert.equal(edition.cardLine(match, 'pint', language), '');
      assert.deepEqual(sources?.figures(match, 'pint', language), []);
      assert.equal(edition.cardText?.(match, 'pint', language) ?? '', '');
    }
    assert.deepEqual(edition.rulesOf(match, 'pint'), []);
  });

  test(`${game.id}: every option names existing rules and has texts for all its values in both languages`, async () => {
    const known = Object.keys(await rules.nl());
    for (const language of languages)
      assert.deepEqual(
        Object.keys(edition.texts[language].options).filter((id) => game.options[id] === undefined),
        [],
        'no text of an option that there is not',
      );
    const specification = readFileSync(
      new URL(`../../../docs/rules/${edition.box}.md`, import.meta.url),
      'utf8',
    );
    for (const [id, { values, rules: touched }] of Object.entries(game.options)) {
      assert.ok(specification.includes(`\`${id}\``), `${id} is in the specification`);
      for (const rule of touched) assert.ok(known.includes(rule), `${id}: ${rule}`);
      for (const language of languages) {
        const texts = edition.texts[language].options[id];
        assert.ok(texts?.name && texts.explains, id);
        if (!('from' in values))
          for (const value of values) assert.ok(texts.values?.[String(value)], `${id} ${String(value)}`);
      }
    }
  });

  test(`${game.id}: the chapters begin with the first rule and follow the order of the rules`, async () => {
    const ids = Object.keys(await rules.nl());
    const begins = (await chapters()).map(({ from }) => ids.indexOf(from));
    assert.equal(begins[0], 0);
    for (const [n, begin] of begins.entries()) {
      const end = begins[n + 1] ?? ids.length;
      assert.ok(begin >= 0 && begin < end, `chapter ${n + 1}`);
    }
  });

  test(`${game.id}: the overview is short, in both languages, and every line leads to its rules`, async () => {
    const { sections } = await overview();
    assert.equal(sections.length, 3);
    for (const language of languages) {
      const known = await rules[language]();
      const lines = sections.flatMap((section) => section.lines);
      assert.ok(lines.length >= 9 && lines.length <= 15, `${lines.length} lines`);
      for (const line of lines) {
        assert.match(line.name[language], /\S/);
        assert.match(line.text[language], /^\S.*[.?]$/);
        assert.ok(line.text[language].length <= 130, line.text[language]);
        assert.ok(line.rules.length > 0, line.name[language]);
        for (const id of line.rules) assert.ok(Object.hasOwn(known, id), id);
      }
    }
  });

  test(`${game.id}: a question to people about themselves is a house rule, with a value for every chair and for lots`, () => {
    for (const { option, seats, lots } of edition.asked ?? []) {
      const { values } = game.options[option] ?? assert.fail(option);
      assert.ok(!('from' in values) && [...seats, lots].every((value) => values.includes(value)), option);
      assert.equal(seats.length, Math.max(...game.players));
    }
  });

  test(`${game.id}: every card says where its figures come from, in both languages`, () => {
    const match = open(game);
    const marks = new Set<string>();
    for (const { id } of match.cards)
      for (const language of languages) {
        const figures = sources?.figures(match, id, language) ?? [];
        assert.ok(figures.length > 0, id);
        for (const { text, mark } of figures) {
          assert.match(text, /\S/, id);
          assert.ok(sources?.marks[language][mark], id);
          marks.add(mark);
        }
      }
    assert.ok(marks.has('R') && marks.has('D') && !marks.has('own'), [...marks].join(' '));
  });

  test(`${game.id}: every card leads to a few rules that exist, each once`, async () => {
    const known = await rules.nl();
    for (const options of withBonusCards[game.id] ?? [{}]) {
      const match = open(game, { options });
      for (const { id } of match.cards) {
        const found = edition.rulesOf(match, id);
        assert.ok(found.length > 0 && found.length <= 6, `${id}: ${found.join()}`);
        assert.equal(new Set(found).size, found.length, `${id}: ${found.join()}`);
        for (const rule of found) assert.ok(Object.hasOwn(known, rule), `${id}: ${rule}`);
      }
    }
  });

  test(`${game.id}: a figure of a card has its value, unless the card simply is it`, () => {
    const match = open(game);
    const plain = /^[^:]+: \S|^\d+→\d+$/;
    const simply = /^(tekst How-Ruck|dame|Nessie|voor aanvaller en verdediger)$/;
    for (const { id } of match.cards)
      for (const { text } of sources?.figures(match, id, 'nl') ?? [])
        assert.ok(plain.test(text) || simply.test(text), `${id}: ${text}`);
  });

  test(`${game.id}: the sum of the breakdown is the score, no matter who looks at the end`, () => {
    assert.ok(breakdown);
    const dice = fastSeed(3);
    for (const seats of game.players) {
      const match = open(game, { seats });
      const table = recorder(match, { seed: seats.toString(16).padStart(64, '0') });
      const told = [...table.opening];
      while (outcome(match, table.state) === undefined) {
        const owed = pending(match, table.state).find(({ optional }) => !optional);
        assert.ok(owed);
        const options = owed.options.length;
        told.push(...table.play(owed.seat, owed.options[fastBelow(dice, options)] ?? assert.fail()));
      }
      const { scores } = outcome(match, table.state) ?? { scores: [] };
      for (const language of languages)
        for (const viewer of [0, match.seats]) {
          const seen =
            game.display?.(view(match, table.state, viewer), match) ?? view(match, table.state, viewer);
          const lines = breakdown(match, seen, language, eventsFor(match, told, viewer));
          const totals = lines.map((own) => Number(/: \D*(\d+)/.exec(own.at(-1) ?? '')?.[1]));
          assert.deepEqual(totals, scores);
          // A player who has scored is told how.
          lines.forEach((own, seat) => {
            assert.ok(own.length > ((scores[seat] ?? 0) > 0 ? 1 : 0), own.join());
            for (const line of own) assert.doesNotMatch(line, /[{}]|undefined|NaN/);
          });
        }
    }
  });
}
