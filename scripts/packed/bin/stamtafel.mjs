#!/usr/bin/env node
// The command of the package. Any Node can read this far: an old one must be able to say that it is too old.
import process from 'node:process';
import { unfit } from './node.mjs';

const why = unfit(process.versions.node);
if (why === undefined) {
  await import(new URL('../dist/stamtafel.mjs', import.meta.url).href);
} else {
  console.error(why);
  process.exitCode = 2;
}
