import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { SUBJECTS, TINTS, type Picture, type Tint } from './pictures.ts';

/** For each angle: the object's share of the picture's side, its rotation in degrees, and whether it is mirrored. */
const POSES = {
  1: { share: 0.6, turn: 0, mirrored: false },
  2: { share: 0.56, turn: -12, mirrored: false },
  3: { share: 0.7, turn: 8, mirrored: true },
} as const;

/**
 * On such soft pictures a quality above 60 makes no visible difference, nor do colours at half the resolution. More
 * effort saves few bytes, and the largest AVIF would take most of the time.
 */
const ENCODERS = {
  webp: (image: Sharp) => image.webp({ quality: 82, effort: 2 }),
  avif: (image: Sharp, width: number) =>
    image.avif({ quality: 60, effort: width > 1000 ? 0 : 1, chromaSubsampling: '4:2:0' }),
} as const;

// One thread for each picture: several pictures at once are faster than several threads for one.
sharp.concurrency(1);

/** Composes a product picture from a 3D emoji, a background and a shadow. Returns the bytes of the image file. */
export async function composePicture(picture: Picture): Promise<Buffer> {
  const { tint, width: side, format } = picture;
  const object = await objectOf(picture);
  // A little above the middle, to leave room for the shadow.
  const top = Math.round((side - object.height) * 0.47);
  const image = sharp(backdrop(tint, side, object.width, top + object.height))
    .composite([{ input: object.data, left: Math.round((side - object.width) / 2), top }])
    .removeAlpha();
  return ENCODERS[format](image, side).toBuffer();
}

async function objectOf({ subject, hue, angle, width }: Picture) {
  const { share, turn, mirrored } = POSES[angle];
  const file = fileURLToPath(import.meta.resolve(`@lobehub/fluent-emoji-3d/assets/${SUBJECTS[subject].emoji}.webp`));
  // Colours are rotated while the object is small: a seventh of the work.
  const small = await sharp(file)
    .trim()
    .modulate({ hue })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  // A flat object, such as a shoe, would look small in a square, so it gets more of the width.
  const side = Math.round(width * share * (small.info.width > 1.6 * small.info.height ? 1.2 : 1));
  const resized = sharp(small.data).resize(side, side, { fit: 'inside', kernel: 'lanczos3' }).sharpen();
  const whole = await (mirrored ? resized.flop() : resized).png({ compressionLevel: 0 }).toBuffer();
  const turned = sharp(whole).rotate(turn, { background: '#0000' }).png({ compressionLevel: 0 });
  const { data, info } = await turned.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * The background: a light from the upper left, a darker floor, and two shadows of an object of this width that ends at
 * `ground`: a wide soft one, and a narrow dark one where the object touches the floor. All in pixels.
 */
function backdrop(tint: Tint, side: number, width: number, ground: number): Buffer {
  const { light, edge } = TINTS[tint];
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
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
