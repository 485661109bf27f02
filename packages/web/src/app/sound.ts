import { settingsNow } from './settings.ts';

/** Few and short. Off until switched on: only then the code for them is fetched. */
export type Sound = 'deal' | 'turn' | 'win';

let context: AudioContext | undefined;

export async function play(sound: Sound): Promise<void> {
  if (!settingsNow().sound) return;
  try {
    const { sounds } = await import('./instruments.ts');
    context ??= new AudioContext();
    void context.resume();
    sounds[sound](context, context.currentTime + 0.01);
  } catch {
    // A device without sound plays on in silence.
  }
}
