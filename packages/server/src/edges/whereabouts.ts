import { isIPv6 } from 'node:net';

/**
 * What the limits per address count as one address. A subscriber has a whole /64 of IPv6 and could come from another
 * address every time. Link-local and unique local addresses (fe80, fc, fd) are of devices in the same house: each
 * counts for itself.
 */
export function whereabouts(address: string): string {
  if (!isIPv6(address) || /^f([cd]|e80)/i.test(address)) return address;
  // The one way to write it, in hex and as short as can be.
  const { hostname } = new URL(`http://[${address.replace(/%.*/, '')}]`);
  const [, high, low] = /^\[::ffff:([0-9a-f]+):([0-9a-f]+)\]$/.exec(hostname) ?? [];
  if (high !== undefined && low !== undefined) return [high, low].flatMap(twoBytes).join('.');
  const [head = '', tail = ''] = hostname.slice(1, -1).split('::');
  const [before, after] = [groupsOf(head), groupsOf(tail)];
  const between = Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...between, ...after].slice(0, 4).join(':');
}

/**
 * The networks around a whereabouts, the widest first, for sharing things out: with IPv6 a subscriber may have all of
 * a /48 or a /56, each with many a /64.
 */
export function neighbourhood(place: string): readonly string[] {
  const [, site, last = ''] = /^((?:[0-9a-f]+:){3})([0-9a-f]+)$/i.exec(place) ?? [];
  if (site === undefined) return [place];
  return [`${site}:/48`, `${site}${last.padStart(4, '0').slice(0, 2)}00::/56`, place];
}

const groupsOf = (text: string): readonly string[] => (text === '' ? [] : text.split(':'));

function twoBytes(hex: string): readonly number[] {
  const value = Number.parseInt(hex, 16);
  return [value >> 8, value & 255];
}
