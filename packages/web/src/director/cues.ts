/** What can be heard at a table; how it sounds is in `app/instruments.ts`, which only those fetch who want to hear it. */
export const cues = [
  // Every table.
  'card',
  'deal',
  'shuffle',
  'turn',
  'win',
  // How-Ruck!
  'heave',
  'roll',
  'rope',
  'roar',
  'pipes',
  'shout',
  // Football, of people and of bulls.
  'whistle',
  'tackle',
  'kick',
  'die',
  'cheer',
  'groan',
  'knock',
  'chalk',
  'beep',
  'coin',
  // A night out.
  'moo',
  'flirt',
  'kiss',
  'gong',
  'clash',
  'door',
  // The pub.
  'tap',
  'clink',
  'gulp',
  'spill',
  'bell',
] as const;
export type Cue = (typeof cues)[number];
