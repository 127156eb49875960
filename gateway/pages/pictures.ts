import { Router, type Response } from 'express';
import type { Logger } from 'pino';
import { Cancellation } from '../lib/cancellation.ts';
import { addressGroup, clientAddress, type TrustedProxies } from '../limits/client-address.ts';
import { ShopError } from '../errors/shop-error.ts';
import { nameOf } from '../lib/log.ts';
import type { PictureLimits, PictureSource } from './picture-source.ts';
import { createPlaces } from '../limits/places.ts';
import { admitNothing } from './security-headers.ts';

/** A picture's file name: nothing in it can leave the folder. Its ending says what it is shown as, whatever the API says. */
const FILE = /^[a-z0-9-]+\.(avif|webp)$/;

/** Statuses of what the API fails with; any other failure is 502. */
const FAILURES: Record<string, number> = { UPSTREAM_TIMEOUT: 504 };

/** Seconds after which pictures that were refused may be asked for again. */
const RETRY_AFTER_SECONDS = 2;

export interface PicturesOptions {
  source: PictureSource;
  limits: PictureLimits;
  proxies: TrustedProxies;
  log: Logger;
}

/**
 * Passes on the API's own pictures (`/pictures/{file}`), so that a browser only ever talks to this origin. Each is fetched whole
 * before it is sent: a client that reads slowly, or not at all, then keeps some of the gateway's memory, which is limited, and no
 * connection to the API. Where there is no room, the address that has most pictures under way loses its oldest to one that has fewer.
 */
export function createPictures({ source, limits, proxies, log }: PicturesOptions): Router {
  const places = createPlaces(limits.atOnce, limits.perAddress);
  const router = Router();
  let heldBytes = 0;

  router.get('/pictures/:file', async (req, res) => {
    const { file } = req.params;
    const [, ending] = FILE.exec(file) ?? [];
    if (ending === undefined) return say(res, 404, 'There is no such picture.');
    // Nobody would hear that it ends.
    if (res.closed) return;
    const client = addressGroup(clientAddress(req, proxies));
    let held = 0;
    const letGo = (): void => {
      heldBytes -= held;
      held = 0;
    };
    while (heldBytes >= limits.heldBytes && places.makeRoom(client));
    const giveWay = (): void => {
      letGo();
      res.destroy();
    };
    const leave = heldBytes < limits.heldBytes ? places.take(client, giveWay) : undefined;
    if (!leave) {
      res.setHeader('retry-after', String(RETRY_AFTER_SECONDS));
      return say(res, 503, 'Too many pictures are under way. Ask for this one again in a few seconds.');
    }
    const gone = new Cancellation();
    const deadline = setTimeout(() => res.destroy(), limits.deadlineMs);
    res.once('close', () => {
      clearTimeout(deadline);
      letGo();
      leave();
      gone.cancel();
    });

    try {
      const picture = await source.fetch(file, nameOf(req), gone);
      if (res.destroyed) return;
      if (!picture) return say(res, 404, 'There is no such picture.');
      held = picture.bytes.length;
      heldBytes += held;
      for (const [name, value] of picture.headers) res.setHeader(name, value);
      admitNothing(res);
      res.type(`image/${ending}`).send(picture.bytes);
    } catch (error) {
      const code = error instanceof ShopError ? String(error.extensions['code']) : undefined;
      if (code === undefined) throw error;
      if (code === 'CLIENT_GONE') return;
      log.warn({ requestId: nameOf(req), err: error }, 'a picture could not be fetched');
      say(res, FAILURES[code] ?? 502, 'The picture can’t be had at the moment.');
    }
  });
  return router;
}

function say(res: Response, status: number, words: string): void {
  res.status(status).setHeader('cache-control', 'no-store').type('text').send(words);
}
