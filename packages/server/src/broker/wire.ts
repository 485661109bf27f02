/** Messages as text, and back: whatever is not one of ours is undefined. */
import { harmIn } from '@stamtafel/protocol';
import type { z } from 'zod';
import { callSchema, lineSchema, newsSchema, replySchema } from './messages.ts';
import { thoughtReplySchema, workSchema } from './work.ts';

const reader =
  <S extends z.ZodType>(schema: S) =>
  (text: string): z.infer<S> | undefined => {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      return undefined;
    }
    if (harmIn(value) !== undefined) return undefined;
    const read = schema.safeParse(value);
    return read.success ? read.data : undefined;
  };

export const readCall = reader(callSchema);
export const readReply = reader(replySchema);
export const readLine = reader(lineSchema);
export const readNews = reader(newsSchema);
export const readWork = reader(workSchema);
export const readThought = reader(thoughtReplySchema);
