/** Plays a seat at a house, by lot: `node live.ts http://localhost:3000 TOKEN`. See docs/bots.md. */
import process from 'node:process';
import { LiveReader, type LiveRequest } from '@stamtafel/protocol';

const [house = '', token = ''] = process.argv.slice(2);
const me = await fetch(`${house}/api/me`, { headers: { authorization: `Bearer ${token}` } });
const { table, seat }: { table: string; seat: number } = JSON.parse(await me.text());
const socket = new WebSocket(`${house.replace('http', 'ws')}/api/live`);
const say = (message: LiveRequest | object): void => socket.send(JSON.stringify(message));
const reader = new LiveReader();
let moves = 0;

socket.onopen = () => {
  say({ do: 'hello', protocol: 1, token });
  say(reader.open(table));
};

socket.onmessage = ({ data }) => {
  for (const message of reader.read(String(data))) {
    if (message.is === 'ping') say({ do: 'pong', n: message.n });
    if (message.is !== 'view' && message.is !== 'step') continue;
    const { outcome, decision } = message.sight;
    if (outcome) socket.close();
    const answer = decision?.options[Math.floor(Math.random() * decision.options.length)];
    const id = `move-${process.pid}-${moves++}`;
    if (decision && answer) say({ do: 'move', table, seat, decision: decision.number, id, answer });
  }
};
