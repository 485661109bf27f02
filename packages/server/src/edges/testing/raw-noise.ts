/** Requests as nobody who means well sends them, byte by byte, and what the server answers. */
import { connect } from 'node:net';
import { fastBelow } from '@stamtafel/kernel';
import { TABLE } from './fake-house.ts';

const LONG = 'a'.repeat(300);

const pieces: readonly string[] = [
  ...[
    '',
    '.',
    '..',
    '...',
    '%2e',
    '%2e%2e',
    '.%2e',
    '%2E.',
    '%252e%252e',
    '%00',
    'a%00b',
    '%',
    '%f',
    '%ff',
    '%c0%af',
  ],
  ...[
    '\\',
    '%5c',
    '..%5c..',
    '%2f',
    '..%2f..',
    '%0d%0aX: y',
    ';',
    '@',
    ':80',
    '*',
    '~',
    '.env',
    '.git',
    '\u00e9',
    '\t',
  ],
  ...[
    'x',
    'api',
    'me',
    'tables',
    'games',
    'live',
    'health',
    'metrics',
    'how-ruck',
    'rules',
    'mine',
    'seats',
    'story',
  ],
  ...[
    'constructor',
    '__proto__',
    'toString',
    'assets',
    'index.html',
    'a.js',
    'a.js.br',
    TABLE,
    LONG,
    LONG.repeat(10),
  ],
];

const queries: readonly string[] = [
  ...[
    '',
    '',
    '',
    '?',
    '?%',
    '?%00',
    '?viewer=1',
    '?viewer=1&viewer=2',
    '?viewer[]=1',
    '?__proto__=1',
    '?a=%ff',
    '#x',
  ],
  ...[`?${LONG}`, '?constructor[prototype][x]=1', '??', '?/../..'],
];

const whole: readonly string[] = [
  ...[
    '//',
    '///',
    '/%2e%2e/x',
    '//x',
    '/%00',
    '/x/../../y',
    '/.',
    '/..',
    '/\\x',
    '*',
    '',
    'x',
    'x:80',
    'http://',
    '\\',
  ],
  ...[
    'http://x/y',
    'http://[::1',
    'http://x:99999/',
    'https://user@x/../y',
    'file:///etc/passwd',
    '/assets',
    '/assets/',
  ],
  ...['/a.js', '/index.html', '/api/live', '/api/me', '/api/tables', `/api/tables/${TABLE}/seats`],
];

const methods: readonly string[] = [
  ...[
    'GET',
    'GET',
    'GET',
    'HEAD',
    'POST',
    'PUT',
    'DELETE',
    'OPTIONS',
    'PATCH',
    'TRACE',
    'CONNECT',
    'PROPFIND',
    'QUERY',
  ],
  ...['M-SEARCH', 'PURGE', 'LINK', 'get', 'G\u0000T', 'X'.repeat(90), ''],
];

const headers: readonly string[] = [
  ...[
    'Range: bytes=0-',
    'Range: bytes=-1',
    'Range: bytes=9-1',
    'Range: bytes=99999999-',
    'Range: bytes=0-0,1-1,2-2',
  ],
  ...[
    'Range: x',
    `Range: bytes=${'0-0,'.repeat(400)}1-1`,
    'If-Range: x',
    'If-None-Match: *',
    'If-None-Match: "',
    'If-Match: x',
  ],
  ...[
    'If-Modified-Since: x',
    'If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT',
    'Accept: text/html',
    'Accept: ;;;,,',
  ],
  ...[
    'Accept-Encoding: br',
    'Accept-Encoding: gzip;q=x, *;q=0',
    'Accept-Encoding: ,,,',
    'Accept-Language: \u00ff',
  ],
  ...[
    'Cookie: stamtafel=',
    'Cookie: stamtafel=%',
    'Cookie: stamtafel=%00; stamtafel=x',
    'Cookie: ;;;=;',
    'Cookie: __proto__=x',
  ],
  ...[
    `Cookie: stamtafel=${LONG.repeat(9)}`,
    'Authorization: Bearer',
    'Authorization: Bearer x',
    'Authorization: Basic eA==',
  ],
  ...[`Authorization: Bearer ${LONG}.${LONG}`, 'Origin: null', 'Origin: http://[::', 'Origin:'],
  ...[
    'Host: x',
    'Host:',
    'Host: [::1',
    'Host: a b',
    'X-Forwarded-For: x',
    'X-Forwarded-For: 1,2,3',
    'Forwarded: for="',
  ],
  ...[
    'Expect: 100-continue',
    'Expect: x',
    'Connection: upgrade',
    'Connection: x, y',
    'Upgrade: h2c',
    'Upgrade: websocket',
  ],
  ...[
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Version: x',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    'Sec-WebSocket-Key: x',
  ],
  ...[
    'Sec-WebSocket-Protocol: ,',
    'Sec-WebSocket-Extensions: permessage-deflate; x=',
    'Sec-WebSocket-Extensions: ;;',
  ],
  ...[
    'Transfer-Encoding: gzip',
    'Transfer-Encoding: chunked, chunked',
    'Content-Encoding: gzip',
    'Trailer: x',
    'TE: trailers',
  ],
  ...[
    'Content-Length: -1',
    'Content-Length: x',
    'Content-Length: 5, 6',
    'Content-Length: 99999999999999999999',
    'X\u0000: y',
    ': y',
  ],
  ...[
    ' folded',
    'NoColon',
    `X: ${LONG.repeat(40)}`,
    ...Array.from({ length: 3 }, (_, n) => `X-${n}: ${n}\r\n`.repeat(200).trim()),
  ],
];

const types: readonly string[] = [
  ...[
    'application/json',
    'application/json; charset=x',
    'application/json;',
    'text/plain',
    'multipart/form-data',
    '',
    '/',
  ],
  ...[
    'application/x-www-form-urlencoded',
    'application/json, text/html',
    '\u00ff/\u00ff',
    'APPLICATION/JSON',
  ],
];

const bodies: readonly string[] = [
  ...[
    '',
    '{}',
    '{',
    'null',
    '[]',
    '"',
    '{"name":1}',
    '{"name":"A"}',
    '{"__proto__":{"x":1}}',
    '{"constructor":{"prototype":1}}',
  ],
  ...[
    '\u0000',
    '\u00ff\u00fe',
    '{"name":"\\ud800"}',
    '1e999',
    `"${'x'.repeat(20_000)}"`,
    '['.repeat(5000),
    '5\r\n{"a":\r\nz\r\n',
  ],
];

const upgrade =
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==';

const nearlyRight: readonly (readonly [method: string, path: string])[] = [
  ['PUT', '/api/me'],
  ['POST', '/api/tables'],
  ['POST', `/api/tables/${TABLE}/seats`],
  ['GET', `/api/tables/${TABLE}/story?viewer=1`],
  ['GET', '/index.html'],
  ['GET', '/api/live'],
];

/** A request in latin1, with nothing about it that must be right. */
export function rawRequest(dice: number[]): string {
  const below = (n: number): number => fastBelow(dice, n);
  const pick = (list: readonly string[]): string => list[below(list.length)] ?? '';
  const anyPath = (): string =>
    below(3) === 0 ? pick(whole) : Array.from({ length: 1 + below(4) }, () => `/${pick(pieces)}`).join('');
  const [near, right] = nearlyRight[below(3 * nearlyRight.length)] ?? [];
  const method = near ?? pick(methods);
  const path = right ?? anyPath() + pick(queries);
  const given = Array.from({ length: below(near === undefined ? 4 : 3) }, () => pick(headers));
  if (near !== undefined) given.push('Origin: http://localhost:3000');
  if (right === '/api/live' || below(6) === 0) given.push(upgrade);
  if (below(10) > 0) given.unshift('Host: localhost');
  const body = method === 'GET' && below(4) > 0 ? '' : pick(bodies);
  if (body !== '' && below(8) > 0) {
    given.push(`Content-Type: ${below(2) === 0 ? 'application/json' : pick(types)}`);
    const off = [0, 0, 0, 0, 1, -1, 40][below(7)] ?? 0;
    given.push(
      below(5) === 0 ? 'Transfer-Encoding: chunked' : `Content-Length: ${Math.max(0, body.length + off)}`,
    );
  }
  const version =
    below(30) === 0 ? pick(['HTTP/1.0', 'HTTP/2.0', 'HTTP/1.9', 'HTTP', 'RTSP/1.0', '']) : 'HTTP/1.1';
  const end = below(40) === 0 ? pick(['\n\n', '\r\n', '']) : '\r\n\r\n';
  return `${method} ${path} ${version}\r\n${given.join('\r\n')}${end}${body}`;
}

/**
 * Sends it over a connection of its own and hangs up: at once, or once something was answered. Resolves when the
 * server has closed its side as well, with all that was answered.
 */
export function sendRaw(port: number, request: string, hangUp: 'at once' | 'once answered'): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1');
    socket.setEncoding('latin1');
    socket.on('data', (text) => {
      answer += text;
      socket.end();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
    if (hangUp === 'at once') socket.end(request, 'latin1');
    else socket.write(request, 'latin1');
  });
}
