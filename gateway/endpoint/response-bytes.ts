import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export class ResponseBytes {
  readonly #compressed = new Map<Encoding, Buffer | Promise<Buffer>>();
  #body: Buffer | string;
  #etag: string | undefined;

  constructor(text: string) {
    this.#body = text;
  }

  /** From here on the text is kept as bytes alone. */
  get plain(): Buffer {
    if (typeof this.#body === 'string') {
      const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(this.#body));
      bytes.write(this.#body);
      this.#body = bytes;
    }
    return this.#body;
  }

  /** Text goes out in one packet with the headers, so only a reused body is worth turning into bytes. */
  get body(): Buffer | string {
    return this.#body;
  }

  /** Weak, because all encodings share it. */
  get etag(): string {
    this.#etag ??= `W/"${hash('sha1', this.plain, 'base64url')}"`;
    return this.#etag;
  }

  /** A promise the first time, the bytes from then on: a promise would cost another turn of its queue. */
  in(encoding: Encoding): Buffer | Promise<Buffer> {
    const known = this.#compressed.get(encoding);
    if (known) return known;
    const made = COMPRESS[encoding](this.plain);
    this.#compressed.set(encoding, made);
    made.then(
      (bytes) => this.#compressed.set(encoding, withoutSlab(bytes)),
      () => this.#compressed.delete(encoding), // whoever asked is told
    );
    return made;
  }
}

/**
 * A copy with memory of its own. Node hands out small buffers as parts of a slab of 64 kB, which stays in memory whole as long as one
 * of its parts is kept (docs/decisions/0041-what-the-caches-cost.md).
 */
function withoutSlab(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

type Encoding = 'br' | 'gzip';

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }; // smaller than 4 by an eighth; 6 takes more time for no bytes
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const COMPRESS = {
  br: (bytes: Buffer) => compressBrotli(bytes, BROTLI),
  gzip: (bytes: Buffer) => compressGzip(bytes),
} satisfies Record<Encoding, (bytes: Buffer) => Promise<Buffer>>;

const WORTH_COMPRESSING = 1_024; // bytes; less fits into one packet

/** The best first. A client may list what it does not take, with the weight 0. */
const ACCEPTED = (['br', 'gzip'] as const).map(
  (encoding) => [encoding, new RegExp(`\\b${encoding}\\b(?!;q=0(\\.0+)?\\b)`)] as const,
);

/** Undefined: no compression. */
export function encodingFor({ headers }: IncomingMessage, { body }: ResponseBytes): Encoding | undefined {
  const accepted = headers['accept-encoding'];
  if (accepted === undefined || Buffer.byteLength(body) < WORTH_COMPRESSING) return undefined;
  return ACCEPTED.find(([, pattern]) => pattern.test(accepted))?.[0];
}
