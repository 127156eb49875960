import { pipeline } from 'node:stream/promises';
import { Router } from 'express';
import { segment, type RestClient } from './rest.ts';

/** A picture's file name: nothing in it can leave the folder. */
const FILE = /^[a-z0-9-]+\.(avif|webp)$/;
/** What is passed on of the upstream's headers. */
const HEADERS = ['content-type', 'content-length', 'cache-control', 'etag', 'last-modified'];

/** Passes on the API's own pictures (`/pictures/{file}`), so that a browser only ever talks to this origin. */
export function createPictures(client: RestClient): Router {
  const router = Router();
  router.get('/pictures/:file', async (req, res) => {
    if (!FILE.test(req.params.file)) return void res.status(404).type('text').send('There is no such picture.');
    const { statusCode, headers, body } = await client.stream(`/pictures/${segment(req.params.file)}`);
    if (statusCode !== 200) {
      await body.dump();
      return void res
        .status(statusCode === 404 ? 404 : 502)
        .type('text')
        .send('There is no such picture.');
    }
    for (const name of HEADERS) if (headers[name]) res.setHeader(name, headers[name]);
    await pipeline(body, res);
  });
  return router;
}
