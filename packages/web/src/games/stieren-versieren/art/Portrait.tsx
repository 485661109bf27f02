import type { Printed } from '@stamtafel/games/stieren-versieren/deck.ts';
import type { ReactNode } from 'react';
import { bulls, cows, dragQueen, type Looks } from './cast.ts';
import { clothes } from './clothes.tsx';
import { hats } from './hats.tsx';
import { eyes, Head, Lashes, mouths } from './heads.tsx';
import { faceWear, props } from './props.tsx';

/** The figures that a box has; a card of a player's own copy looks like the nearest of them. */
const nearest = (cast: { readonly [key: string]: Looks }, symbol: string, value: number): Looks => {
  const found = cast[`${symbol}-${Math.min(5, Math.max(2, value))}`];
  return cast[`${symbol}-${value}`] ?? found ?? dragQueen;
};

const looksOf = ({ kind, symbol, value }: Printed): Looks =>
  symbol === 'alle' ? dragQueen : nearest(kind === 'bull' ? bulls : cows, symbol, value);

/** A figure from the box, from the shoulders up; the middle of the head is at (0, 0). */
export function Portrait({ printed }: { readonly printed: Printed }): ReactNode {
  const looks = looksOf(printed);
  const isCow = printed.kind === 'cow';
  const held = looks.holds === undefined ? undefined : props[looks.holds];
  return (
    <>
      {looks.hat === 'wig' && hats.wig}
      {clothes[looks.cloth]}
      <Head coat={looks.coat} horns={looks.horns} isCow={isCow} />
      {eyes[looks.eyes]}
      {isCow && <Lashes />}
      {mouths[looks.mouth]}
      {looks.wears?.map((wear) => (
        <g key={wear}>{faceWear[wear]}</g>
      ))}
      {looks.hat !== undefined && looks.hat !== 'wig' && hats[looks.hat]}
      {held !== undefined && <g transform={looks.aloft ? 'translate(0 -62)' : 'translate(-52 68)'}>{held}</g>}
    </>
  );
}
