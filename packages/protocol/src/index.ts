export { parseJson } from './json.ts';
