import { transcode } from 'node:buffer';
import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** An answer, as its text and as bytes; those, plain and compressed, are made when they are first asked for. */
export class AnswerBytes {
  readonly #text: string;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();
  #plain: Buffer | undefined;
  #etag: string | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  get plain(): Buffer {
    this.#plain ??= isWide(this.#text)
      ? transcode(Buffer.from(this.#text, 'ucs2'), 'ucs2', 'utf8')
      : Buffer.from(this.#text);
    return this.#plain;
  }

  /** What to send uncompressed: node:http writes a text in one piece with the headers, which suits what is sent once. */
  get body(): Buffer | string {
    return this.#plain ?? (isWide(this.#text) ? this.plain : this.#text);
  }

  /** Names the content; weak, since the compressed bytes go by the same name. */
  get etag(): string {
    this.#etag ??= `W/"${hash('sha1', this.plain, 'base64url')}"`;
    return this.#etag;
  }

  in(encoding: Encoding): Promise<Buffer> {
    const made = this.#compressed.get(encoding) ?? COMPRESS[encoding](this.plain);
    this.#compressed.set(encoding, made);
    return made;
  }
}

/**
 * True for a text with a character beyond Latin-1: V8 has all of it at two bytes each, and takes four times as long as `transcode`
 * to make UTF-8 of that (docs/decisions/0014).
 */
const isWide = (text: string): boolean => /[^\x00-\xff]/.test(text);

type Encoding = 'br' | 'gzip';

/** 4 is the level at which Brotli costs what gzip does and still packs better. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const COMPRESS = {
  br: (bytes: Buffer) => compressBrotli(bytes, BROTLI),
  gzip: (bytes: Buffer) => compressGzip(bytes),
} satisfies Record<Encoding, (bytes: Buffer) => Promise<Buffer>>;

/** Below this many bytes an answer fits into one packet as it is. */
const WORTH_COMPRESSING = 1_024;

/** How the client wants an answer compressed; undefined: not at all. */
export function encodingFor({ headers }: IncomingMessage, { body }: AnswerBytes): Encoding | undefined {
  const accepted = headers['accept-encoding'];
  if (accepted === undefined || body.length < WORTH_COMPRESSING) return undefined;
  return (['br', 'gzip'] as const).find((encoding) =>
    new RegExp(`\\b${encoding}\\b(?!;q=0(\\.0+)?\\b)`).test(accepted),
  );
}
