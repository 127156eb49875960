import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { ANGLES, FORMATS, pictureFile, SUBJECTS, TINTS, WIDTHS, type Subject, type Tint } from './pictures.ts';

// node upstream/seed/compose-pictures.ts: composes the product pictures from 3D emoji. Existing files stay, and a new
// file is renamed into place when it is complete, so an interrupted run can be repeated.

const FOLDER = fileURLToPath(new URL('../pictures', import.meta.url));
const SIDE = 1280;

/** For each angle: the object's share of the picture's side, its rotation in degrees, and whether it is mirrored. */
const POSES = {
  1: { share: 0.6, turn: 0, mirrored: false },
  2: { share: 0.56, turn: -12, mirrored: false },
  3: { share: 0.7, turn: 8, mirrored: true },
} as const;

/**
 * The pictures are soft: quality above 60 and colours at full resolution make no visible difference. The efforts are
 * the largest that keep the whole composition under 45 s on two cores.
 */
const ENCODERS = {
  webp: (image: Sharp) => image.webp({ quality: 82, effort: 2 }),
  avif: (image: Sharp, width: number) =>
    image.avif({ quality: 60, effort: width === SIDE ? 0 : 1, chromaSubsampling: '4:2:0' }),
} as const;

interface Job {
  subject: Subject;
  tint: Tint;
  hue: number;
  angle: (typeof ANGLES)[number];
}

/**
 * Draws a light from the upper left, a darker floor, and two shadows of an object of this width that ends at `ground`:
 * a wide soft one, and a narrow dark one where the object touches the floor.
 */
function backdrop(tint: Tint, width: number, ground: number): Buffer {
  const { light, edge } = TINTS[tint];
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">
    <defs>
      <radialGradient id="light" cx="42%" cy="34%" r="78%"><stop offset="0" stop-color="${light}"/>
        <stop offset="0.45" stop-color="${light}" stop-opacity="0.72"/><stop offset="1" stop-color="${light}" stop-opacity="0"/>
      </radialGradient>
      <linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${edge}" stop-opacity="0"/>
        <stop offset="1" stop-color="${edge}" stop-opacity="0.85"/></linearGradient>
      <radialGradient id="shadow"><stop offset="0" stop-color="#2B3A3A" stop-opacity="0.34"/>
        <stop offset="0.5" stop-color="#2B3A3A" stop-opacity="0.13"/><stop offset="1" stop-color="#2B3A3A" stop-opacity="0"/>
      </radialGradient>
    </defs>
    <rect width="100%" height="100%" fill="${edge}"/><rect width="100%" height="100%" fill="url(#light)"/>
    <rect y="62%" width="100%" height="38%" fill="url(#floor)"/>
    <ellipse cx="50%" cy="${ground}" rx="${width * 0.66}" ry="${width * 0.13}" fill="url(#shadow)"/>
    <ellipse cx="50%" cy="${ground - width * 0.01}" rx="${width * 0.44}" ry="${width * 0.05}" fill="url(#shadow)"/>
  </svg>`);
}

async function objectOf({ subject, hue, angle }: Job): Promise<{ data: Buffer; width: number; height: number }> {
  const { share, turn, mirrored } = POSES[angle];
  const file = fileURLToPath(import.meta.resolve(`@lobehub/fluent-emoji-3d/assets/${SUBJECTS[subject].emoji}.webp`));
  // Rotating the colours of the small picture takes a seventh of the work.
  const small = await sharp(file)
    .trim()
    .modulate({ hue })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  // A flat object, such as a shoe, would look small in a square, so it gets more of the width.
  const side = Math.round(SIDE * share * (small.info.width > 1.6 * small.info.height ? 1.2 : 1));
  const large = sharp(small.data).resize(side, side, { fit: 'inside', kernel: 'lanczos3' }).sharpen();
  const whole = await (mirrored ? large.flop() : large).png({ compressionLevel: 0 }).toBuffer();
  const turned = sharp(whole).rotate(turn, { background: '#0000' });
  const { data, info } = await turned.png({ compressionLevel: 0 }).toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

async function compose(job: Job, missing: Set<string>): Promise<void> {
  const { data, width, height } = await objectOf(job);
  // Slightly above the middle, to leave room for the shadow.
  const top = Math.round((SIDE - height) * 0.47);
  const picture = await sharp(backdrop(job.tint, width, top + height))
    .composite([{ input: data, left: Math.round((SIDE - width) / 2), top }])
    .removeAlpha()
    .raw()
    .toBuffer();
  for (const size of WIDTHS) {
    const resized = sharp(picture, { raw: { width: SIDE, height: SIDE, channels: 3 } }).resize(size, size);
    for (const format of FORMATS) {
      const file = pictureFile(job.subject, job.tint, job.angle, size, format);
      if (!missing.has(file)) continue;
      const draft = join(FOLDER, `.${process.pid}-${file}`);
      await ENCODERS[format](resized.clone(), size).toFile(draft);
      renameSync(draft, join(FOLDER, file));
    }
  }
}

function filesOf({ subject, tint, angle }: Job): string[] {
  return WIDTHS.flatMap((width) => FORMATS.map((format) => pictureFile(subject, tint, angle, width, format)));
}

const jobs: Job[] = Object.entries(SUBJECTS).flatMap(([subject, { tints, ...rest }]) =>
  tints.flatMap((tint, index) =>
    ANGLES.map((angle) => ({
      subject: subject as Subject,
      tint,
      hue: 'hues' in rest ? (rest.hues[index] ?? 0) : 0,
      angle,
    })),
  ),
);

mkdirSync(FOLDER, { recursive: true });
const present = new Set(readdirSync(FOLDER));
for (const file of present) if (file.startsWith('.')) rmSync(join(FOLDER, file));
const missing = new Set(jobs.flatMap(filesOf).filter((file) => !present.has(file)));
const queue = jobs.filter((job) => filesOf(job).some((file) => missing.has(file)));
const started = performance.now();
let done = 0;

// One thread per picture and one picture per core is faster than many threads per picture.
sharp.concurrency(1);
async function work(): Promise<void> {
  for (let job = queue.shift(); job; job = queue.shift()) {
    await compose(job, missing);
    done += 1;
    if (done % 40 === 0) process.stdout.write(`${done} pictures composed\n`);
  }
}
await Promise.all(Array.from({ length: availableParallelism() }, work));
const seconds = ((performance.now() - started) / 1000).toFixed(1);
process.stdout.write(`${done} pictures composed in ${seconds} s, ${missing.size} files written\n`);
