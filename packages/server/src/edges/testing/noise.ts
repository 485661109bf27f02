/** Noise as it may come over a socket, and as much of a socket as the live channel uses. */
import { EventEmitter } from 'node:events';
import { fastBelow } from '@stamtafel/kernel';

const odd: readonly string[] = [
  'null',
  'true',
  '-1',
  '1e400',
  '-0',
  '9007199254740993',
  '""',
  '"\\ud800"',
  '[]',
  '{}',
  '[[[[[[]]]]]]',
  `"${'x'.repeat(300)}"`,
  '{"__proto__":{"a":1}}',
  '{"constructor":1}',
  '"move"',
  '0.5',
  '"\\u0000"',
];

/** A message with some of its text changed: a value, a key, a letter, a piece lost or doubled. */
export function garbled(message: string, dice: number[]): string {
  const pick = <T>(list: readonly T[]): T => list[fastBelow(dice, list.length)]!;
  let text = message;
  for (let changes = fastBelow(dice, 3); changes >= 0; changes--) {
    const at = fastBelow(dice, text.length + 1);
    const kind = fastBelow(dice, 6);
    if (kind === 0) text = text.slice(0, at) + String.fromCharCode(fastBelow(dice, 256)) + text.slice(at);
    else if (kind === 1) text = text.slice(0, at) + text.slice(at + 1 + fastBelow(dice, 8));
    else if (kind === 2) text = text.slice(0, at) + text.slice(fastBelow(dice, at + 1));
    else if (kind === 3) text = text.replace(/:("[^"]*"|\d+|true)/, `:${pick(odd)}`);
    else if (kind === 4)
      text = text.replace('{', `{${pick(['"more":1', '"__proto__":{"x":1}', '"seat":99', '"do":"move"'])},`);
    else text = text.replaceAll(/\d+/g, () => String(fastBelow(dice, 12) - 2));
  }
  return text;
}

export class FakeSocket extends EventEmitter {
  readonly OPEN = 1;
  readonly readyState = 1;
  readonly bufferedAmount = 0;
  close(): void {}
  terminate(): void {}
}
