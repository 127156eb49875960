import sharp, { type Metadata } from 'sharp';
import type { Conversion, ConversionRequest, ConvertedFile, Focus, Refusal } from './converted.ts';
import { FORMATS, WIDTHS } from './names.ts';

/**
 * A process that converts one picture and ends. Decoders are the code that strangers' bytes attack: here they have no secrets, no
 * network and no files to write, and a picture that takes too long or too much ends this process alone.
 */

// Security: no other decoder of the library ever sees the bytes, and the content alone decides which one does.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((kind) => `VipsForeignLoad${kind}Buffer`),
});
sharp.cache(false);
sharp.concurrency(1);

const QUALITY = { avif: 55, webp: 80 };
const AVIF_EFFORT = 3; // 0 to 9; 4 takes twice as long for 3% fewer bytes

class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

process.once('message', (request: ConversionRequest) => {
  const end = (): void => process.disconnect?.();
  void answerTo(request).then((conversion) => process.send?.(conversion, undefined, undefined, end));
});

async function answerTo(request: ConversionRequest): Promise<Conversion> {
  try {
    return { files: await convert(request) };
  } catch (error) {
    return { refusal: error instanceof Refused ? error.refusal : refusalOf(error) };
  }
}

/** The library says in words alone what is wrong. */
function refusalOf(error: unknown): Refusal {
  const words = String(error);
  if (words.includes('unsupported image format')) return 'KIND';
  return words.includes('pixel limit') ? 'PIXELS' : 'DAMAGED';
}

/** The largest square with `focus` as near to its middle as can be, in all widths. Nothing but its pixels is kept. */
async function convert({ bytes, focus, maxPixels }: ConversionRequest): Promise<ConvertedFile[]> {
  const options = { limitInputPixels: maxPixels, failOn: 'error' } as const;
  const facts = await sharp(bytes, options).metadata();
  if (facts.format === 'heif' && facts.compression !== 'av1') throw new Refused('KIND');
  if ((facts.pages ?? 1) > 1) throw new Refused('ANIMATED');
  const { data, info } = await sharp(bytes, options)
    .autoOrient()
    .extract(squareAround(focus, facts))
    .resize(WIDTHS[2], WIDTHS[2], { withoutEnlargement: true })
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { channels, height, width } = info;
  const files: ConvertedFile[] = [];
  for (const side of WIDTHS) {
    const square = sharp(data, { raw: { channels, height, width } }).resize(side, side, { withoutEnlargement: true });
    for (const format of FORMATS) {
      const made = square.clone().toFormat(format, { quality: QUALITY[format], effort: AVIF_EFFORT });
      files.push({ width: side, format, bytes: await made.toBuffer() });
    }
  }
  return files;
}

function squareAround({ x, y }: Focus, { autoOrient: { width, height } }: Metadata) {
  const side = Math.min(width, height);
  const start = (share: number, length: number): number =>
    Math.round(Math.min(Math.max(share * length - side / 2, 0), length - side));
  return { left: start(x, width), top: start(y, height), width: side, height: side };
}
