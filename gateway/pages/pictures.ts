import { Router, type Request, type Response } from 'express';
import type { Logger } from 'pino';
import { Cancellation } from '../lib/deadline.ts';
import { addressGroup, clientAddress, type TrustedProxies } from '../limits/client-address.ts';
import { ShopError } from '../errors/shop-error.ts';
import { nameOf } from '../lib/log.ts';
import { createFairSlots } from '../limits/fair-slots.ts';
import { asShopError, badResponse } from '../rest/errors.ts';
import { exchange, openConnections } from '../rest/exchange.ts';
import { segment } from '../rest/endpoint.ts';
import { UPSTREAM_LIMITS, type UpstreamLimits } from '../rest/limits.ts';
import { admitNothing } from './security-headers.ts';

/** Security: the name cannot leave the folder, and its extension sets the content type, not the API's header. */
const FILE = /^[a-z0-9-]+\.(avif|webp)$/;

const FAILURES: Record<string, number> = { UPSTREAM_TIMEOUT: 504 }; // any other code is 502

const RETRY_AFTER_SECONDS = 2;

export interface PicturesOptions {
  source: PictureSource;
  /** Of what staff have uploaded; undefined: nothing is kept. */
  kept: Pick<PictureSource, 'fetch'> | undefined;
  limits: PictureLimits;
  proxies: TrustedProxies;
  log: Logger;
}

/**
 * A picture is fetched whole before it is sent. So a slow client holds memory, which is limited, and no connection.
 * At a limit, the address with the most pictures loses its oldest to an address with fewer.
 */
export function createPictures({ source, kept, limits, proxies, log }: PicturesOptions): Router {
  const slots = createFairSlots(limits.atOnce, limits.perAddress);
  const router = Router();
  let heldBytes = 0;

  router.get('/pictures/:file', (req, res) => serve(source, req.params.file, req, res));
  router.get('/pictures/kept/:file', (req, res) => serve(kept, req.params.file, req, res));
  return router;

  async function serve(from: PicturesOptions['kept'], file: string, req: Request, res: Response): Promise<void> {
    const [, ending] = FILE.exec(file) ?? [];
    if (!from || ending === undefined) return say(res, 404, 'There is no such picture.');
    if (res.closed) return; // 'close' would not come any more
    const client = addressGroup(clientAddress(req, proxies));
    let held = 0;
    const freeBytes = (): void => {
      heldBytes -= held;
      held = 0;
    };
    while (heldBytes >= limits.heldBytes && slots.evictFor(client));
    const onEvict = (): void => {
      freeBytes();
      res.destroy();
    };
    const release = heldBytes < limits.heldBytes ? slots.acquire(client, onEvict) : undefined;
    if (!release) {
      res.setHeader('retry-after', String(RETRY_AFTER_SECONDS));
      return say(res, 503, 'Too many pictures are under way. Ask for this one again in a few seconds.');
    }
    const gone = new Cancellation();
    const deadline = setTimeout(() => res.destroy(), limits.deadlineMs);
    res.once('close', () => {
      clearTimeout(deadline);
      freeBytes();
      release();
      gone.cancel();
    });

    try {
      const picture = await from.fetch(file, nameOf(req), gone);
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
  }
}

function say(res: Response, status: number, words: string): void {
  res.status(status).setHeader('cache-control', 'no-store').type('text').send(words);
}

const MEGABYTE = 1024 * 1024;

export type PictureLimits = typeof PICTURE_LIMITS;

export const PICTURE_LIMITS = {
  connections: 32, // beside those for operations; a picture takes a few ms, the first request for one a fraction of a second
  atOnce: 1_000, // waiting, being fetched or being sent
  perAddress: 128, // in transit for one client address: 20 people behind it, 6 at a time each
  maxBytes: 4 * MEGABYTE, // per picture; the shop's own have 10 to 100 kB
  heldBytes: 128 * MEGABYTE, // in memory for slow clients; past it, no more are fetched
  deadlineMs: 60_000, // until the client has the whole picture: 300 kB at 5 kB a second
};

interface Picture {
  bytes: Uint8Array;
  headers: [name: string, value: string][]; // for caching
}

export interface PictureSource {
  /**
   * Undefined: there is no such picture. Throws a ShopError: UPSTREAM_TIMEOUT, UPSTREAM_UNAVAILABLE,
   * UPSTREAM_BAD_RESPONSE, or CLIENT_GONE once `gone` is cancelled.
   */
  fetch: (file: string, requestId: string, gone: Cancellation) => Promise<Picture | undefined>;
  close: () => Promise<void>;
}

export interface PictureSourceOptions {
  baseUrl: string;
  /** What is absent is as in UPSTREAM_LIMITS. */
  upstream: Partial<UpstreamLimits> | undefined;
  limits: PictureLimits;
}

const CACHING_HEADERS = ['cache-control', 'etag', 'last-modified'];

/** Own connections, so operations never wait for a picture. */
export function createPictureSource({ baseUrl, upstream, limits }: PictureSourceOptions): PictureSource {
  const ofCalls = { ...UPSTREAM_LIMITS, ...upstream };
  const { connections, maxBytes } = limits;
  const { origin, pathname } = new URL(baseUrl);
  const dispatcher = openConnections(origin, { ...ofCalls, connections, maxBytes });
  const folder = `${pathname.replace(/\/$/, '')}/pictures/`;

  async function fetch(file: string, requestId: string, gone: Cancellation): Promise<Picture | undefined> {
    const call = `GET /pictures/${file}`;
    try {
      const headers = { accept: 'image/avif,image/webp', 'x-request-id': requestId };
      const options = { msLeft: ofCalls.deadlineMs, cancellation: gone };
      const answer = await exchange(dispatcher, { method: 'GET', path: folder + segment(file), headers }, options);
      if (answer.status === 404) return undefined;
      if (answer.status !== 200) throw badResponse(call);
      return {
        bytes: answer.bytes,
        headers: CACHING_HEADERS.flatMap((name) => {
          const value = answer.headers[name];
          return value === undefined ? [] : [[name, value.toString()]];
        }),
      };
    } catch (error) {
      throw asShopError(call, error);
    }
  }

  return { fetch, close: () => dispatcher.close() };
}
