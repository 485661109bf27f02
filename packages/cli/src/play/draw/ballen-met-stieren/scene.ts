import type { BallenMetStieren } from '@stamtafel/games/ballen-met-stieren/kind.ts';
import { listed } from '@stamtafel/games/telling/sentence.ts';
import { type Seat, seatLetter } from '@stamtafel/kernel';
import type { Scene } from '../drawing.ts';
import { words } from './words.ts';

export type S = Scene<BallenMetStieren>;

export const say = ({ teller }: S) => words[teller.language];
export const place = (name: string, seat: Seat): string => `${name}.${seatLetter(seat)}`;
export const isPlayer = ({ view, match }: S): boolean => view.viewer < match.seats;
export const fullName = ({ teller, match }: S, card: string): string =>
  teller.edition.cardName(match, card, teller.language);
export const list = (scene: S, cards: readonly string[]): string =>
  listed(
    cards.map((card) => scene.teller.card(card)),
    scene.teller.words.and,
  );
