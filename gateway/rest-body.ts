import { isUtf8 } from 'node:buffer';

/** A plain text longer than this is a page, not a sentence. */
const MAX_SENTENCE = 500;

/**
 * Reads an upstream body of any kind, without trusting its content type: JSON gives its value, a short plain text gives
 * the string, and an empty body, HTML, cut-off JSON or bytes that are no text give undefined. Never throws.
 */
export function decodeBody(bytes: Uint8Array): unknown {
  const text = decodeText(bytes)?.trim();
  if (!text) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text.length <= MAX_SENTENCE && !/^[<[{"]/.test(text) ? text : undefined;
  }
}

/** A replacement character may stand in the text itself, or for bytes that are none: only then a closer look is needed. */
function decodeText(bytes: Uint8Array): string | undefined {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
  return text.includes('\uFFFD') && !isUtf8(bytes) ? undefined : text;
}
