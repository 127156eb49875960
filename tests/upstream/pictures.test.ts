import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import express from 'express';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureRoutes } from '../../upstream/pictures.routes.ts';
import { temporaryFolder } from '../support/folder.ts';
import { serve } from '../support/http.ts';

async function servePictures(folder = temporaryFolder()) {
  const errors: unknown[] = [];
  const routes = pictureRoutes(folder, (error) => errors.push(error));
  return { folder, errors, ...(await serve(express().use(routes))) };
}

test.each([
  ['backpack-teal-front-2-320.avif', 'heif', 320],
  ['keyboard-marigold-pair-2-640.webp', 'webp', 640],
] as const)('%s is composed when it is first requested, and kept', async (file, format, width) => {
  const { url, folder } = await servePictures();
  const response = await fetch(`${url}/pictures/${file}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format, width, height: width });
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(readdirSync(folder)).toEqual([file]);
});

test('simultaneous requests get the same bytes of one composition', async () => {
  const { url, folder } = await servePictures();
  const answers = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const response = await fetch(`${url}/pictures/sari-rose-near-2-320.webp`);
      return [response.status, Buffer.from(await response.arrayBuffer()).toString('base64')] as const;
    }),
  );
  expect(answers[0]?.[0]).toBe(200);
  expect(new Set(answers.map(([, bytes]) => bytes)).size).toBe(1);
  expect(readdirSync(folder)).toHaveLength(1);
});

test('a picture that is there is not composed again', async () => {
  const { url, folder } = await servePictures();
  writeFileSync(join(folder, 'cap-sky-front-2-320.webp'), 'kept');
  expect(await (await fetch(`${url}/pictures/cap-sky-front-2-320.webp`)).text()).toBe('kept');
});

test.each([
  'backpack-teal-4-320.avif',
  'backpack-teal-front-2-321.avif',
  'backpack-rose-front-2-320.avif',
  '..%2F..%2Fpackage.json',
  '.hidden',
  '%00',
])('%s is no picture: nothing is composed', async (file) => {
  const { url, folder } = await servePictures();
  const response = await fetch(`${url}/pictures/${file}`);
  expect([response.status, readdirSync(folder)]).toEqual([404, []]);
});

test('a picture that cannot be kept is sent all the same, and may not be cached', async () => {
  const file = join(temporaryFolder(), 'a-file');
  writeFileSync(file, '');
  const { url, errors } = await servePictures(join(file, 'pictures'));
  const response = await fetch(`${url}/pictures/watch-rose-near-2-320.webp`);
  expect([response.status, response.headers.get('cache-control'), response.headers.get('content-type')]).toEqual([
    200,
    'no-store',
    'image/webp',
  ]);
  expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({
    format: 'webp',
    width: 320,
  });
  expect(errors).toEqual([expect.objectContaining({ code: 'ENOTDIR' }), expect.objectContaining({ code: 'ENOTDIR' })]);
});
