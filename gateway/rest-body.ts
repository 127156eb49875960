import { isAscii, isUtf8 } from 'node:buffer';

/** A plain text longer than this is a page, not a sentence. */
const MAX_SENTENCE = 500;

/**
 * Reads an upstream body of any kind, without trusting its content type: JSON gives its value, a short plain text gives
 * the string, and an empty body, HTML, cut-off JSON or bytes that are no text give undefined. Never throws.
 */
export function decodeBody(body: Uint8Array): unknown {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  if (!isUtf8(bytes)) return undefined;
  try {
    return JSON.parse(jsonOf(bytes)) as unknown;
  } catch {
    const text = bytes.toString().trim();
    return text && text.length <= MAX_SENTENCE && !/^[<[{"]/.test(text) ? text : undefined;
  }
}

/**
 * V8 keeps a text with one character beyond Latin-1 at two bytes each, and what comes to more than 128 kB (its largest regular
 * object) in pages of its own, which costs a long list more than the parsing itself (docs/decisions/0014).
 */
const LARGE_BYTES = 64 * 1024;

/** The text of a JSON body; in a large one, whatever is not ASCII is written as escapes. */
function jsonOf(bytes: Buffer): string {
  const json = startsWithMark(bytes) ? bytes.subarray(3) : bytes;
  if (json.length < LARGE_BYTES) return json.toString();
  const text = json.toString('latin1');
  return isAscii(json) ? text : text.replace(/[\x80-\xff]+/g, escaped);
}

/** A byte order mark, in UTF-8: not JSON, but not wrong either. */
const startsWithMark = (bytes: Buffer): boolean => bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;

/** UTF-8, byte by byte, as JSON's escapes. */
function escaped(sequence: string): string {
  const units = Buffer.from(sequence, 'latin1').toString().split('');
  return units.map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');
}
