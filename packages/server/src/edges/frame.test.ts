import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrame } from './frame.ts';

test('a frame of ours is read as what was said, whatever its length and letters', async (t) => {
  const lengths = [0, 1, 31, 62, 63, 125, 126, 127, 16_383, 32_768, 65_535, 65_536, 70_000];
  const texts = ['a', 'é', '🐂'].flatMap((letter) => lengths.map((length) => letter.repeat(length)));
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
  t.after(() => server.close());
  await once(server, 'listening');
  server.on('connection', (socket, { socket: connection }) => {
    for (const text of texts) connection.write(textFrame(text), 'latin1');
    socket.close(1000);
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const client = new WebSocket(`ws://127.0.0.1:${port}`);
  const heard: string[] = [];
  client.on('message', (data, isBinary) => {
    assert.equal(isBinary, false);
    heard.push(String(data));
  });
  const [code] = await once(client, 'close');
  assert.equal(code, 1000);
  assert.deepEqual(heard, texts);
});
