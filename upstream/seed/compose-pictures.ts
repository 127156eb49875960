import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { backdrop } from './backdrop.ts';
import { allPictures, OBJECTS, pictureFile, WIDTHS, type Look, type Picture } from './pictures.ts';

// Composes the product pictures from 3D drawings: run as `node upstream/seed/compose-pictures.ts`. Files that are there
// stay, and each is renamed into place when it is whole, so a run that was cut off is simply run again.

const FOLDER = fileURLToPath(new URL('../pictures', import.meta.url));
const SIDE = 1280;

/** How each angle shows the object: its share of the picture's side, its turn in degrees, whether it is mirrored. */
const POSES = {
  1: { share: 0.6, turn: 0, mirrored: false },
  2: { share: 0.56, turn: -12, mirrored: false },
  3: { share: 0.7, turn: 8, mirrored: true },
} as const;

/** Higher qualities are not seen on such soft pictures; more effort takes ten times as long for a few percent of size. */
const ENCODERS = {
  webp: (image: Sharp) => image.webp({ quality: 82, effort: 2 }),
  avif: (image: Sharp) => image.avif({ quality: 60, effort: 1 }),
} as const;
const FORMATS = ['webp', 'avif'] as const;

async function drawObject({ object, look, angle }: Picture): Promise<{ data: Buffer; width: number; height: number }> {
  const { share, turn, mirrored } = POSES[angle];
  const drawing = fileURLToPath(import.meta.resolve(`@lobehub/fluent-emoji-3d/assets/${OBJECTS[object].drawing}.webp`));
  const { tint: _tint, ...colours }: Look = look;
  // Colours are turned while the picture is small: that is a seventh of the work.
  const small = await sharp(drawing)
    .trim()
    .modulate(colours)
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  // A flat object (a shoe, sunglasses) would look small in a square: it gets more of the width.
  const side = Math.round(SIDE * share * (small.info.width > 1.6 * small.info.height ? 1.2 : 1));
  const large = sharp(small.data).resize(side, side, { fit: 'inside', kernel: 'lanczos3' }).sharpen();
  const whole = await (mirrored ? large.flop() : large).png({ compressionLevel: 0 }).toBuffer();
  const turned = sharp(whole).rotate(turn, { background: '#0000' }).png({ compressionLevel: 0 });
  const { data, info } = await turned.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

async function compose(picture: Picture, missing: ReadonlySet<string>): Promise<void> {
  const { data, width, height } = await drawObject(picture);
  // A little above the middle, for the shadow belongs to the object as well.
  const top = Math.round((SIDE - height) * 0.47);
  const composed = await sharp(backdrop(SIDE, picture.look.tint, width, top + height))
    .composite([{ input: data, left: Math.round((SIDE - width) / 2), top }])
    .removeAlpha()
    .raw()
    .toBuffer();
  for (const size of WIDTHS) {
    const resized = sharp(composed, { raw: { width: SIDE, height: SIDE, channels: 3 } }).resize(size, size);
    for (const format of FORMATS) {
      const file = pictureFile(picture, size, format);
      if (!missing.has(file)) continue;
      const draft = join(FOLDER, `.${process.pid}-${file}`);
      await ENCODERS[format](resized.clone()).toFile(draft);
      renameSync(draft, join(FOLDER, file));
    }
  }
}

const filesOf = (picture: Picture): string[] =>
  WIDTHS.flatMap((width) => FORMATS.map((format) => pictureFile(picture, width, format)));

mkdirSync(FOLDER, { recursive: true });
const present = new Set(readdirSync(FOLDER));
const wanted = new Set(allPictures().flatMap(filesOf));
for (const file of present) if (!wanted.has(file)) rmSync(join(FOLDER, file));
const missing = wanted.difference(present);
const queue = allPictures().filter((picture) => filesOf(picture).some((file) => missing.has(file)));
const total = queue.length;
const started = performance.now();

// One thread for each picture and as many pictures as cores: that gains more than many threads on one picture.
sharp.concurrency(1);
async function work(): Promise<void> {
  for (let picture = queue.shift(); picture; picture = queue.shift()) {
    await compose(picture, missing);
    if (queue.length % 40 === 0) process.stdout.write(`${total - queue.length} of ${total} pictures composed\n`);
  }
}
await Promise.all(Array.from({ length: availableParallelism() }, work));
const seconds = ((performance.now() - started) / 1000).toFixed(1);
process.stdout.write(`${total} pictures composed in ${seconds} s, ${missing.size} files written\n`);
