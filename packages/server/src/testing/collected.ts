import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

/** How many of these are still held by something, once whatever can be collected is. */
export async function stillHeld(refs: readonly WeakRef<object>[]): Promise<number> {
  const held = (): number => refs.filter((ref) => ref.deref() !== undefined).length;
  for (let tries = 0; tries < 50; tries++) {
    // What was looked at in a turn is kept until its end.
    await sleep(10);
    collect();
    if (held() === 0) return 0;
  }
  return held();
}
