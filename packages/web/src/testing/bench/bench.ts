/** `npm run bench:web`: how soon the pages can be used on a phone, and what holds them up. */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { catalogue } from '@stamtafel/games/catalogue.ts';
import { launch } from '../browser.ts';
import { realHouse } from '../server.ts';
import { type Measured, measureGame, measureHome } from './measure.ts';
import { type Profile, phoneLine } from './phone-line.ts';
import { asText } from './report.ts';

/** What Lighthouse calls mobile: a mid-range phone at the slower end of 4G. */
const PHONE: Profile = { roundTripMs: 150, bitsPerSecond: 1_600_000 };

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    answers: { type: 'string', default: '20' },
    cpu: { type: 'string', default: '4' },
    profiles: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
const games = catalogue.map(({ id }) => id).filter((id) => values.game === undefined || id === values.game);
if (games.length === 0) throw new Error(`There is no game ${values.game}.`);

const browser = await launch({ windows: true });
const house = realHouse({});
await house.open();
const line = await phoneLine(Number(new URL(house.address()).port), PHONE);
try {
  const wish = {
    address: `http://127.0.0.1:${line.port}/`,
    cpu: Number(values.cpu),
    answers: Number(values.answers),
    profiles: values.profiles,
  };
  const measured: { [page: string]: Measured } = {};
  if (values.game === undefined) measured.home = await measureHome(browser, wish);
  for (const game of games) {
    process.stderr.write(`${game}…\n`);
    measured[game] = await measureGame(browser, game, wish);
  }
  process.stdout.write(
    values.json ? `${JSON.stringify(measured, null, 2)}\n` : asText(measured, PHONE, wish.cpu),
  );
} finally {
  line.close();
  await browser.close();
  await house.close();
}
