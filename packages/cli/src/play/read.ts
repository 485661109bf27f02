/** What a player typed, as something to do. The words of both languages always work. */
export type Typed =
  | { readonly do: 'nothing' }
  | { readonly do: 'numbers'; readonly numbers: readonly number[] }
  | { readonly do: 'words'; readonly text: string }
  | { readonly do: 'why'; readonly text: string }
  | { readonly do: 'rules'; readonly text: string }
  | { readonly do: 'card'; readonly text: string }
  | { readonly do: 'save'; readonly file: string }
  | { readonly do: 'language'; readonly text: string }
  | { readonly do: Bare };

const bare = [
  'help',
  'hint',
  'gist',
  'overview',
  'undo',
  'hand',
  'table',
  'look',
  'log',
  'moves',
  'resign',
  'quit',
] as const;
type Bare = (typeof bare)[number];

const spoken: { readonly [word: string]: Bare | 'why' | 'rules' | 'card' | 'save' | 'language' } = {
  '?': 'help',
  help: 'help',
  hulp: 'help',
  tip: 'hint',
  hint: 'hint',
  uitleg: 'gist',
  intro: 'gist',
  overzicht: 'overview',
  overview: 'overview',
  waarom: 'why',
  why: 'why',
  regels: 'rules',
  regel: 'rules',
  rules: 'rules',
  rule: 'rules',
  toon: 'card',
  show: 'card',
  terug: 'undo',
  undo: 'undo',
  hand: 'hand',
  tafel: 'table',
  table: 'table',
  kijk: 'look',
  look: 'look',
  log: 'log',
  verhaal: 'log',
  story: 'log',
  zetten: 'moves',
  moves: 'moves',
  opslaan: 'save',
  bewaar: 'save',
  bewaren: 'save',
  save: 'save',
  taal: 'language',
  language: 'language',
  lang: 'language',
  opgeven: 'resign',
  resign: 'resign',
  stop: 'quit',
  quit: 'quit',
  exit: 'quit',
  q: 'quit',
};

export function read(line: string): Typed {
  const text = line.trim().replace(/^\?\s*(?=\S)/, 'why ');
  if (text === '') return { do: 'nothing' };
  if (/^\d+([\s.,]+\d+)*$/.test(text)) {
    return { do: 'numbers', numbers: text.split(/[\s.,]+/).map(Number) };
  }
  const [first = ''] = text.split(/\s+/, 1);
  const rest = text.slice(first.length).trim();
  const command = Object.hasOwn(spoken, first.toLowerCase()) ? spoken[first.toLowerCase()] : undefined;
  switch (command) {
    case undefined:
      return { do: 'words', text };
    case 'why':
      return { do: 'why', text: rest.replace(/^(?:niet|not)\s+/i, '').replace(/\?$/, '') };
    case 'rules':
      return { do: 'rules', text: rest };
    case 'card':
      return { do: 'card', text: rest };
    case 'save':
      return { do: 'save', file: rest };
    case 'language':
      return { do: 'language', text: rest.toLowerCase() };
    default:
      return rest === '' ? { do: command } : { do: 'words', text };
  }
}

/** Yes, no, or something else. */
export function readYesNo(line: string): boolean | undefined {
  const word = line.trim().toLowerCase();
  if (['j', 'ja', 'y', 'yes'].includes(word)) return true;
  if (['n', 'nee', 'no'].includes(word)) return false;
  return undefined;
}
