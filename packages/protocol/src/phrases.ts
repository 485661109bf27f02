/**
 * Quick phrases are sent by name, so that everybody reads them in the own language. Apart from the schemas: the page
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
