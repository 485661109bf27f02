import type { Adapter } from './adapter.ts';
import { cardsContract } from './cards.ts';
import { chatContract } from './chat.ts';
import { logContract } from './event-log.ts';
import { namesContract } from './names.ts';
import { ownershipContract } from './ownership.ts';
import { upkeepContract } from './upkeep.ts';

/** What a house expects of what it stands on, port by port. */
export function contracts(adapter: Adapter): void {
  logContract(adapter);
  cardsContract(adapter);
  namesContract(adapter);
  chatContract(adapter);
  upkeepContract(adapter);
  ownershipContract(adapter);
}
