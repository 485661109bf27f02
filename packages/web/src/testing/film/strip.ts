import type { Browser } from 'playwright-core';
import type { Frame } from './shoot.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** So wide is a strip, and each picture in it on a laptop; upright ones are narrower. */
const WIDTH = 1880;
const PICTURE = { wide: 460, upright: 230 } as const;

/** Lays the pictures beside each other, each with its milliseconds and what it shows. */
export async function stripOf(
  browser: Browser,
  frames: readonly Frame[],
  { width, height }: Size,
  file: string,
): Promise<void> {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: 400 } });
  try {
    const each = width > height ? PICTURE.wide : PICTURE.upright;
    const figures = frames.map(
      ({ ms, beat, jpeg }) =>
        `<figure><figcaption>${ms} ms ${beat}</figcaption><img src="data:image/jpeg;base64,${jpeg}"></figure>`,
    );
    await page.setContent(`<style>
      body { margin: 4px; display: flex; flex-wrap: wrap; gap: 4px; background: #222; }
      figure { margin: 0; width: ${each}px; }
      figcaption { background: white; color: #c00; font: bold 13px sans-serif; padding: 1px 4px; height: 16px; overflow: hidden; }
      img { display: block; width: 100%; }
    </style>${figures.join('')}`);
    await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
    await page.screenshot({ path: file, fullPage: true });
  } finally {
    await page.close();
  }
}
