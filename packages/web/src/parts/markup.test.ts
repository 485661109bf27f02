import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { markup } from './markup.ts';

const Sign = ({ size, children }: { readonly size: number; readonly children?: ReactNode }): ReactNode =>
  h('g', { transform: `scale(${size})`, strokeWidth: 3 }, children);

test('a drawing is written as React draws it', () => {
  for (const drawing of [
    h('svg', { viewBox: '0 0 200 280', 'aria-hidden': true }, h(Sign, { size: 2 }, 'A', null, 7)),
    h('g', { fill: undefined, strokeLinecap: 'round', strokeDasharray: '3 8' }, [
      h('path', { key: 1, d: 'M0 0h9' }),
      h('text', { key: 2, fontSize: 28, textAnchor: 'middle' }, 'Bier & Co'),
      h('text', { key: 3, textLength: 174, lengthAdjust: 'spacingAndGlyphs' }, 'Bruno de Bruyne'),
      h('svg', { key: 4, preserveAspectRatio: 'none' }),
    ]),
  ])
    assert.equal(markup(drawing), renderToStaticMarkup(drawing));
});

test('the name an owner gives a card stays plain text', () => {
  const name = '<script>"&\u0000';
  assert.equal(
    markup(h('text', { id: name }, name)),
    '<text id="&lt;script&gt;&quot;&amp; ">&lt;script&gt;&quot;&amp; </text>',
  );
});
