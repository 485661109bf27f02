import { useSyncExternalStore } from 'react';

/** Where one can be. Addresses live behind the #, so that any plain file server can serve the app. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'rules'; readonly game: string; readonly rule: string | undefined }
  | { readonly page: 'unknown' };

export function routeOf(hash: string): Route {
  const [page = '', first, second, ...more] = hash.replace(/^#\/?/, '').split('/').map(decoded);
  if (more.length > 0) return { page: 'unknown' };
  if (page === '') return { page: 'home' };
  if (page === 'tafel' && first !== undefined && second === undefined) return { page: 'table', id: first };
  if (page === 'regels' && first !== undefined) return { page: 'rules', game: first, rule: second };
  return { page: 'unknown' };
}

export function addressOf(route: Exclude<Route, { page: 'unknown' }>): string {
  switch (route.page) {
    case 'home':
      return '#/';
    case 'table':
      return `#/tafel/${encodeURIComponent(route.id)}`;
    case 'rules':
      return `#/regels/${encodeURIComponent(route.game)}${route.rule === undefined ? '' : `/${encodeURIComponent(route.rule)}`}`;
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const go = (route: Exclude<Route, { page: 'unknown' }>): void => {
  location.hash = addressOf(route);
};

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  return routeOf(hash);
}
