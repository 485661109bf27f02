import type { Cue } from '../director/cues.ts';
import { settingsNow } from './settings.ts';

let context: AudioContext | undefined;

/** Off until switched on: only then the code for it is fetched. */
export async function play(sound: Cue): Promise<void> {
  if (!settingsNow().sound) return;
  try {
    const { sound: make } = await import('./instruments.ts');
    context ??= new AudioContext();
    void context.resume();
    make(context, sound, context.currentTime + 0.01);
  } catch {
    // A device without sound plays on in silence.
  }
}
