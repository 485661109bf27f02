import { sharedContract } from './testing/contracts/ownership.ts';
import { SharedMemory } from './testing/shared-memory.ts';

sharedContract({
  name: 'shared memory',
  async nodes(_t, count) {
    const shared = new SharedMemory({ now: () => performance.now() });
    return Array.from({ length: count }, (_, n) => shared.node(`node-${n}`));
  },
});
