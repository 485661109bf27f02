/** What does not come is asked for again after each of these pauses. */
const PAUSES_MS = [400, 1600];

/** Fetches a file of the page. A browser that never asks twice for the same one needs a reload: then this fails. */
export async function insist<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES_MS) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return load();
}
