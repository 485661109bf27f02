/**
 * Whether a request comes from the house's own machine. A proxy on it asks for others, whether or not we know of it.
 */
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';

type Asked = Pick<FastifyRequest, 'ip' | 'headers'>;

const isPassedOn = ({ headers }: Asked): boolean =>
  headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;

const isLoopback = (address: string): boolean => /^(::ffff:)?127\./.test(address) || address === '::1';

export const isFromHere = (request: Asked, proxies: number): boolean =>
  isLoopback(request.ip) && (proxies > 0 || !isPassedOn(request));

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
