import { type Language, languages } from '@stamtafel/games/edition.ts';
import { typedName } from '@stamtafel/protocol/names.ts';
import { useSyncExternalStore } from 'react';

export const speeds = ['calm', 'usual', 'brisk', 'instant'] as const;
type Speed = (typeof speeds)[number];
export const themes = ['auto', 'light', 'dark'] as const;
export const textSizes = ['usual', 'large', 'larger'] as const;

interface Settings {
  readonly language: Language;
  readonly speed: Speed;
  readonly sound: boolean;
  /** Whether it was asked: only once. */
  readonly soundOffered: boolean;
  readonly haptics: boolean;
  readonly theme: (typeof themes)[number];
  readonly leftHanded: boolean;
  readonly textSize: (typeof textSizes)[number];
  /** Whether a waiting table may say so while the page is not being looked at. */
  readonly notify: boolean;
  /** Whether single letters are shortcuts; players who dictate or hit keys by accident switch them off. */
  readonly shortcuts: boolean;
  /** What you are called at the table. */
  readonly name: string;
}

const KEY = 'stamtafel-settings';

const standard = (): Settings => ({
  language: navigator.language.toLowerCase().startsWith('en') ? 'en' : 'nl',
  speed: 'usual',
  sound: false,
  soundOffered: false,
  haptics: false,
  theme: 'auto',
  leftHanded: false,
  textSize: 'usual',
  notify: false,
  shortcuts: true,
  name: '',
});

/** What was remembered, as far as it still makes sense. */
function remembered(): Settings {
  const settings = standard();
  let found: unknown;
  try {
    found = JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return settings;
  }
  if (typeof found !== 'object' || found === null) return settings;
  const values = new Map<string, unknown>(Object.entries(found));
  const among = <T>(key: string, allowed: readonly T[], usual: T): T =>
    allowed.find((value) => value === values.get(key)) ?? usual;
  const name = values.get('name');
  return {
    language: among('language', languages, settings.language),
    speed: among('speed', speeds, settings.speed),
    sound: among('sound', [true, false], settings.sound),
    soundOffered: among('soundOffered', [true, false], settings.soundOffered),
    haptics: among('haptics', [true, false], settings.haptics),
    theme: among('theme', themes, settings.theme),
    leftHanded: among('leftHanded', [true, false], settings.leftHanded),
    textSize: among('textSize', textSizes, settings.textSize),
    notify: among('notify', [true, false], settings.notify),
    shortcuts: among('shortcuts', [true, false], settings.shortcuts),
    name: typeof name === 'string' ? typedName(name) : settings.name,
  };
}

let current = remembered();
const listeners = new Set<() => void>();

export const settingsNow = (): Settings => current;

export function changeSettings(change: Partial<Settings>): void {
  current = { ...current, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // A browser that keeps nothing still plays.
  }
  apply();
  for (const listener of listeners) listener();
}

export function onSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSettings = (): Settings => useSyncExternalStore(onSettings, settingsNow);

/** The look of the whole page follows from attributes of its root. */
export function apply(): void {
  const root = document.documentElement;
  root.lang = current.language;
  root.dataset.theme = current.theme;
  root.dataset.hand = current.leftHanded ? 'left' : 'right';
  root.dataset.text = current.textSize;
}

interface Pace {
  /** Milliseconds from a bot's question to its answer. */
  readonly bot: number;
  /** The length of a movement, in seconds. */
  readonly move: number;
  /** How many times as long as usual what happens is shown. */
  readonly beat: number;
}

export const paces: { readonly [S in Speed]: Pace } = {
  calm: { bot: 1600, move: 0.7, beat: 1.6 },
  usual: { bot: 900, move: 0.45, beat: 1 },
  brisk: { bot: 350, move: 0.25, beat: 0.5 },
  instant: { bot: 0, move: 0, beat: 0 },
};
