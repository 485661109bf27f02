/** Responses that several routes share. */
import { troubleSchema } from '@stamtafel/protocol';

/** Every route can refuse; the code says why. */
export const troubles = {
  400: troubleSchema,
  403: troubleSchema,
  404: troubleSchema,
  409: troubleSchema,
  429: troubleSchema,
  500: troubleSchema,
  503: troubleSchema,
};
