/** Plays a seat at a house at random: `node live.ts http://localhost:3000 TOKEN [MILLISECONDS]`. See docs/bots.md. */
import process from 'node:process';
import { LiveReader, type LiveRequest, type Sight } from '@stamtafel/protocol';

const [house = '', token = '', pause = '250'] = process.argv.slice(2);
const me = await fetch(`${house}/api/me`, { headers: { authorization: `Bearer ${token}` } });
const { table, seat }: { table: string; seat: number } = JSON.parse(await me.text());
const socket = new WebSocket(`${house.replace('http', 'ws')}/api/live`);
const say = (message: LiveRequest | object): void => socket.send(JSON.stringify(message));
const reader = new LiveReader();
let sight: Sight | undefined;
let [answered, moves] = [-1, 0];

socket.onopen = () => {
  say({ do: 'hello', protocol: 1, token });
  say(reader.open(table));
};

socket.onmessage = ({ data }) => {
  for (const message of reader.read(String(data))) {
    if (message.is === 'ping') say({ do: 'pong', n: message.n });
    if (message.is === 'view' || message.is === 'step') sight = message.sight;
    if (sight?.outcome) socket.close();
    else if (message.is !== 'trouble') answerOnce(sight?.decision);
    else if (message.id === `move-${process.pid}-${moves}`) answered = -1;
  }
};

/** Steps also come because of others, while the same decision stays open. The pause keeps to the limits of a house. */
function answerOnce(decision: Sight['decision'] = null): void {
  const answer = decision?.options[Math.floor(Math.random() * decision.options.length)];
  if (!decision || !answer || decision.number === answered) return;
  answered = decision.number;
  const id = `move-${process.pid}-${++moves}`;
  setTimeout(() => say({ do: 'move', table, seat, decision: decision.number, id, answer }), Number(pause));
}
