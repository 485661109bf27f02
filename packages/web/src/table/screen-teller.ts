import { Teller } from '@stamtafel/games/telling/tell.ts';
import type { Event, Kind } from '@stamtafel/kernel';
import { unbroken } from '../texts/score.ts';

/** What happens, in sentences whose lines a browser breaks. */
export class ScreenTeller<K extends Kind> extends Teller<K> {
  override event(event: Event): string {
    return unbroken(super.event(event));
  }
}
