import { Pool } from 'undici';
import type { Cancellation } from '../lib/deadline.ts';
import { decodeContent } from '../rest/content-encoding.ts';
import { asShopError, badResponse } from '../rest/errors.ts';
import { exchange } from '../rest/exchange.ts';
import { segment } from '../rest/endpoint.ts';
import { UPSTREAM_LIMITS, type UpstreamLimits } from '../rest/limits.ts';

/** Limits on pictures, so that operations keep their share of connections and memory. */
export interface PictureLimits {
  /** Connections to the API for pictures, beside those for operations. */
  connections: number;
  /** Pictures in transit: waiting for a connection, being fetched or being sent. */
  atOnce: number;
  /** Pictures in transit for one client address. */
  perAddress: number;
  /** Bytes of the largest picture. */
  maxBytes: number;
  /** Bytes of pictures in memory for clients that are still reading; past it, no more are fetched. */
  heldBytes: number;
  /** The time for one picture, in ms, until its client has all of it. */
  deadlineMs: number;
}

const MEGABYTE = 1024 * 1024;

/** The defaults. */
export const PICTURE_LIMITS: PictureLimits = {
  // The API needs a few milliseconds for a picture: 32 connections carry thousands a second.
  connections: 32,
  atOnce: 1_000,
  // A browser asks for 6 at a time: 20 people behind one address.
  perAddress: 128,
  // The shop's own have 10 to 100 kB.
  maxBytes: 4 * MEGABYTE,
  heldBytes: 128 * MEGABYTE,
  // 300 kB at 5 kB a second.
  deadlineMs: 60_000,
};

/** A whole picture of the API. */
export interface Picture {
  bytes: Uint8Array;
  /** The API's caching headers. */
  headers: [name: string, value: string][];
}

export interface PictureSource {
  /**
   * Fetches a picture; undefined: there is none of that name. Throws a ShopError with the code UPSTREAM_TIMEOUT,
   * UPSTREAM_UNAVAILABLE or UPSTREAM_BAD_RESPONSE, or CLIENT_GONE once `gone` is cancelled.
   */
  fetch: (file: string, requestId: string, gone: Cancellation) => Promise<Picture | undefined>;
  close: () => Promise<void>;
}

export interface PictureSourceOptions {
  /** Address of the API without a trailing slash. */
  baseUrl: string;
  /** Time limits towards the API; UPSTREAM_LIMITS for those that are absent. */
  upstream: Partial<UpstreamLimits> | undefined;
  limits: PictureLimits;
}

const CACHING_HEADERS = ['cache-control', 'etag', 'last-modified'];

/** Has its own connections to the API, so that operations never wait for a picture. */
export function createPictureSource({ baseUrl, upstream, limits }: PictureSourceOptions): PictureSource {
  const { bodyMs, connectMs, deadlineMs, headersMs } = { ...UPSTREAM_LIMITS, ...upstream };
  const { connections, maxBytes } = limits;
  const { origin, pathname } = new URL(baseUrl);
  const pool = new Pool(origin, {
    connections,
    pipelining: 1,
    maxResponseSize: maxBytes,
    connect: { timeout: connectMs },
    headersTimeout: headersMs,
    bodyTimeout: bodyMs,
  });
  const folder = `${pathname.replace(/\/$/, '')}/pictures/`;

  async function fetch(file: string, requestId: string, gone: Cancellation): Promise<Picture | undefined> {
    const call = `GET /pictures/${file}`;
    try {
      const headers = { accept: 'image/avif,image/webp', 'x-request-id': requestId };
      const options = { msLeft: deadlineMs, cancellation: gone };
      const answer = await exchange(pool, { method: 'GET', path: folder + segment(file), headers }, options);
      if (answer.status === 404) return undefined;
      if (answer.status !== 200) throw badResponse(call);
      return {
        bytes: await decodeContent(answer.bytes, answer.headers['content-encoding']?.toString() ?? '', maxBytes),
        headers: CACHING_HEADERS.flatMap((name) => {
          const value = answer.headers[name];
          return value === undefined ? [] : [[name, value.toString()]];
        }),
      };
    } catch (error) {
      throw asShopError(call, error);
    }
  }

  return { fetch, close: () => pool.close() };
}
