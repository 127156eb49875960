import { Pool } from 'undici';
import type { Cancellation } from '../lib/cancellation.ts';
import { decodeContent } from '../rest/content-encoding.ts';
import type { PictureLimits } from './picture-limits.ts';
import { asShopError, badResponse } from '../rest/errors.ts';
import { exchange } from '../rest/exchange.ts';
import { segment } from '../rest/path.ts';
import { UPSTREAM_LIMITS, type UpstreamLimits } from '../rest/limits.ts';

/** A picture of the API's, whole. */
export interface Picture {
  bytes: Uint8Array;
  /** The API's headers that concern caches, by name. */
  headers: [name: string, value: string][];
}

/** Where pictures come from. */
export interface PictureSource {
  /**
   * Fetches one; undefined: there is none of that name. Throws a ShopError of the code UPSTREAM_TIMEOUT, UPSTREAM_UNAVAILABLE or
   * UPSTREAM_BAD_RESPONSE, or CLIENT_GONE once `gone` was cancelled.
   */
  fetch: (file: string, requestId: string, gone: Cancellation) => Promise<Picture | undefined>;
  close: () => Promise<void>;
}

export interface PictureSourceOptions {
  /** Address of the API without a trailing slash. */
  baseUrl: string;
  /** How long is waited for the API; what is absent is as UPSTREAM_LIMITS says. */
  upstream: Partial<UpstreamLimits> | undefined;
  limits: PictureLimits;
}

const CACHING = ['cache-control', 'etag', 'last-modified'];

/** Opens connections of its own to the API, so that operations never wait for a picture. */
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
      const patience = { msLeft: deadlineMs, cancellation: gone };
      const answer = await exchange(pool, { method: 'GET', path: folder + segment(file), headers }, patience);
      if (answer.status === 404) return undefined;
      if (answer.status !== 200) throw badResponse(call);
      return {
        bytes: await decodeContent(answer.bytes, answer.headers['content-encoding']?.toString() ?? '', maxBytes),
        headers: CACHING.flatMap((name) => {
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
