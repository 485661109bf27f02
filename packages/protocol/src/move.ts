import type { Move } from './live.ts';

/**
 * The usual move, read without the schema, which takes ten times as long; undefined for everything else, which the schema
 * has to judge. Whatever this accepts, `liveRequestSchema` accepts too.
 */
export function readMove(message: unknown): Move | undefined {
  if (!isMembers(message) || message.do !== 'move') return undefined;
  const { table, seat, decision, id, answer } = message;
  const isUsual =
    typeof table === 'string' &&
    /^[a-z0-9]{16,32}$/.test(table) &&
    isWhole(seat) &&
    seat <= 7 &&
    isWhole(decision) &&
    typeof id === 'string' &&
    /^[\w-]{8,40}$/.test(id) &&
    Object.keys(message).length === 6;
  const given = isUsual ? readAnswer(answer) : undefined;
  return given && isUsual ? { do: 'move', table, seat, decision, id, answer: given } : undefined;
}

function readAnswer(answer: unknown): Move['answer'] | undefined {
  if (!isMembers(answer)) return undefined;
  const { pick, card, to } = answer;
  if (typeof pick !== 'string' || pick.length > 40) return undefined;
  const isShort = (text: unknown): text is string => typeof text === 'string' && text.length <= 60;
  const isPlace = (place: unknown): place is string | number => isShort(place) || Number.isSafeInteger(place);
  const members = Object.keys(answer).length;
  if (members === 1) return { pick };
  if (members === 2 && isShort(card)) return { pick, card };
  if (members === 2 && isPlace(to)) return { pick, to };
  return members === 3 && isShort(card) && isPlace(to) ? { pick, card, to } : undefined;
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

const isMembers = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
