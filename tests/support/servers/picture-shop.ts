import type { RequestListener } from 'node:http';
import { PICTURE_LIMITS, type PictureLimits } from '../../../gateway/pages/pictures.ts';
import { startGateway, type GatewayTestOptions } from './gateway.ts';
import { serve } from '../http.ts';
import { keptLog } from '../log.ts';

/** Where its picture is. */
export const FILE = '/pictures/lamp-1-640.webp';
export const BYTES = Buffer.alloc(300_000, 'a picture');
/** An operation that needs the API. */
export const PRODUCT = `{ product(id: "64a000000000000000000001") { id } }`;

/** Gives a picture at once. */
export const givesPicture =
  (headers: Record<string, string> = {}, bytes = BYTES): RequestListener =>
  (_req, res) =>
    void res.writeHead(200, { 'content-type': 'image/webp', ...headers }).end(bytes);

/** A shop whose API gives pictures as `listener` says at the moment, and answers everything else at once. */
export async function startPictureShop(limits: Partial<PictureLimits> = {}, options: Partial<GatewayTestOptions> = {}) {
  const now: { listener: RequestListener } = { listener: givesPicture() };
  const { log, lines } = keptLog();
  const api = await serve((req, res) => {
    if (req.url?.includes('/pictures/')) return now.listener(req, res);
    res.end(JSON.stringify({ product: { _id: '64a000000000000000000001', title: 'Lamp' } }));
  });
  const gateway = await startGateway({
    upstreamUrl: api.url,
    log,
    ...options,
    protection: { pictures: { ...PICTURE_LIMITS, ...limits }, ...options.protection },
  });
  return {
    now,
    gateway,
    calls: api.calls,
    picture: (init: RequestInit = {}) => fetch(gateway.url + FILE, init),
    /** Statuses of an operation that needs the API, and of a picture. */
    both: async () => {
      const { data } = await gateway.query(PRODUCT);
      const picture = await fetch(gateway.url + FILE);
      return [data, picture.status, (await picture.arrayBuffer()).byteLength];
    },
    errors: () => lines.filter((line) => (JSON.parse(line) as { level: number }).level >= 50),
    [Symbol.asyncDispose]: async () => {
      await gateway[Symbol.asyncDispose]();
      await api[Symbol.asyncDispose]();
    },
  };
}
