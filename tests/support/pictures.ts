import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A photograph whose left half is red and whose right half is blue, with the place in its metadata where it was taken. */
export function photograph(width = 1600, height = 800, orientation = 1): Promise<Buffer> {
  const half = (background: string) => ({ create: { width: width / 2, height, channels: 3 as const, background } });
  return sharp({ create: { width, height, channels: 3, background: 'white' } })
    .composite([
      { input: half('#f00'), left: 0, top: 0 },
      { input: half('#00f'), left: width / 2, top: 0 },
    ])
    .withExif({
      IFD0: { Artist: 'Asha Rao' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '28/1 36/1 50/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '77/1 12/1 32/1',
      },
    })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
}

/** A PNG of a few kilobytes, one bit for each pixel, that becomes `width` times `height` bytes or more. */
export function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8); // 1 bit of grey
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 });
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type), data]);
  const around = (value: number): Buffer => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return bytes;
  };
  return Buffer.concat([around(data.length), content, around(crc32(content))]);
}

/** The colour in the middle of a picture's left and of its right half. */
export async function colours(bytes: Uint8Array): Promise<('red' | 'blue')[]> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return [0.25, 0.75].map((share) => {
    const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width * share)) * info.channels;
    return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue';
  });
}
