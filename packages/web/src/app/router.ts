import { useSyncExternalStore } from 'react';
import { goTo } from './back.ts';

/** What each page needs to know. */
interface Pages {
  readonly home: object;
  readonly table: { readonly id: string };
  /** Where this device is a player's, or the screen that shows the table while every hand is on a phone. */
  readonly make: { readonly game: string; readonly as: Role };
  readonly online: { readonly id: string; readonly pass: Pass | undefined };
  /** The same table without any hand, for all to see. */
  readonly screen: { readonly id: string };
  /** A played match; `at` is a moment, or `v` and the number of an event of the story. */
  readonly replay: { readonly id: string; readonly at: string | undefined };
  /** A match played by others; all of it is in the link itself. */
  readonly sent: { readonly link: string; readonly at: string | undefined };
  /** The cards of another player's match; they are in the link itself. */
  readonly same: { readonly link: string };
  readonly lesson: { readonly game: string };
  readonly deck: { readonly game: string };
  readonly rules: { readonly game: string; readonly rule: string | undefined };
  readonly about: object;
}
type Page = keyof Pages;
type At<P extends Page> = { readonly page: P } & Pages[P];

/** Where one can be. */
type Known = { readonly [P in Page]: At<P> }[Page];
export type Route = Known | { readonly page: 'unknown' };

/** What this device is at a table of a house. */
export type Role = 'player' | 'screen';

/** What opens the door of a table: its key, for any free chair, or an invitation to one of them. */
export type Pass = { readonly key: string } | { readonly invite: string };

type Part = string | undefined;

interface Address<P extends Page> {
  /** What the address begins with. */
  readonly word: string;
  /** The two parts behind it; undefined where they make no sense. */
  read(first: Part, second: Part): At<P> | undefined;
  write(route: Pages[P]): readonly Part[];
}

/**
 * The addresses of all pages, each read and written in one place. They live behind the #, so that any plain file server can
 * serve the app.
 */
const addresses: { readonly [P in Page]: Address<P> } = {
  home: { word: '', read: (first) => (first === undefined ? { page: 'home' } : undefined), write: () => [] },
  table: only(
    'tafel',
    (id) => ({ page: 'table', id }),
    ({ id }) => id,
  ),
  make: {
    word: 'vrienden',
    read: (game, as) =>
      game !== undefined && (as === undefined || as === 'scherm')
        ? { page: 'make', game, as: as === undefined ? 'player' : 'screen' }
        : undefined,
    write: ({ game, as }) => [game, as === 'screen' ? 'scherm' : undefined],
  },
  online: {
    word: 't',
    read: (id, pass) => (id === undefined ? undefined : { page: 'online', id, pass: passIn(pass) }),
    write: ({ id, pass }) => [id, pass && passText(pass)],
  },
  screen: only(
    'scherm',
    (id) => ({ page: 'screen', id }),
    ({ id }) => id,
  ),
  replay: {
    word: 'terug',
    read: (id, at) =>
      id !== undefined && (at === undefined || /^v?\d+$/.test(at)) ? { page: 'replay', id, at } : undefined,
    write: ({ id, at }) => [id, at],
  },
  sent: {
    word: 'potje',
    read: (link = '', at) => (at === undefined || /^\d+$/.test(at) ? { page: 'sent', link, at } : undefined),
    write: ({ link, at }) => [link, at],
  },
  same: {
    word: 'zelfde',
    read: (link = '', more) => (more === undefined ? { page: 'same', link } : undefined),
    write: ({ link }) => [link],
  },
  lesson: only(
    'les',
    (game) => ({ page: 'lesson', game }),
    ({ game }) => game,
  ),
  deck: only(
    'kaarten',
    (game) => ({ page: 'deck', game }),
    ({ game }) => game,
  ),
  rules: {
    word: 'regels',
    read: (game, rule) => (game === undefined ? undefined : { page: 'rules', game, rule }),
    write: ({ game, rule }) => [game, rule],
  },
  about: {
    word: 'over',
    read: (more) => (more === undefined ? { page: 'about' } : undefined),
    write: () => [],
  },
};

/** An address with one part. */
function only<P extends Page>(
  word: string,
  read: (part: string) => At<P>,
  write: (route: Pages[P]) => string,
): Address<P> {
  return {
    word,
    read: (part, more) => (part === undefined || more !== undefined ? undefined : read(part)),
    write: (route) => [write(route)],
  };
}

const unknown: Route = { page: 'unknown' };

export function routeOf(hash: string): Route {
  const [word = '', first, second, ...more] = hash.replace(/^#\/?/, '').split('/').map(decoded);
  if (more.length > 0) return unknown;
  return (
    Object.values(addresses)
      .find((address) => address.word === word)
      ?.read(first, second) ?? unknown
  );
}

export function addressOf(route: Known): string {
  return `#/${partsOf(route)
    .filter((part) => part !== undefined)
    .map(encodeURIComponent)
    .join('/')}`;
}

function partsOf<P extends Page>(route: At<P>): readonly Part[] {
  const { word, write } = addresses[route.page];
  return [word, ...write(route)];
}

/** The whole address, to be sent to others. */
export const linkTo = (route: Known): string => new URL(addressOf(route), document.baseURI).href;

/** `k.` a key, `i.` an invitation. A link that was cut off there leads to its table, which says what is missing. */
function passIn(text = ''): Pass | undefined {
  const [, kind, token] = /^([ki])\.(.+)$/.exec(text) ?? [];
  if (token === undefined) return undefined;
  return kind === 'k' ? { key: token } : { invite: token };
}

function passText(pass: Pass): string {
  return 'key' in pass ? `k.${pass.key}` : `i.${pass.invite}`;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const go = (route: Known): void => goTo(addressOf(route));

/** Something on this page would be lost by leaving it. */
interface Hold {
  readonly hash: string;
  readonly onLeave: (wanted: string) => void;
}
let hold: Hold | undefined;

/**
 * Holds the player on this page, whether they leave by a link, the back button or the address, until the result is
 * called; `onLeave` is told where they wanted to go.
 */
export function stayHere(onLeave: Hold['onLeave']): () => void {
  const mine: Hold = { hash: location.hash, onLeave };
  hold = mine;
  return () => {
    if (hold === mine) hold = undefined;
  };
}

const subscribe = (listener: () => void): (() => void) => {
  const onChange = (): void => {
    const wanted = location.hash;
    if (hold === undefined || wanted === hold.hash) {
      listener();
      return;
    }
    // The browser has already gone: only the address is put back, for the page has not changed.
    history.pushState(null, '', hold.hash);
    hold.onLeave(wanted);
  };
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
};

export function useRoute(): Route {
  // Something may be drawn between the moment the address changes and the moment we are told.
  const hash = useSyncExternalStore(subscribe, () => hold?.hash ?? location.hash);
  return routeOf(hash);
}
