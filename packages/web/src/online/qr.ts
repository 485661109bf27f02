import { encode } from 'uqr';

/** A larger one no phone reads from a screen. */
const LARGEST_VERSION = 15;

/** The dark places of a QR code, without a border; undefined for a text that is too long. */
export function qrCode(text: string): readonly (readonly boolean[])[] | undefined {
  try {
    return encode(text, { ecc: 'M', border: 0, maxVersion: LARGEST_VERSION }).data;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
