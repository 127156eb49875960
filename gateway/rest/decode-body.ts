import { isUtf8 } from 'node:buffer';
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
  const text = bytes.toString().trim(); // without a byte order mark, too
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text && text.length <= MAX_SENTENCE && !/^[<[{"]/.test(text) ? text : undefined;
  }
}
