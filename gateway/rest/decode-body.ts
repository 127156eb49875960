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
/** With more runs of other characters than one in so many bytes, escapes cost more than they spare. */
const BYTES_PER_RUN = 2048;

/** The text of a JSON body; in a large one, what little is not ASCII is written as escapes. */
function jsonOf(bytes: Buffer): string {
  const json = startsWithMark(bytes) ? bytes.subarray(3) : bytes;
  return (json.length < LARGE_BYTES ? undefined : inAscii(json)) ?? json.toString();
}

/** A byte order mark, in UTF-8: not JSON, but not wrong either. */
const startsWithMark = (bytes: Buffer): boolean => bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;

/** JSON with escapes for whatever is not ASCII; undefined where there is too much of it. */
function inAscii(json: Buffer): string | undefined {
  let runs = json.length / BYTES_PER_RUN;
  let text = '';
  for (let done = 0; done < json.length; runs -= 1) {
    if (runs < 0) return undefined;
    const from = skipAscii(json, done);
    let to = from;
    while (isWide(json[to])) to += 1;
    text += json.toString('latin1', done, from) + escaped(json.toString('utf8', from, to));
    done = to;
  }
  return text;
}

const isWide = (byte: number | undefined): boolean => byte !== undefined && byte > 0x7f;

/** Bytes that are looked at in one go: a search byte by byte, or by a regular expression, takes ten times as long. */
const STRIDE = 512;

/** The place of the next byte that is not ASCII, or the end. */
function skipAscii(json: Buffer, start: number): number {
  let at = start;
  while (at < json.length && isAscii(json.subarray(at, at + STRIDE))) at += STRIDE;
  while (at < json.length && !isWide(json[at])) at += 1;
  return Math.min(at, json.length);
}

/** A text as JSON's escapes, one for each of its UTF-16 units. */
function escaped(text: string): string {
  let escapes = '';
  for (let place = 0; place < text.length; place += 1) {
    escapes += `\\u${text.charCodeAt(place).toString(16).padStart(4, '0')}`;
  }
  return escapes;
}
