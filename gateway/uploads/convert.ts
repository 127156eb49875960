import { hash } from 'node:crypto';
import { bulkhead } from 'cockatiel';
import type { Metadata } from 'sharp';
import { FORMATS, fileName, WIDTHS, type PictureFiles } from './names.ts';

/** Why a picture is not taken. The web app has a sentence for each. */
export type Refusal = 'KIND' | 'ANIMATED' | 'PIXELS' | 'DAMAGED' | 'SLOW' | 'SIZE';

/** A point of the picture, as shares of its width and height, 0 to 1. */
export interface Focus {
  x: number;
  y: number;
}

export interface ConversionLimits {
  conversions: number; // at a time; each takes up to a core and 250 MB for a moment
  maxPixels: number;
  conversionMs: number; // for one picture
}

type Converted = { hash: string; files: PictureFiles } | { refusal: Refusal };
export type Convert = (bytes: Uint8Array, focus: Focus) => Promise<Converted>;

/** The first bytes of JPEG, PNG, WebP and AVIF, as Latin-1. Security: no other decoder of the library ever sees a file. */
const KINDS = /^(?:\xff\xd8\xff|\x89PNG\r\n[^]\n|RIFF[^]{4}WEBP|[^]{4}ftyp)/;
const QUALITY = { avif: 55, webp: 80 };
const AVIF_EFFORT = 3; // 0 to 9; 4 takes twice as long for 3% fewer bytes

class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

/** More pictures than `conversions` wait. Who calls limits how many. */
export function createConvert({ conversions, ...limits }: ConversionLimits): Convert {
  const turns = bulkhead(conversions, Infinity);
  return (bytes, focus) =>
    turns.execute(async () => {
      try {
        return await convert(bytes, focus, limits);
      } catch (error) {
        return { refusal: error instanceof Refused ? error.refusal : refusalOf(error) };
      }
    });
}

/** The library says in words alone what is wrong. */
function refusalOf(error: unknown): Refusal {
  const words = String(error);
  if (words.includes('unsupported image format')) return 'KIND';
  if (words.includes('timeout')) return 'SLOW';
  return words.includes('pixel limit') ? 'PIXELS' : 'DAMAGED';
}

/** The largest square with `focus` as near to its middle as can be, in all widths. Nothing but its pixels is kept. */
async function convert(
  bytes: Uint8Array,
  focus: Focus,
  { conversionMs, maxPixels }: Omit<ConversionLimits, 'conversions'>,
): Promise<Converted> {
  if (!KINDS.test(Buffer.from(bytes.subarray(0, 16)).toString('latin1'))) throw new Refused('KIND');
  const end = performance.now() + conversionMs;
  const timeLeft = (): { seconds: number } => {
    const ms = end - performance.now();
    if (ms <= 0) throw new Refused('SLOW');
    return { seconds: Math.ceil(ms / 1000) };
  };
  const { default: sharp } = await import('sharp'); // a shared library that only uploads need
  const options = { limitInputPixels: maxPixels, failOn: 'error' } as const;
  const facts = await sharp(bytes, options).metadata();
  if (facts.format === 'heif' && facts.compression !== 'av1') throw new Refused('KIND');
  if ((facts.pages ?? 1) > 1) throw new Refused('ANIMATED');
  const { data, info } = await sharp(bytes, options)
    .timeout(timeLeft())
    .autoOrient()
    .extract(squareAround(focus, facts))
    .resize(WIDTHS[2], WIDTHS[2], { withoutEnlargement: true })
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { channels, height, width } = info;
  const made: { width: number; format: string; bytes: Uint8Array }[] = [];
  for (const side of WIDTHS) {
    const square = sharp(data, { raw: { channels, height, width } }).resize(side, side, { withoutEnlargement: true });
    for (const format of FORMATS) {
      const file = square.clone().timeout(timeLeft());
      const options = { quality: QUALITY[format], effort: AVIF_EFFORT };
      made.push({ width: side, format, bytes: await file.toFormat(format, options).toBuffer() });
    }
  }
  // The hash is of what is kept, so a name never stands for other bytes.
  const name = hash('sha256', made.map((file) => hash('sha256', file.bytes)).join());
  return { hash: name, files: new Map(made.map((file) => [fileName(name, file.width, file.format), file.bytes])) };
}

function squareAround({ x, y }: Focus, { autoOrient: { width, height } }: Metadata) {
  const side = Math.min(width, height);
  const start = (share: number, length: number): number =>
    Math.round(Math.min(Math.max(share * length - side / 2, 0), length - side));
  return { left: start(x, width), top: start(y, height), width: side, height: side };
}
