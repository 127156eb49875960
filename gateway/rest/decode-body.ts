import { isUtf8 } from 'node:buffer';
import { randomBytes } from 'node:crypto';

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

const START = ':[{';
const END = '}]';
const AFTER_TEXT = ',:]} \n\r\t'; // what may follow a text in JSON
const MARK = randomBytes(9).toString('base64url'); // stands for a list until the rest is parsed; no answer has it
const LONGEST_NUMBER = 24; // characters of a number as JSON writes it
const MAX_DEPTH = 6; // levels of objects and lists in which lists are put back; the API's products are in the fifth

/** A list of an answer that is parsed when it is first read, since most readers of the answer do not need it. */
export class DeferredList {
  /** It has no more objects than this. */
  readonly most: number;
  readonly #bytes: string;
  #items: readonly unknown[] | undefined;

  /** @param bytes - its JSON, with a character for each byte of the UTF-8 */
  constructor(bytes: string, most: number) {
    this.#bytes = bytes;
    this.most = most;
  }

  /** One undefined item: it cannot be parsed. */
  get items(): readonly unknown[] {
    return (this.#items ??= (parseBytes(this.#bytes) as unknown[] | undefined) ?? [undefined]);
  }

  /**
   * The number of this name of each object, found without parsing the list. Undefined: not each object has one. A text cannot
   * be taken for it, since JSON escapes the quotation marks in texts.
   */
  numbers(name: string): number[] | undefined {
    const key = `"${name}":`;
    const found: number[] = [];
    for (let at = this.#bytes.indexOf(key); at >= 0; at = this.#bytes.indexOf(key, at)) {
      at += key.length;
      const value = Number.parseFloat(this.#bytes.slice(at, at + LONGEST_NUMBER));
      if (Number.isNaN(value)) return undefined;
      found.push(value);
    }
    return found.length === this.most ? found : undefined;
  }

  toJSON(): readonly unknown[] {
    return this.items;
  }
}

/**
 * Parses JSON without the lists of objects under this name, which become `DeferredList`s: the products of a page take two thirds of
 * the time without their reviews (docs/decisions/0040). Undefined: there are none, or it is not clear where they end.
 *
 * A list is taken to end at the next `}]`. Should that be inside of a text, the next quotation mark ends the text, which shows in
 * what follows. Should it be the end of a list within, brackets are left over, which JSON.parse refuses. Only after another `]`
 * could the list have ended before: then it must be JSON, too.
 */
export function parseDeferring(json: Buffer, name: string): unknown {
  const bytes = json.toString('latin1'); // faster than UTF-8, in which no part of a longer character looks like ASCII
  const key = `"${name}"`;
  const lists: DeferredList[] = [];
  let rest = '';
  let done = 0;
  for (let at = bytes.indexOf(START); at >= 0; at = bytes.indexOf(START, Math.max(done, at + 1))) {
    if (!bytes.startsWith(key, at - key.length)) continue;
    const from = at + 1;
    const firstEnd = bytes.indexOf(']', from);
    const to = bytes[firstEnd - 1] === '}' ? firstEnd + 1 : bytes.indexOf(END, from) + END.length;
    if (to < from || bytes[at - key.length - 1] === '\\') return undefined;
    if (AFTER_TEXT.includes(bytes.charAt(bytes.indexOf('"', to) + 1))) return undefined;
    const list = bytes.slice(from, to);
    if (to !== firstEnd + 1 && parseBytes(list) === undefined) return undefined;
    rest += `${bytes.slice(done, from)}"${MARK}${lists.length}"`;
    lists.push(new DeferredList(list, count(list, '{')));
    done = to;
  }
  if (lists.length === 0) return undefined;
  const body = parseBytes(rest + bytes.slice(done));
  return putBack(body, name, lists, 0) === lists.length ? body : undefined;
}

function count(text: string, character: string): number {
  let found = 0;
  for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) found += 1;
  return found;
}

/** Undefined: it is no JSON. */
function parseBytes(bytes: string): unknown {
  const isAscii = Buffer.byteLength(bytes) === bytes.length;
  try {
    return JSON.parse(isAscii ? bytes : Buffer.from(bytes, 'latin1').toString()) as unknown;
  } catch {
    return undefined;
  }
}

/** Returns how many lists it has put back. */
function putBack(node: unknown, name: string, lists: readonly DeferredList[], depth: number): number {
  if (typeof node !== 'object' || node === null || depth === MAX_DEPTH) return 0;
  const fields = node as Record<string, unknown>;
  const marked = fields[name];
  if (typeof marked === 'string' && marked.startsWith(MARK)) {
    fields[name] = lists[Number(marked.slice(MARK.length))];
    return 1;
  }
  let done = 0;
  for (const value of Object.values(fields)) done += putBack(value, name, lists, depth + 1);
  return done;
}
