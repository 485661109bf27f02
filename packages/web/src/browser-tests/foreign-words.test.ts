import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { WireMessage } from '@stamtafel/protocol';
import type { Page, WebSocketRoute } from 'playwright-core';
import { openHouse } from '../testing/browser.ts';
import { realHouse } from '../testing/server.ts';

const house = openHouse(realHouse());

const RUN = 'window.ran=1';
/** Ways to make text run. */
const attempts = [
  `<script>${RUN}</script>`,
  `<img src=x onerror=${RUN}>`,
  `<svg onload=${RUN}>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<math><mtext><script>${RUN}</script></mtext></math>`,
  `<iframe srcdoc="<script>parent.ran=1</script>"></iframe>`,
  `<iframe src="javascript:parent.ran=1"></iframe>`,
  `<a href="javascript:${RUN}" autofocus onfocus=${RUN}>x</a>`,
  `<details open ontoggle=${RUN}>x</details>`,
  `<input autofocus onfocus=${RUN}>`,
  `<video><source onerror=${RUN}></video>`,
  `<body onload=${RUN}>`,
  `<object data="javascript:${RUN}"></object>`,
  `<embed src="javascript:${RUN}">`,
  `<style onload=${RUN}>*{background:url(javascript:${RUN})}</style>`,
  `<link rel=stylesheet href="data:text/css,*{}" onload=${RUN}>`,
  `<meta http-equiv=refresh content="0;url=javascript:${RUN}">`,
  `javascript:${RUN}`,
  `{{constructor.constructor("${RUN}")()}}`,
];
/** Ways to get out of where text stands. */
const disguises: readonly ((attempt: string) => string)[] = [
  (text) => text,
  ...[
    '">',
    "'>",
    '`>',
    '</title>',
    '</textarea>',
    '</script>',
    '</style>',
    '</svg>',
    '</strong></li></ol>',
  ].map((out) => (text: string) => out + text),
  ...['-->', ']]>', '*/', '"}', "\\'", '\\u003c', '${', '<<', '\u0000', '\ufeff', '\u2028', '\u202e'].map(
    (out) => (text: string) => out + text,
  ),
  (text) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  (text) => encodeURIComponent(text),
  (text) => text.replaceAll('<', '\uff1c').replaceAll('>', '\uff1e'),
];
const harmful = disguises.flatMap((disguise) => attempts.map(disguise));

/** As many lines as come at once when somebody looks at a table again. */
const AT_ONCE = 50;

test(`${harmful.length} texts that want to be code stay texts, as words and as names`, async () => {
  const { page, errors } = await house.visit();
  const { isHeard, say, rename } = await betweenHouseAnd(page);
  await page.goto(`${house.address()}#/`);
  await page.getByRole('link', { name: 'Speel Stier zoekt Bier met vrienden' }).click();
  await page.getByRole('textbox', { name: 'Hoe heet je?' }).fill('Anna');
  await page.getByRole('button', { name: 'Tafel maken' }).click();
  await isHeard;
  // Behind the house's own cleaning, so that the page has to hold by itself.
  const lines = page.getByRole('log', { name: 'Praten' }).getByRole('listitem');
  for (let from = 0; from < harmful.length; from += AT_ONCE) {
    say(harmful.slice(from, from + AT_ONCE), from);
    await lines.nth(from + AT_ONCE - 1).waitFor();
  }
  const shown = await lines.evaluateAll((items) =>
    items.map(({ textContent, children }) => ({ textContent, elements: children.length })),
  );
  assert.deepEqual(
    shown,
    // The name and the host's button; nobody who says it sits here.
    harmful.map((text) => ({ textContent: `${text} (kijker): ${text}Stuur weg`, elements: 2 })),
  );
  for (const name of harmful.filter((_, n) => n % AT_ONCE === 0)) {
    rename(name);
    await page.getByText(name, { exact: true }).first().waitFor();
  }
  // At the table the last of them stands on a plate and in the story.
  for (const chair of ['B', 'C', 'D'])
    await page.getByRole('button', { name: `Zet een computer op stoel ${chair}` }).click();
  await page.getByRole('main', { name: 'Stier zoekt Bier' }).waitFor();
  assert.ok((await page.getByText(harmful.at(-AT_ONCE) ?? '').count()) > 1);
  assert.equal(await page.evaluate(() => 'ran' in window), false);
  assert.deepEqual(errors, []);
});

test('in a page of the house no text becomes code or markup, no matter who wrote it', async () => {
  const { page } = await house.visit();
  const refused = await page.evaluate(() => {
    const attempts = {
      markup: () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
      worker: () => new Worker('/sw.js'),
      policy: () => window.trustedTypes?.createPolicy('another', { createScriptURL: (address) => address }),
    };
    return Object.entries(attempts).filter(([, attempt]) => {
      try {
        attempt();
        return false;
      } catch (error) {
        return error instanceof TypeError;
      }
    });
  });
  assert.deepEqual(
    refused.map(([name]) => name),
    ['markup', 'worker', 'policy'],
  );
});

test('in a page of the house our own scripts run: the worker of a match, and what works without a network', async () => {
  const { page, errors } = await house.visit({ keepsFiles: true });
  await page.getByRole('button', { name: 'Speel nu How-Ruck!' }).click();
  await page.getByRole('main', { name: 'How-Ruck!' }).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  assert.deepEqual(errors, []);
});

/** Stands between the page and the house, and adds to what the page hears. */
async function betweenHouseAnd(page: Page) {
  let line: WebSocketRoute | undefined;
  let table: Extract<WireMessage, { is: 'table' }> | undefined;
  let newName: string | undefined;
  const heard = Promise.withResolvers<void>();
  const tell = (message: WireMessage): void => line?.send(JSON.stringify(message));
  const tellTable = (): void => {
    if (table === undefined) return;
    const seats = table.table.seats.map((seat) => ({
      ...seat,
      // Computers have names of their own, and the page speaks to its own player: the names to be seen are of others.
      ...(newName !== undefined && {
        kind: seat.kind === 'bot' ? ('person' as const) : seat.kind,
        name: newName,
      }),
    }));
    tell({ ...table, table: { ...table.table, seats } });
  };
  await page.routeWebSocket(/api\/live/, (socket) => {
    line = socket;
    const server = socket.connectToServer();
    server.onMessage((frame) => {
      const message: WireMessage = JSON.parse(String(frame));
      if (message.is === 'table') {
        table = message;
        heard.resolve();
      }
      if (message.is === 'table' && newName !== undefined) tellTable();
      else socket.send(frame);
    });
  });
  return {
    /** The page is at a table. */
    isHeard: heard.promise,
    say(texts: readonly string[], from: number): void {
      const lines = texts.map((text, i) => ({
        n: from + i + 1,
        at: 0,
        seat: null,
        name: text,
        words: { text },
      }));
      tell({ is: 'chat', table: table?.table.id ?? '', lines });
    },
    rename(name: string): void {
      newName = name;
      tellTable();
    },
  };
}
