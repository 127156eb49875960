import type { RequestListener } from 'node:http';
import { afterAll, beforeAll } from 'vitest';
import { serve, type TestServer } from '../http.ts';
import { startApi, type TestApi } from './api.ts';
import type { TestDatabase } from './databases.ts';
import { startGateway, type GatewayTestOptions, type RunningGateway } from './gateway.ts';
import { startShop, type Shop } from './shop.ts';

/** A shop for the tests of a file or a `describe`. It is there once the first hook or test after this call runs. */
export function shopForTests(start: () => Promise<Shop> = startShop): Shop {
  const shop = {} as Shop;
  beforeAll(async () => {
    Object.assign(shop, await start());
  });
  afterAll(() => shop.close());
  return shop;
}

/** As `shopForTests`: a gateway before an API that answers with `listener`. */
export function gatewayForTests(
  listener: RequestListener,
  options: Omit<GatewayTestOptions, 'upstreamUrl'> = {},
): RunningGateway & { api: TestServer } {
  const gateway = {} as RunningGateway & { api: TestServer };
  beforeAll(async () => {
    gateway.api = await serve(listener);
    Object.assign(gateway, await startGateway({ ...options, upstreamUrl: gateway.api.url }));
  });
  afterAll(async () => {
    await gateway[Symbol.asyncDispose]();
    await gateway.api[Symbol.asyncDispose]();
  });
  return gateway;
}

/** As `shopForTests`: the reference API, with `options`, on the database that `create` makes (else on an embedded one). */
export function apiForTests(
  options: Parameters<typeof startApi>[0] = {},
  create?: () => Promise<TestDatabase>,
): TestApi {
  const api = {} as TestApi;
  let database: TestDatabase | undefined;
  beforeAll(async () => {
    database = await create?.();
    Object.assign(api, await startApi({ ...options, ...database }));
  });
  afterAll(async () => {
    await api[Symbol.asyncDispose]();
    await database?.[Symbol.asyncDispose]();
  });
  return api;
}
