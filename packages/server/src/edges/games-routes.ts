/** The games: what there is to play, the house rules of each, and the texts of the rules. */
import { type Edition, editionOf, editions } from '@stamtafel/games';
import type { OptionDef } from '@stamtafel/kernel';
import { z } from 'zod';
import { refuse } from '../table/trouble.ts';
import type { App } from './app.ts';
import { troubles } from './schemas.ts';

const both = z.strictObject({ nl: z.string(), en: z.string() });
const value = z.union([z.string(), z.number(), z.boolean()]);
const optionWords = z.strictObject({
  name: z.string(),
  explains: z.string(),
  values: z.record(z.string(), z.string()).exactOptional(),
});
const option = z.strictObject({
  values: z
    .union([z.array(value), z.strictObject({ from: z.number(), to: z.number() })])
    .describe('An empty list: an object of your own, such as a deck.'),
  standard: value,
  rules: z.array(z.string()),
  words: z.strictObject({ nl: optionWords.exactOptional(), en: optionWords.exactOptional() }),
});
const game = z
  .strictObject({
    id: z.string(),
    box: z.string().describe('The printed box it comes in.'),
    rules: z.int().describe('The version of the rules.'),
    players: z.array(z.int()),
    title: both,
    tagline: both,
    options: z.record(z.string(), option),
  })
  .meta({ id: 'Game' });
const rule = both.extend({ id: z.string() }).meta({ id: 'Rule' });

const gameParams = z.strictObject({ game: z.string().max(40) });

export function gamesRoutes(app: App): void {
  app.get(
    '/api/games',
    { schema: { tags: ['games'], summary: 'All games', response: { 200: z.array(game), ...troubles } } },
    async () => editions.map(described),
  );

  app.get(
    '/api/games/:game',
    {
      schema: {
        tags: ['games'],
        summary: 'One game with its house rules',
        params: gameParams,
        response: { 200: game, ...troubles },
      },
    },
    async ({ params }) => described(edition(params.game)),
  );

  app.get(
    '/api/games/:game/rules',
    {
      schema: {
        tags: ['games'],
        summary: 'The texts of all its rules, by rule id',
        params: gameParams,
        response: { 200: z.array(rule), ...troubles },
      },
    },
    async ({ params }) => {
      const found = edition(params.game);
      return Promise.all(Object.keys(await found.rules.nl()).map((id) => ruleText(found, id)));
    },
  );

  app.get(
    '/api/games/:game/rules/:rule',
    {
      schema: {
        tags: ['games'],
        summary: 'The text of one rule',
        params: gameParams.extend({ rule: z.string().max(40) }),
        response: { 200: rule, ...troubles },
      },
    },
    async ({ params }) => ruleText(edition(params.game), params.rule),
  );
}

function edition(id: string): Edition {
  const found = editionOf(id);
  if (!found) refuse('no-such-game');
  return found;
}

async function ruleText({ rules }: Edition, id: string): Promise<z.infer<typeof rule>> {
  const [dutch, english] = await Promise.all([rules.nl(), rules.en()]);
  const nl = Object.hasOwn(dutch, id) ? dutch[id] : undefined;
  const en = Object.hasOwn(english, id) ? english[id] : undefined;
  if (nl === undefined || en === undefined) refuse('no-such-rule');
  return { id, nl, en };
}

function described({ game: { id, version, players, options }, box, texts }: Edition): z.infer<typeof game> {
  const words = (key: 'title' | 'tagline') => ({ nl: texts.nl[key], en: texts.en[key] });
  return {
    id,
    box,
    rules: version,
    players: [...players],
    title: words('title'),
    tagline: words('tagline'),
    options: Object.fromEntries(
      Object.entries(options).map(([name, def]) => [name, describedOption(name, def, texts)]),
    ),
  };
}

function describedOption(name: string, def: OptionDef, texts: Edition['texts']): z.infer<typeof option> {
  const { values, standard, rules } = def;
  const nl = texts.nl.options[name];
  const en = texts.en.options[name];
  return {
    values: 'from' in values ? { ...values } : [...values],
    standard,
    rules: [...rules],
    words: { ...(nl && { nl }), ...(en && { en }) },
  };
}
