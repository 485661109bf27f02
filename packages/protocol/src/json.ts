import { BadInput } from '@stamtafel/kernel';

/** Deeper nesting than any file of ours has; what follows may then walk a value without fear for its stack. */
const DEEPEST = 64;

/** Reads JSON from outside; refuses what could harm code that copies it. `what` names the source in the sentence. */
export function parseJson(text: string, what: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text);
  } catch (error) {
    throw new BadInput(`${what} is not JSON: ${reason(error, text)}.`);
  }
  const harm = harmIn(value);
  if (harm !== undefined) throw new BadInput(`${what} cannot be used: ${harm}.`);
  return value;
}

/** V8's words without its excerpt of the text, which may be anything. */
function reason(error: unknown, text: string): string {
  const message = error instanceof Error ? error.message : '';
  const [, position, line, column] = /at position (\d+) \(line (\d+) column (\d+)\)/.exec(message) ?? [];
  if (text.trim() === '') return 'it is empty';
  if (message.startsWith('Unexpected end') || Number(position) >= text.trimEnd().length)
    return 'it ends too early';
  return line === undefined ? 'its text makes no sense' : `line ${line}, column ${column} makes no sense`;
}

/** An own key `__proto__` turns into something else in many a copy; very deep nesting overflows a stack. */
export function harmIn(value: unknown, depth = 0): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > DEEPEST) return `it is nested more than ${DEEPEST} deep`;
  if (Object.hasOwn(value, '__proto__')) return 'it has a key "__proto__"';
  for (const part of Array.isArray(value) ? value : Object.values(value)) {
    const harm = harmIn(part, depth + 1);
    if (harm !== undefined) return harm;
  }
  return undefined;
}
