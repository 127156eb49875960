import { isAscii, isUtf8 } from 'node:buffer';

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

/** Text of ASCII alone, as most bodies are, is copied and not decoded. A byte order mark is left for `trim`. */
function decodeText(bytes: Uint8Array): string | undefined {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isAscii(buffer)) return buffer.latin1Slice();
  return isUtf8(buffer) ? buffer.utf8Slice() : undefined;
}
