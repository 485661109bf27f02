/** Draws the icons of an installed app from public/icon.svg, when that has changed: `node_modules/.bin/node scripts/draw-icons.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { chromium as pathOfChromium } from './chromium.mjs';

const folder = fileURLToPath(new URL('../packages/web/public', import.meta.url));
const rounded = readFileSync(join(folder, 'icon.svg'), 'utf8');
/** Where the device cuts the corners itself; all that counts lies within four fifths of the width. */
const whole = rounded.replace(' rx="14"', '');

const icons = [
  { name: 'icon-192.png', size: 192, drawing: rounded },
  { name: 'icon-512.png', size: 512, drawing: rounded },
  { name: 'icon-maskable-512.png', size: 512, drawing: whole },
  { name: 'apple-touch-icon.png', size: 180, drawing: whole },
];

const browser = await chromium.launch({ executablePath: pathOfChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const { name, size, drawing } of icons) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body { margin: 0 } svg { display: block; width: ${size}px }</style>${drawing}`,
  );
  writeFileSync(join(folder, name), await page.screenshot({ omitBackground: true }));
}
await browser.close();
