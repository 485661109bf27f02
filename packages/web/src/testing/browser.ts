/** The client as people use it: built, served, opened in a real browser. */
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import process from 'node:process';
import { after, afterEach, beforeEach } from 'node:test';
import { fileURLToPath } from 'node:url';
import { catalogue } from '@stamtafel/games/catalogue.ts';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import type { Asker } from './ask.ts';

const web = fileURLToPath(new URL('../..', import.meta.url));
const dist = join(web, 'dist');

const types: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

export const sizes = {
  laptop: { width: 1280, height: 720 },
  television: { width: 1920, height: 1080 },
  phone: { width: 390, height: 844 },
  sideways: { width: 844, height: 390 },
  tablet: { width: 768, height: 1024 },
  /** The laptop, read at twice the size. */
  zoomed: { width: 640, height: 360 },
} as const;

export interface Wish {
  readonly size?: keyof typeof sizes;
  readonly language?: 'nl' | 'en';
  readonly theme?: 'light' | 'dark';
  readonly speed?: 'calm' | 'usual' | 'brisk' | 'instant';
  /** Whether things may move: a test that does not look at movement need not wait for it. */
  readonly moves?: boolean;
  /** Simple ones answer at once and always the same: most tests are about something else. */
  readonly computers?: 'simple' | 'usual';
  /** Whether the page keeps its files for a day without a network: it fetches all of them, which few tests are about. */
  readonly keepsFiles?: boolean;
  /** Whether the page is painted, for those who look at its colours. Where everything lies is the same without. */
  readonly painted?: boolean;
}

export interface House {
  /** Where the client is served. */
  address(): string;
  /** A new visitor: nothing is remembered from others. Errors of the page fail the test that looks at them. */
  visit(wish?: Wish): Promise<Visitor>;
  /** Somebody of whom nothing is looked at: a browser with cookies and no page. Sits at tables and asks the house. */
  guest(): Promise<Asker>;
  /** Takes the server away and brings it back. */
  close(): Promise<void>;
}

export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What went wrong in the page so far. */
  readonly errors: readonly string[];
}

/** Where the client is served from. */
export interface Place {
  open(): Promise<void>;
  address(): string;
  close(): Promise<void>;
}

/** What a browser must be able to do: most tests need no windows, and a browser without them does half the work. */
interface Needs {
  readonly windows?: boolean;
}

/** For a test file: builds once, serves, launches, and clears away afterwards. */
export function openHouse(place: Place = filesOnly(), needs: Needs = {}): House {
  let browser: Browser | undefined;
  let opening: Promise<void> | undefined;
  let contexts: BrowserContext[] = [];
  const open = async (): Promise<void> => {
    browser = await launch(needs);
    await place.open();
  };
  // Before the first test that runs, not before the file: where none has the name that was asked for, `after` never
  // comes, and an open browser would keep the process.
  beforeEach(() => {
    opening ??= open();
    return opening;
  });
  // A page that is left open goes on: its computers play, its clocks run.
  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
  });
  after(async () => {
    await browser?.close();
    await place.close();
  });
  return {
    address: place.address,
    async visit({
      size = 'laptop',
      language = 'nl',
      theme = 'light',
      speed = 'instant',
      moves = false,
      computers = 'simple',
      keepsFiles = false,
      painted = process.env.STAMTAFEL_PICTURES !== undefined,
    } = {}) {
      if (browser === undefined) throw new Error('the house is not open');
      const context = await browser.newContext({
        viewport: sizes[size],
        locale: language,
        colorScheme: theme,
        reducedMotion: moves ? 'no-preference' : 'reduce',
        hasTouch: size === 'phone' || size === 'sideways' || size === 'tablet',
        serviceWorkers: keepsFiles ? 'allow' : 'block',
      });
      contexts.push(context);
      context.setDefaultTimeout(20_000);
      await context.addInitScript(
        ({ games, ...settings }) => {
          const remember = (name: string, value: unknown): void => {
            if (localStorage.getItem(name) === null) localStorage.setItem(name, JSON.stringify(value));
          };
          remember('stamtafel-settings', settings);
          for (const game of games)
            remember(`stamtafel-setup-${game}`, { levels: ['greedy', 'greedy', 'greedy', 'greedy'] });
        },
        {
          language,
          speed,
          soundOffered: true,
          games: computers === 'simple' ? catalogue.map(({ id }) => id) : [],
        },
      );
      // `untilKept` asks the table of this browser, which is in a worker.
      await context.addInitScript(() => {
        const { postMessage } = Worker.prototype;
        Worker.prototype.postMessage = function (this: Worker, ...sent: unknown[]): void {
          Reflect.set(globalThis, 'tableOfThisBrowser', this);
          Reflect.apply(postMessage, this, sent);
        };
      });
      if (!painted)
        await context.addInitScript(() => {
          const clear = new CSSStyleSheet();
          clear.replaceSync(':root { opacity: 0 }');
          document.adoptedStyleSheets.push(clear);
        });
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await page.goto(place.address());
      return { context, page, errors };
    },
    async guest() {
      if (browser === undefined) throw new Error('the house is not open');
      const context = await browser.newContext();
      contexts.push(context);
      return { request: context.request, url: place.address };
    },
    close: place.close,
  };
}

/**
 * What the library switches off, which would come back otherwise, and the browser's own panels, which it makes ready in
 * processes of their own for every new window: half of the time of a short test.
 */
const UNUSED = [
  'PreloadTopChromeWebUI',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'PreconnectToSearch',
];

/** Builds the client and opens a real browser for it. */
export function launch({ windows = false }: Needs = {}): Promise<Browser> {
  runScript(join(web, 'build.ts'));
  const find = join(web, '..', '..', 'scripts', 'chromium.mjs');
  const executablePath = runScript(find, ...(windows ? ['--windows'] : [])).trim();
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-dev-shm-usage', `--disable-features=${UNUSED.join()}`],
  });
}

/**
 * The built files and nothing else: playing alone and around one screen needs no more. What it refuses was asked for too
 * often, or is never answered at all; what it rewrites is of another version.
 */
export function filesOnly(
  refuses: (path: string) => boolean | 'silently' = () => false,
  rewrite: (path: string, text: string) => string | undefined = () => undefined,
): Place {
  let server: Server | undefined;
  return {
    async open() {
      server = await serve(refuses, rewrite);
    },
    address() {
      const at = server?.address();
      if (at === null || at === undefined || typeof at === 'string') throw new Error('the house is not open');
      return `http://localhost:${at.port}/`;
    },
    close: () =>
      new Promise((resolve) => {
        if (server === undefined) return resolve();
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Runs a script of the project with its own Node; gives what it printed. */
function runScript(file: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
    encoding: 'utf8',
    timeout: 600_000,
  });
  if (status !== 0) throw new Error(stderr || `${file} failed`);
  return stdout;
}

function serve(...[refuses, rewrite]: Required<Parameters<typeof filesOnly>>): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = normalize(join(dist, pathname.endsWith('/') ? `${pathname}index.html` : pathname));
    const inside = file.startsWith(dist);
    const refused = refuses(pathname);
    if (refused === 'silently') return;
    if (refused) {
      response.writeHead(429, { 'content-type': 'application/json' });
      response.end('{"code":"too-much"}');
      return;
    }
    if (pathname.startsWith('/api/')) {
      // There is no house here: only files are served.
      response.writeHead(204);
      response.end();
      return;
    }
    readFile(inside ? file : '').then(
      (bytes) => {
        response.writeHead(200, {
          'content-type': types[extname(file)] ?? 'application/octet-stream',
          // As a house does it.
          'cache-control': pathname.startsWith('/assets/')
            ? 'public, max-age=31536000, immutable'
            : 'no-cache',
        });
        response.end(rewrite(pathname, String(bytes)) ?? bytes);
      },
      () => {
        response.writeHead(404);
        response.end();
      },
    );
  });
  return new Promise((resolve) => {
    server.listen(0, 'localhost', () => resolve(server));
  });
}
