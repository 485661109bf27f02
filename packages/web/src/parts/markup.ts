import { Fragment, isValidElement, type ReactNode } from 'react';

interface Props {
  readonly [name: string]: unknown;
  readonly children?: ReactNode;
}

/** A drawing as text: what React would put on the page, for components that only draw. */
export function markup(node: ReactNode): string {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (typeof node !== 'object') return escaped(String(node));
  if (isValidElement<Props>(node)) return elementMarkup(node.type, node.props);
  if (Symbol.iterator in node) return Array.from(node, markup).join('');
  throw new Error('this cannot be drawn as text');
}

function elementMarkup(type: unknown, { children, ...attributes }: Props): string {
  if (type === Fragment) return markup(children);
  if (typeof type === 'function')
    return markup(Reflect.apply(type, undefined, [{ children, ...attributes }]));
  const written = Object.entries(attributes).map(([name, value]) =>
    value === undefined || value === null || value === false
      ? ''
      : ` ${attributeName(name)}="${escaped(String(value))}"`,
  );
  return `<${type}${written.join('')}>${markup(children)}</${type}>`;
}

/** What SVG itself writes with capitals. With a dash a browser does not know it and says nothing. */
const withCapitals: readonly string[] = ['viewBox', 'preserveAspectRatio', 'textLength', 'lengthAdjust'];

/** `strokeWidth` is `stroke-width` on the page; a few keep their capitals. */
const attributeName = (name: string): string =>
  withCapitals.includes(name) ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const entities: { readonly [letter: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Names may be anybody's own words. What no drawing may contain is left out. */
const escaped = (text: string): string =>
  text.replace(/\p{Cc}/gu, ' ').replace(/[&<>"]/g, (letter) => entities[letter] ?? '');
