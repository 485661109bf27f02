import { cardNamed } from '@stamtafel/kernel';
import type { Voice } from '../../edition.ts';
import { shortFace, tag } from '../voice.ts';
import type { FourDowns } from './kind.ts';

export const voice: Voice<FourDowns> = {
  card(match, id, name) {
    const card = cardNamed(match, id);
    return card === undefined ? name : `${name} (${tag(card)})`;
  },
  tag(match, id, name) {
    const card = cardNamed(match, id);
    return card === undefined ? name : `${name} (${shortFace(card)})`;
  },
};
