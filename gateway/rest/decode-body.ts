import { isAscii, isUtf8 } from 'node:buffer';
import { parseDeferring } from './deferred-lists.ts';

const MAX_SENTENCE = 500; // characters; a longer plain text is a page and not a sentence

/**
 * JSON or a short text, whatever the content type. Undefined: empty, HTML, incomplete JSON, or not UTF-8.
 * Lists of objects under the name `defers` may be `DeferredList`s.
 */
export function decodeBody(body: Uint8Array, defers?: string): unknown {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  if (!isUtf8(bytes)) return undefined;
  const deferring = defers === undefined ? undefined : parseDeferring(bytes, defers);
  if (deferring !== undefined) return deferring;
  try {
    return JSON.parse(jsonOf(bytes)) as unknown;
  } catch {
    const text = bytes.toString().trim();
    return text && text.length <= MAX_SENTENCE && !/^[<[{"]/.test(text) ? text : undefined;
  }
}

// One character beyond Latin-1 doubles a text in V8. In a long list this costs more than parsing (docs/decisions/0014).
const LARGE_BYTES = 64 * 1024; // at two bytes per character, V8 keeps a longer text in separate pages
const BYTES_PER_RUN = 2048; // with more than one run of other characters in these, escapes cost more than they save

function jsonOf(bytes: Buffer): string {
  const json = startsWithByteOrderMark(bytes) ? bytes.subarray(3) : bytes;
  return (json.length < LARGE_BYTES ? undefined : inAscii(json)) ?? json.toString();
}

const startsWithByteOrderMark = (bytes: Buffer): boolean => bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;

/** Escapes all other characters. Undefined: there are too many of them. */
function inAscii(json: Buffer): string | undefined {
  let runs = json.length / BYTES_PER_RUN;
  let text = '';
  for (let done = 0; done < json.length; runs -= 1) {
    if (runs < 0) return undefined;
    const from = skipAscii(json, done);
    let to = from;
    while (isNonAscii(json[to])) to += 1;
    text += json.toString('latin1', done, from) + escaped(json.toString('utf8', from, to));
    done = to;
  }
  return text;
}

const isNonAscii = (byte: number | undefined): boolean => byte !== undefined && byte > 0x7f;

const STRIDE = 512; // bytes per check: byte by byte, or by a regular expression, it takes ten times as long

function skipAscii(json: Buffer, start: number): number {
  let at = start;
  while (at < json.length && isAscii(json.subarray(at, at + STRIDE))) at += STRIDE;
  while (at < json.length && !isNonAscii(json[at])) at += 1;
  return Math.min(at, json.length);
}

function escaped(text: string): string {
  let escapes = '';
  for (let place = 0; place < text.length; place += 1) {
    escapes += `\\u${text.charCodeAt(place).toString(16).padStart(4, '0')}`;
  }
  return escapes;
}
