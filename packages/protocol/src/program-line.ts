import { z } from 'zod';
import { fileSchema } from './file-schema.ts';
import { answerSchema } from './live.ts';

/** What a program under the referee says: `n` is that of the question, so that a late answer is never taken for one to the next. */
const programLineSchema = z.object({ n: z.int(), answer: answerSchema.nullable() });

export const readProgramLine = fileSchema(programLineSchema, 'an answer');
