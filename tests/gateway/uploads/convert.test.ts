import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createConvert } from '../../../gateway/uploads/convert.ts';
import { UPLOAD_LIMITS } from '../../../gateway/uploads/router.ts';
import { allFiles, fileName } from '../../../gateway/uploads/names.ts';
import { bomb, colours, photograph } from '../../support/pictures.ts';

const MIDDLE = { x: 0.5, y: 0.5 };
const convert = createConvert(UPLOAD_LIMITS);

async function converted(bytes: Uint8Array, focus = MIDDLE) {
  const result = await convert(bytes, focus);
  if ('refusal' in result) throw new Error(`It was refused: ${result.refusal}`);
  const file = (width: number, format: string) =>
    result.files.get(fileName(result.hash, width, format)) ?? Buffer.alloc(0);
  return { ...result, file };
}
const refusal = async (bytes: Uint8Array) => {
  const result = await convert(bytes, MIDDLE);
  return 'refusal' in result ? result.refusal : undefined;
};

test('a photograph becomes squares in all sizes and formats, without a word of its metadata', async () => {
  const photo = await photograph();
  const { exif } = await sharp(photo).metadata();
  expect(exif?.toString('latin1')).toContain('Asha Rao');
  const { hash, files, file } = await converted(photo);
  expect([...files.keys()].sort()).toEqual(allFiles(hash).sort());
  for (const width of [320, 640]) {
    for (const format of ['avif', 'webp']) {
      const facts = await sharp(file(width, format)).metadata();
      expect(facts).toMatchObject({ width, height: width, format: format === 'avif' ? 'heif' : 'webp' });
      expect([facts.exif, facts.icc, facts.iptc, facts.xmp]).toEqual([undefined, undefined, undefined, undefined]);
    }
  }
  // It is not made larger than it is.
  expect(await sharp(file(1280, 'webp')).metadata()).toMatchObject({ width: 800, height: 800 });
  expect(Buffer.concat([...files.values()]).includes('Asha')).toBe(false);
  expect((await converted(photo)).hash).toBe(hash);
});

test('the square is cut around the chosen point, in the picture as people see it', async () => {
  const photo = await photograph();
  const of = async (focus: typeof MIDDLE, bytes = photo) => colours((await converted(bytes, focus)).file(320, 'webp'));
  expect(await of(MIDDLE)).toEqual(['red', 'blue']);
  expect(await of({ x: 0.1, y: 0 })).toEqual(['red', 'red']);
  expect(await of({ x: 1, y: 1 })).toEqual(['blue', 'blue']);
  // Stored on its side: what is stored on the left stands above.
  const onItsSide = await photograph(1600, 800, 6);
  expect(await of({ x: 0.5, y: 0 }, onItsSide)).toEqual(['red', 'red']);
  expect(await of({ x: 0.5, y: 1 }, onItsSide)).toEqual(['blue', 'blue']);
});

test('transparent and grey pictures and ones of few pixels are taken, too', async () => {
  const clear = await sharp({ create: { width: 50, height: 40, channels: 4, background: '#0000' } })
    .png()
    .toBuffer();
  expect(await sharp((await converted(clear)).file(320, 'webp')).metadata()).toMatchObject({
    hasAlpha: true,
    width: 40,
  });
  expect(await refusal(bomb(1, 1))).toBeUndefined();
});

describe('refused', () => {
  test('what no browser shows as a picture of a shop, whatever its name says', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>';
    const red = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } });
    const others = [
      svg,
      '%PDF-1.4\n',
      '<html>',
      'GIF89a',
      await red.clone().gif().toBuffer(),
      await red.clone().tiff().toBuffer(),
    ];
    for (const other of others) expect(await refusal(Buffer.from(other))).toBe('KIND');
  });

  test('pictures that move, and damaged ones', async () => {
    const pages = Buffer.alloc(4 * 4 * 3 * 2, 0).fill(255, 0, 48);
    const moving = await sharp(pages, { raw: { width: 4, height: 8, channels: 3, pageHeight: 4 } })
      .webp()
      .toBuffer();
    expect((await sharp(moving, { animated: true }).metadata()).pages).toBe(2);
    expect(await refusal(moving)).toBe('ANIMATED');
    const photo = await photograph();
    expect(await refusal(photo.subarray(0, photo.length / 2))).toBe('DAMAGED');
    expect(await refusal(photo.subarray(0, 20))).toBe('DAMAGED');
  });

  test('one that takes too long is given up', async () => {
    const hurried = createConvert({ ...UPLOAD_LIMITS, conversionMs: 1 });
    expect(await hurried(await photograph(), MIDDLE)).toEqual({ refusal: 'SLOW' });
  });
});

test('what is hidden in a picture is not in what is kept: a page, a script or an archive behind it', async () => {
  const hidden = '<script>alert(1)</script>PK\u0003\u0004';
  const polyglot = Buffer.concat([await photograph(), Buffer.from(hidden)]);
  const { files } = await converted(polyglot);
  for (const bytes of files.values()) expect(Buffer.from(bytes).includes('<script>')).toBe(false);
});
