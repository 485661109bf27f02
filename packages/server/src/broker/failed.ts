import { refusal } from '../table/refusals.ts';
import type { Reply } from './messages.ts';

/** What is answered where answering has failed: not what went wrong, for that is for the operator. */
export const failed = (): Reply => ({
  is: 'trouble',
  trouble: refusal('went-wrong'),
});
