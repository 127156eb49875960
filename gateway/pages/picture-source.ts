import type { Cancellation } from '../lib/deadline.ts';
import { asShopError, badResponse } from '../rest/errors.ts';
import { exchange, openConnections } from '../rest/exchange.ts';
import { segment } from '../rest/endpoint.ts';
import { UPSTREAM_LIMITS, type UpstreamLimits } from '../rest/limits.ts';

export interface PictureLimits {
  /** Beside those for operations. */
  connections: number;
  /** Waiting, being fetched or being sent. */
  atOnce: number;
  /** In transit for one client address. */
  perAddress: number;
  maxBytes: number; // per picture
  /** In memory for slow clients; past it, no more are fetched. */
  heldBytes: number;
  /** Until the client has the whole picture. */
  deadlineMs: number;
}

const MEGABYTE = 1024 * 1024;

export const PICTURE_LIMITS: PictureLimits = {
  connections: 32, // a picture takes a few ms, the first request for one a fraction of a second
  atOnce: 1_000,
  perAddress: 128, // 20 people behind one address, 6 at a time each
  maxBytes: 4 * MEGABYTE, // the shop's own have 10 to 100 kB
  heldBytes: 128 * MEGABYTE,
  deadlineMs: 60_000, // 300 kB at 5 kB a second
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
