import { Teller } from '@stamtafel/games/telling/tell.ts';
import type { Event, Kind } from '@stamtafel/kernel';
import { unbroken } from '../texts/score.ts';
import { textsIn } from '../texts/texts.ts';

/** What happens, in sentences whose lines a browser breaks. What a computer did for a player who was away says so. */
export class ScreenTeller<K extends Kind> extends Teller<K> {
  override event(event: Event): string {
    const sentence = unbroken(super.event(event));
    if (event.args.sitsIn === undefined || sentence === '') return sentence;
    return textsIn(this.language).online.byComputer(sentence);
  }
}
