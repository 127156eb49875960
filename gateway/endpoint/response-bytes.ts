import { transcode } from 'node:buffer';
import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A response body as text and as bytes. The bytes, plain and compressed, are made when they are first needed. */
export class ResponseBytes {
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

  /** The uncompressed body. A text is sent in one packet with the headers, so it is turned into bytes only if it is reused. */
  get body(): Buffer | string {
    return this.#plain ?? (isWide(this.#text) ? this.plain : this.#text);
  }

  /** Weak, since the compressed bytes have the same one. */
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
 * True for a text with a character beyond Latin-1. V8 keeps two bytes for each of its characters, and needs four times as long as
 * `transcode` to turn it into UTF-8 (docs/decisions/0014).
 */
const isWide = (text: string): boolean => /[^\x00-\xff]/.test(text);

type Encoding = 'br' | 'gzip';

/** At level 4 Brotli costs as much as gzip and still compresses better. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const COMPRESS = {
  br: (bytes: Buffer) => compressBrotli(bytes, BROTLI),
  gzip: (bytes: Buffer) => compressGzip(bytes),
} satisfies Record<Encoding, (bytes: Buffer) => Promise<Buffer>>;

/** In bytes: a shorter body fits into one packet without compression. */
const WORTH_COMPRESSING = 1_024;

/** The compression that the client accepts; undefined: none. */
export function encodingFor({ headers }: IncomingMessage, { body }: ResponseBytes): Encoding | undefined {
  const accepted = headers['accept-encoding'];
  if (accepted === undefined || body.length < WORTH_COMPRESSING) return undefined;
  return (['br', 'gzip'] as const).find((encoding) =>
    new RegExp(`\\b${encoding}\\b(?!;q=0(\\.0+)?\\b)`).test(accepted),
  );
}
