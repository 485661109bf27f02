/**
 * Whether a request comes from the house's own machine. A proxy on it asks for others, whether or not we know of it.
 */
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { type Config, isNameOfThisMachine } from '../config.ts';

type Asked = Pick<FastifyRequest, 'ip' | 'headers'>;

const isPassedOn = ({ headers }: Asked): boolean =>
  headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;

const isLoopback = (address: string): boolean => /^(::ffff:)?127\./.test(address) || address === '::1';

/**
 * Whether it asks for this machine, by a name that nobody else can give it. A browser on this machine asks for the page
 * of a stranger too, whose name may lead here by now (DNS rebinding): it says so in Host.
 */
function isToHere({ headers: { host = '' } }: Asked, origins: readonly string[]): boolean {
  if (!/^[\w.:[\]-]+$/.test(host) || !URL.canParse(`http://${host}`)) return false;
  const asked = new URL(`http://${host}`);
  return isNameOfThisMachine(asked.hostname) || origins.some((own) => new URL(own).host === asked.host);
}

export const isFromHere = (
  request: Asked,
  { proxies, origins }: Pick<Config, 'proxies' | 'origins'>,
): boolean => isLoopback(request.ip) && (proxies > 0 || !isPassedOn(request)) && isToHere(request, origins());

/**
 * Warns once: behind a proxy that we do not know of, all clients seem to come from one address and share its limits.
 */
export function unknownProxy(log: FastifyBaseLogger): (request: Asked) => void {
  let isTold = false;
  return (request) => {
    if (isTold || !isPassedOn(request)) return;
    isTold = true;
    log.warn(
      'Requests come through a proxy; set STAMTAFEL_PROXIES, or all clients behind it share one limit.',
    );
  };
}
