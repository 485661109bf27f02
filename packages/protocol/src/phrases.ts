/**
 * Quick phrases are sent by name, so that each reads them in their own language. Apart from the schemas: the page
 * offers all of them, in this order, and needs nothing else for it.
 */
export const phrases = [
  'hello',
  'luck',
  'nice',
  'thanks',
  'oops',
  'moment',
  'hurry',
  'laugh',
  'bye',
] as const;
