import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { SUBJECTS, TINTS, type Picture, type Subject, type Tint } from './pictures.ts';

/** An object in a picture: its share of the side, its rotation in degrees, and its middle as shares of the side. */
interface Pose {
  share: number;
  turn: number;
  middle: readonly [x: number, y: number];
  mirrored?: boolean;
}

/** The objects of each view, the farthest first. What is larger than the picture is cut off at its edge. */
const POSES: Record<Picture['view'], readonly Pose[]> = {
  front: [{ share: 0.6, turn: 0, middle: [0.5, 0.47] }],
  near: [{ share: 1.25, turn: -10, middle: [0.6, 0.56] }],
  pair: [
    { share: 0.46, turn: 8, middle: [0.67, 0.4], mirrored: true },
    { share: 0.56, turn: -6, middle: [0.4, 0.52] },
  ],
};

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

/** An object that is drawn: a PNG, and where it lies in the picture, in pixels. */
interface Drawn {
  data: Buffer;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Composes a product picture from a drawing, a background and shadows. Returns the bytes of the image file. */
export async function composePicture({ subject, hue, tint, view, width: side, format }: Picture): Promise<Buffer> {
  const objects = await Promise.all(POSES[view].map((pose) => drawObject(subject, hue, pose, side)));
  const layers = await Promise.all(objects.map((object) => cutToPicture(object, side)));
  const image = sharp(backdrop(tint, side, objects))
    .composite(layers)
    .removeAlpha();
  return ENCODERS[format](image, side).toBuffer();
}

async function drawObject(subject: Subject, hue: number, pose: Pose, side: number): Promise<Drawn> {
  const { drawing } = SUBJECTS[subject];
  const file = fileURLToPath(new URL(`drawings/${drawing}`, import.meta.url));
  const drawn = sharp(file);
  const { width, height } = await drawn.metadata();
  // A flat object, such as a shoe, would look small in a square, so it gets more of the width.
  const longest = Math.round(side * pose.share * (width > 1.6 * height ? 1.2 : 1));
  const resized = drawn.resize(longest, longest, { fit: 'inside', kernel: 'lanczos3' }).modulate({ hue });
  const { data: whole } = await pixels(pose.mirrored ? resized.flop() : resized);
  const { data, info } = await pixels(sharp(whole).rotate(pose.turn, { background: '#0000' }));
  const [left, top] = [
    Math.round(side * pose.middle[0] - info.width / 2),
    Math.round(side * pose.middle[1] - info.height / 2),
  ];
  return { data, left, top, width: info.width, height: info.height };
}

/** A step's result for the next one; compressing it would only cost time. */
const pixels = (image: Sharp) => image.png({ compressionLevel: 0 }).toBuffer({ resolveWithObject: true });

/** What of an object lies inside the picture: the library composes nothing that is larger. */
async function cutToPicture({ data, left, top, width, height }: Drawn, side: number): Promise<OverlayOptions> {
  const [x, y] = [Math.max(0, left), Math.max(0, top)];
  const seen = {
    left: x - left,
    top: y - top,
    width: Math.min(side, left + width) - x,
    height: Math.min(side, top + height) - y,
  };
  return { input: (await pixels(sharp(data).extract(seen))).data, left: x, top: y };
}

/**
 * The background: a light from the upper left, a darker floor, and two shadows for each object: a wide soft one, and a
 * narrow dark one where the object touches the floor.
 */
function backdrop(tint: Tint, side: number, objects: readonly Drawn[]): Buffer {
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
    <rect y="62%" width="100%" height="38%" fill="url(#floor)"/>${objects.map(shadowsOf).join('')}
  </svg>`);
}

function shadowsOf({ left, top, width, height }: Drawn): string {
  const [x, ground] = [left + width / 2, top + height];
  return `<ellipse cx="${x}" cy="${ground}" rx="${width * 0.66}" ry="${width * 0.13}" fill="url(#shadow)"/>
    <ellipse cx="${x}" cy="${ground - width * 0.01}" rx="${width * 0.44}" ry="${width * 0.05}" fill="url(#shadow)"/>`;
}
