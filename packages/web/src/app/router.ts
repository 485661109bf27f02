import { useSyncExternalStore } from 'react';
import { goTo } from './back.ts';

/** Where one can be. Addresses live behind the #, so that any plain file server can serve the app. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'table'; readonly id: string }
  /** Where this device is a player's, or the screen that shows the table while every hand is on a phone. */
  | { readonly page: 'make'; readonly game: string; readonly as: Role }
  | { readonly page: 'online'; readonly id: string; readonly pass: Pass | undefined }
  /** The same table without any hand, for all to see. */
  | { readonly page: 'screen'; readonly id: string }
  /** A played match; `at` is a moment, or `v` and the number of an event of the story. */
  | { readonly page: 'replay'; readonly id: string; readonly at: string | undefined }
  /** A match played by others; all of it is in the link itself. */
  | { readonly page: 'sent'; readonly link: string; readonly at: string | undefined }
  /** The cards of another player's match; they are in the link itself. */
  | { readonly page: 'same'; readonly link: string }
  | { readonly page: 'lesson'; readonly game: string }
  | { readonly page: 'deck'; readonly game: string }
  | { readonly page: 'rules'; readonly game: string; readonly rule: string | undefined }
  | { readonly page: 'unknown' };

/** What this device is at a table of a house. */
export type Role = 'player' | 'screen';

/** What opens the door of a table: its key, for any free chair, or an invitation to one of them. */
export type Pass = { readonly key: string } | { readonly invite: string };

export function routeOf(hash: string): Route {
  const [page = '', first, second, ...more] = hash.replace(/^#\/?/, '').split('/').map(decoded);
  if (more.length > 0) return { page: 'unknown' };
  if (page === '') return { page: 'home' };
  if (page === 'tafel' && first !== undefined && second === undefined) return { page: 'table', id: first };
  if (page === 'vrienden' && first !== undefined && (second === undefined || second === 'scherm'))
    return { page: 'make', game: first, as: second === undefined ? 'player' : 'screen' };
  if (page === 't' && first !== undefined) return online(first, second);
  if (page === 'scherm' && first !== undefined && second === undefined) return { page: 'screen', id: first };
  if (page === 'terug' && first !== undefined && (second === undefined || /^v?\d+$/.test(second)))
    return { page: 'replay', id: first, at: second };
  if (page === 'potje' && (second === undefined || /^\d+$/.test(second)))
    return { page: 'sent', link: first ?? '', at: second };
  if (page === 'zelfde' && second === undefined) return { page: 'same', link: first ?? '' };
  if (page === 'les' && first !== undefined && second === undefined) return { page: 'lesson', game: first };
  if (page === 'kaarten' && first !== undefined && second === undefined) return { page: 'deck', game: first };
  if (page === 'regels' && first !== undefined) return { page: 'rules', game: first, rule: second };
  return { page: 'unknown' };
}

export function addressOf(route: Exclude<Route, { page: 'unknown' }>): string {
  switch (route.page) {
    case 'home':
      return '#/';
    case 'table':
      return `#/tafel/${encodeURIComponent(route.id)}`;
    case 'make':
      return `#/vrienden/${encodeURIComponent(route.game)}${route.as === 'screen' ? '/scherm' : ''}`;
    case 'online':
      return `#/t/${encodeURIComponent(route.id)}${route.pass === undefined ? '' : `/${encodeURIComponent(passText(route.pass))}`}`;
    case 'screen':
      return `#/scherm/${encodeURIComponent(route.id)}`;
    case 'replay':
      return `#/terug/${encodeURIComponent(route.id)}${route.at === undefined ? '' : `/${route.at}`}`;
    case 'sent':
      return `#/potje/${encodeURIComponent(route.link)}${route.at === undefined ? '' : `/${route.at}`}`;
    case 'same':
      return `#/zelfde/${encodeURIComponent(route.link)}`;
    case 'lesson':
      return `#/les/${encodeURIComponent(route.game)}`;
    case 'deck':
      return `#/kaarten/${encodeURIComponent(route.game)}`;
    case 'rules':
      return `#/regels/${encodeURIComponent(route.game)}${route.rule === undefined ? '' : `/${encodeURIComponent(route.rule)}`}`;
  }
}

/** The whole address, to be sent to others. */
export const linkTo = (route: Exclude<Route, { page: 'unknown' }>): string =>
  new URL(addressOf(route), document.baseURI).href;

/** `k.` a key, `i.` an invitation. A link that was cut off there leads to its table, which says what is missing. */
function online(id: string, pass = ''): Route {
  const [, kind, token] = /^([ki])\.(.+)$/.exec(pass) ?? [];
  if (token === undefined) return { page: 'online', id, pass: undefined };
  return { page: 'online', id, pass: kind === 'k' ? { key: token } : { invite: token } };
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

export const go = (route: Exclude<Route, { page: 'unknown' }>): void => goTo(addressOf(route));

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
