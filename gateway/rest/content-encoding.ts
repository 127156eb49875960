import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, inflateRaw, type InputType, type ZlibOptions } from 'node:zlib';

type Decode = (bytes: InputType, options: ZlibOptions) => Promise<Buffer>;

const decodeGzip = promisify<InputType, ZlibOptions, Buffer>(gunzip);
const decodeZlib = promisify<InputType, ZlibOptions, Buffer>(inflate);
const decodeRaw = promisify<InputType, ZlibOptions, Buffer>(inflateRaw);

const ZLIB = 8; // the low half of a zlib stream's first byte: the method "deflate" (RFC 1950)

/** `deflate` means a zlib stream, but some servers send raw deflate. */
const decodeDeflate: Decode = (bytes, options) =>
  ((bytes as Uint8Array)[0] ?? 0) % 16 === ZLIB ? decodeZlib(bytes, options) : decodeRaw(bytes, options);

const DECODERS: Record<string, Decode> = {
  gzip: decodeGzip,
  'x-gzip': decodeGzip,
  deflate: decodeDeflate,
  br: promisify<InputType, ZlibOptions, Buffer>(brotliDecompress),
};

/** The gateway asks for no encoding, but a proxy may add one. Throws for what it cannot decode, and over `maxBytes`. */
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
