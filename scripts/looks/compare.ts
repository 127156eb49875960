import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Channels that differ by less, of 255, are equal: letters are drawn in slightly different ways. */
const EQUAL = 16;
const GAP = 20;

/** Writes each screen's two pictures side by side, and tells the share of pixels that differ, the largest first. */
export async function compare(before: string, after: string, into: string): Promise<void> {
  await mkdir(into, { recursive: true });
  const [old, now] = [await readdir(before), await readdir(after)];
  for (const name of old.filter((file) => !now.includes(file))) console.log(`${name}: only before`);
  for (const name of now.filter((file) => !old.includes(file))) console.log(`${name}: only after`);
  const shares: [string, number][] = [];
  for (const name of old.filter((file) => file.endsWith('.png') && now.includes(file)))
    shares.push([name, await beside(join(before, name), join(after, name), join(into, name))]);
  for (const [name, share] of shares.toSorted(([, a], [, b]) => b - a))
    console.log(`${(share * 100).toFixed(2).padStart(6)} %  ${name}`);
}

/** Writes both pictures into one file; returns the share of pixels that differ. What one has and the other not differs. */
async function beside(before: string, after: string, file: string): Promise<number> {
  const sizes = await Promise.all([before, after].map((picture) => sharp(picture).metadata()));
  const [width, height] = [Math.max(...sizes.map((size) => size.width)), Math.max(...sizes.map((size) => size.height))];
  const [left, right] = await Promise.all(
    [before, after].map((picture, at) => {
      const missing = { right: width - (sizes[at]?.width ?? 0), bottom: height - (sizes[at]?.height ?? 0) };
      return sharp(picture)
        .removeAlpha()
        .extend({ ...missing, background: '#f0f' })
        .raw()
        .toBuffer();
    }),
  );
  if (!left || !right) throw new Error('A picture is missing.');
  const raw = { width, height, channels: 3 as const };
  await sharp({ create: { width: 2 * width + GAP, height, channels: 3, background: '#888' } })
    .composite([
      { input: left, raw, left: 0, top: 0 },
      { input: right, raw, left: width + GAP, top: 0 },
    ])
    .png()
    .toFile(file);
  let different = 0;
  for (let at = 0; at < left.length; at += 3)
    if ([0, 1, 2].some((channel) => Math.abs((left[at + channel] ?? 0) - (right[at + channel] ?? 0)) > EQUAL))
      different += 1;
  return different / (width * height);
}
