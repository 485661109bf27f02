/** Plays one of the offered options at random. Speaks JSON lines (docs/bots.md). */
import process from 'node:process';
import { createInterface } from 'node:readline';

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.is !== 'ask') continue; // "match" comes first, "over" last
  const { options } = message.decision;
  const answer = options[Math.floor(Math.random() * options.length)];
  process.stdout.write(`${JSON.stringify({ n: message.n, answer })}\n`);
}
