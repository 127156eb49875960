import sharp, { type OverlayOptions } from 'sharp';

/** A row of pictures. Undefined: an empty window. */
export interface Strip {
  title: string;
  frames: (Buffer | undefined)[];
}

/** In px. */
const FRAME = { width: 206, height: 412 };
const GAP = 12;
const LINE = 34;
const PAPER = '#FBF9F4';
const INK = '#1B1F3B';

const text = (words: string, width: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LINE}"><text x="0" y="24" font-family="sans-serif" font-size="18" fill="${INK}">${words}</text></svg>`,
  );

/** Writes the rows below each other, with the time over each picture. `everyMs`: between two pictures. */
export async function drawStrips(file: string, strips: Strip[], everyMs: number): Promise<void> {
  const columns = Math.max(...strips.map(({ frames }) => frames.length));
  const rowHeight = 2 * LINE + FRAME.height + GAP;
  const width = columns * (FRAME.width + GAP) + GAP;
  const parts: OverlayOptions[] = [];
  for (const [row, { title, frames }] of strips.entries()) {
    const top = row * rowHeight;
    parts.push({ input: text(title, width), left: GAP, top });
    for (const [column, frame] of frames.entries()) {
      const left = GAP + column * (FRAME.width + GAP);
      parts.push({ input: text(`${((column + 1) * everyMs) / 1000} s`, FRAME.width), left, top: top + LINE });
      const empty = { create: { ...FRAME, channels: 3 as const, background: '#ffffff' } };
      const picture = frame ? sharp(frame).resize({ ...FRAME, fit: 'cover', position: 'top' }) : sharp(empty);
      parts.push({ input: await picture.png().toBuffer(), left, top: top + 2 * LINE });
    }
  }
  const height = strips.length * rowHeight;
  await sharp({ create: { width, height, channels: 3, background: PAPER } })
    .composite(parts)
    .webp({ quality: 82 })
    .toFile(file);
}
