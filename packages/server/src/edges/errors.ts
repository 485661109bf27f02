/** Every refusal and failure has the same shape and reveals nothing that the caller may not know. */
import type { Trouble } from '@stamtafel/protocol';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { type Gaps, refusal } from '../table/refusals.ts';
import { HouseTrouble } from '../table/trouble.ts';
import type { Metrics } from './metrics.ts';

export const statusOf: { readonly [C in Trouble['code']]: number } = {
  'bad-input': 400,
  'not-allowed': 403,
  'not-found': 404,
  'nobody-to-ask': 409,
  'not-live': 409,
  taken: 409,
  full: 409,
  refused: 409,
  outdated: 409,
  frozen: 409,
  paused: 409,
  over: 409,
  'too-much': 429,
  fault: 500,
  'cannot-save': 503,
  'save-unknown': 503,
  'no-room': 503,
  busy: 503,
};

export function sendTrouble(reply: FastifyReply, trouble: Trouble): FastifyReply {
  return reply.code(statusOf[trouble.code]).send(trouble);
}

export const errorHandler =
  (metrics: Metrics) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const trouble = troubleOf(error);
    metrics.refused.inc({ code: trouble.code });
    if (trouble.code === 'fault') request.log.error({ err: error }, 'request failed');
    return sendTrouble(reply, trouble);
  };

/**
 * For URLs that are malformed, which fail before any route is looked up and any hook runs: what closes the connection
 * of a refused upgrade does not run either, and Node waits for no end of such a connection.
 */
export function malformed(metrics: Metrics): ReturnType<typeof errorHandler> {
  const handle = errorHandler(metrics);
  return (error, request, reply) => {
    const { socket } = request.raw;
    if (request.headers.upgrade !== undefined) reply.raw.once('finish', () => socket.destroySoon());
    return handle(error, request, reply);
  };
}

/** A client that sends an invalid or oversized message is disconnected; that is not a fault of the house. */
export function brokenLine(
  error: Error,
  socket: { terminate(): void },
  { log }: Pick<FastifyRequest, 'log'>,
): void {
  const code = 'code' in error ? String(error.code) : '';
  if (code.startsWith('WS_ERR_')) log.debug({ code }, 'live connection broken');
  else log.error({ err: error }, 'live connection failed');
  socket.terminate();
}

function troubleOf(error: FastifyError): Trouble {
  if (error instanceof HouseTrouble) return error.trouble;
  if (hasZodFastifySchemaValidationErrors(error)) return refusal('field-unfit', unfit(error));
  const { statusCode = 500 } = error;
  switch (statusCode) {
    // For paths that lead out of the page's folder; our own refusals say what a person may not do.
    case 403:
    case 404:
    case 414:
      return refusal('nothing-here');
    case 413:
      return refusal('too-long');
    case 415:
      return refusal('not-json');
    case 429:
      return refusal('too-many-requests');
    default:
      // The libraries know many ways in which a request can be wrong. None of them is a fault in our code.
      if (statusCode >= 400 && statusCode < 500) return refusal('malformed');
      return refusal('request-failed');
  }
}

/** Where the request is wrong, without repeating what it said. */
function unfit(error: {
  readonly validation: readonly { readonly instancePath: string; readonly message?: string }[];
}): Gaps {
  const [first] = error.validation;
  const place = first?.instancePath.replaceAll('/', '.').replace(/^\./, '') || 'The request';
  return { place, why: first?.message ?? 'does not fit' };
}
