import { textsIn } from '../texts/texts.ts';
import { linkTo } from './router.ts';
import { settingsNow } from './settings.ts';

/** Whether this browser can show notices: only a page from a secure address can. */
export const canTell = (): boolean => 'Notification' in globalThis && 'serviceWorker' in navigator;

/** Asks the browser, which asks the person, unless that was settled before. */
export const mayTell = async (): Promise<boolean> => (await Notification.requestPermission()) === 'granted';

/**
 * Tells that a table waits, while nobody looks at this page and where that is wanted. The service worker shows it, unless
 * another window of the house is looked at.
 */
export async function tellTurn(table: string, game: string): Promise<void> {
  const { notify, language } = settingsNow();
  if (!document.hidden || !notify || !canTell() || Notification.permission !== 'granted') return;
  await post({
    table,
    title: `${textsIn(language).yourTurn}: ${game}`,
    address: linkTo({ page: 'online', id: table, pass: undefined }),
  });
}

/** It waits no longer. */
export async function takeBackTurn(table: string): Promise<void> {
  if (settingsNow().notify && canTell()) await post({ table });
}

interface Told {
  readonly table: string;
  /** Without these it waits no longer. */
  readonly title?: string;
  readonly address?: string;
}

async function post(told: Told): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  registration?.active?.postMessage(told);
}
