/** `npm run film`: what people see while they play, as strips of pictures, for those who change the table. */
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { languages } from '@stamtafel/games/edition.ts';
import { filesOnly, launch } from '../browser.ts';
import { type Part, parts, reels } from './reels.ts';
import { type Screen, screens, shoot } from './shoot.ts';
import { stripOf } from './strip.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    size: { type: 'string' },
    language: { type: 'string' },
    part: { type: 'string' },
    asks: { type: 'string' },
    speed: { type: 'string', default: 'usual' },
    answers: { type: 'string', default: '6' },
    to: { type: 'string', default: join(tmpdir(), 'stamtafel-films') },
  },
});

const chosen = <T extends string>(all: readonly T[], wish: string | undefined): readonly T[] => {
  const found = all.filter((one) => wish === undefined || one === wish);
  if (found.length === 0) throw new Error(`There is no ${wish}: ${all.join(', ')}.`);
  return found;
};

const games = chosen(Object.keys(reels), values.game);
const sizes = chosen<Screen>(['laptop', 'phone', 'small'], values.size);
const tongues = chosen(languages, values.language);
const wanted = chosen<Part>(parts, values.part);

const browser = await launch();
const place = filesOnly();
await place.open();
mkdirSync(values.to, { recursive: true });
try {
  for (const game of games)
    for (const { part, match } of (await reels[game]?.({ parts: wanted, asks: values.asks })) ?? [])
      for (const size of sizes)
        for (const language of tongues) {
          const films = await shoot(browser, {
            address: place.address(),
            match,
            size,
            language,
            speed: values.speed,
            answers: Number(values.answers),
          });
          for (const [i, frames] of films.entries()) {
            const file = join(values.to, `${game}-${size}-${language}-${part}-${i + 1}.png`);
            await stripOf(browser, frames, screens[size], file);
            process.stdout.write(`${file}\n`);
          }
        }
} finally {
  await browser.close();
  await place.close();
}
