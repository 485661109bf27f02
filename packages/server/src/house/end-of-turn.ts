const waiting: (() => void)[] = [];

/** One immediate for all that wait for the end of this turn of the event loop: nearly every move makes some wait. */
export function atEndOfTurn(call: () => void): void {
  if (waiting.push(call) > 1) return;
  setImmediate(() => {
    for (const one of waiting.splice(0)) one();
  });
}
