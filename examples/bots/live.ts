/** Plays a seat at a house, by lot: `node live.ts http://localhost:3000 TOKEN`. See docs/bots.md. */
import process from 'node:process';
import { type LiveMessage, type LiveRequest, patched, type Sight } from '@stamtafel/protocol';

const [house = '', token = ''] = process.argv.slice(2);
const me = await fetch(`${house}/api/me`, { headers: { authorization: `Bearer ${token}` } });
const { table, seat }: { table: string; seat: number } = JSON.parse(await me.text());
const socket = new WebSocket(`${house.replace('http', 'ws')}/api/live`);
const say = (message: LiveRequest | object): void => socket.send(JSON.stringify(message));
let sight: Sight;
let moves = 0;

socket.onopen = () => {
  say({ do: 'hello', protocol: 1, token });
  say({ do: 'open', table });
};

socket.onmessage = ({ data }) => {
  const message: LiveMessage = JSON.parse(String(data));
  if (message.is === 'ping') say({ do: 'pong', n: message.n });
  if (message.is === 'view') sight = message.sight;
  else if (message.is === 'step') sight = JSON.parse(JSON.stringify(patched(sight, message.patch)));
  else return;
  if (sight.outcome) socket.close();
  const { options, number: decision } = sight.decision ?? { options: [], number: 0 };
  const answer = options[Math.floor(Math.random() * options.length)];
  if (answer) say({ do: 'move', table, seat, decision, id: `move-${process.pid}-${moves++}`, answer });
};
