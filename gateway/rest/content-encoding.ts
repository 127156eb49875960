import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, inflateRaw, type InputType, type ZlibOptions } from 'node:zlib';

type Decode = (bytes: InputType, options: ZlibOptions) => Promise<Buffer>;

const decodeGzip = promisify<InputType, ZlibOptions, Buffer>(gunzip);
const decodeZlib = promisify<InputType, ZlibOptions, Buffer>(inflate);
const decodeRaw = promisify<InputType, ZlibOptions, Buffer>(inflateRaw);

/** The low half of the first byte of a zlib stream: the method "deflate" (RFC 1950). */
const ZLIB = 8;

/** `deflate` means a zlib stream, but some servers send raw deflate. */
const decodeDeflate: Decode = (bytes, options) =>
  ((bytes as Uint8Array)[0] ?? 0) % 16 === ZLIB ? decodeZlib(bytes, options) : decodeRaw(bytes, options);

const DECODERS: Record<string, Decode> = {
  gzip: decodeGzip,
  'x-gzip': decodeGzip,
  deflate: decodeDeflate,
  br: promisify<InputType, ZlibOptions, Buffer>(brotliDecompress),
};

/**
 * Decodes bytes by the names in `content-encoding`: the gateway asks for none, but a proxy in front of the API may add one. Throws
 * for an unknown name, for bytes that do not fit it, and for a result over `maxBytes`.
 */
export async function decodeContent(bytes: Uint8Array, encodings: string, maxBytes: number): Promise<Uint8Array> {
  let decoded = bytes;
  const names = encodings.toLowerCase().split(',');
  for (const name of names.map((word) => word.trim()).reverse()) {
    if (name === '' || name === 'identity' || decoded.length === 0) continue;
    const decode = Object.hasOwn(DECODERS, name) ? DECODERS[name] : undefined;
    if (!decode) throw new Error('The answer has a content encoding that the gateway does not know.');
    decoded = await decode(decoded, { maxOutputLength: maxBytes });
  }
  return decoded;
}
