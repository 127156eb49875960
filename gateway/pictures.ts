import { Router } from 'express';
import type { Logger } from 'pino';
import type { Protection } from './config/config.ts';
import type { TrustedProxies } from './limits/client-address.ts';
import { startDeadline } from './lib/deadline.ts';
import { createPictureSource, createPictures } from './pages/pictures.ts';
import type { RestClient } from './rest/client.ts';
import type { UpstreamLimits } from './rest/limits.ts';
import { createCollector, picturesInUse } from './uploads/collect.ts';
import { createUploads, type UploadsOptions } from './uploads/router.ts';
import { createKeptSource, openStorage, type StoragePlace } from './uploads/storage.ts';

export interface PicturePartsOptions extends Omit<UploadsOptions, 'storage' | 'limits' | 'rates'> {
  upstreamUrl: string;
  upstream?: Partial<UpstreamLimits>;
  uploads?: StoragePlace | undefined; // undefined: no pictures of staff are kept
  protection: Protection;
  proxies: TrustedProxies;
  client: RestClient;
  log: Logger;
}

export function createPictureParts(options: PicturePartsOptions) {
  const { client, log, protection, proxies, upstream, upstreamUrl, uploads } = options;
  const source = createPictureSource({ baseUrl: upstreamUrl, upstream, limits: protection.pictures });
  const storage = uploads && openStorage(uploads, log);
  const kept = storage && createKeptSource(storage);
  const bind = () => client.bind({ requestId: 'pictures', deadline: startDeadline(client.deadlineMs) });
  const collector = storage && createCollector({ storage, inUse: () => picturesInUse(bind), log });
  const router = Router();
  router.use(createPictures({ source, kept, limits: protection.pictures, proxies, log }));
  const rates = protection.rates !== undefined;
  router.use(createUploads({ ...options, storage, limits: protection.uploads, rates }));
  return {
    router, // serves the API's pictures and those of staff, and takes the latter
    start: () => collector?.start(),
    async stop() {
      await collector?.stop();
      await source.close();
    },
  };
}
