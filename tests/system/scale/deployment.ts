import { expect, onTestFinished } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { freshConnections } from '../../support/fresh-connections.ts';
import { startNginx, type Nginx } from '../../support/servers/nginx.ts';
import { startApiProcess } from '../../support/servers/order-writers.ts';
import { openRedisLine, type RedisLine } from '../../support/servers/redis-line.ts';
import { startReplica, type Replica } from './replica.ts';
import { startPostgres, startRedis, type Killable } from './servers.ts';

/** Three replicas behind nginx, with a Redis and a PostgreSQL of their own. The first replica is behind lines that can be cut. */
export interface Deployment {
  shop: ReturnType<typeof freshConnections>; // through nginx
  url: string;
  nginx: Nginx;
  replicas: readonly Replica[];
  redis: Killable;
  postgres: Killable;
  toRedis: RedisLine;
  toApi: RedisLine;
}

const ENVIRONMENT = {
  SESSION_SECRETS: 'a-secret-that-all-replicas-share-and-that-is-long',
  LOG_LEVEL: 'warn',
  TRUST_PROXY: '1',
  DRAIN_DELAY_SECONDS: '2',
  // All shoppers of the test come from one address, and one of them measures.
  RATE_PER_ADDRESS: '5000000',
  RATE_LOGINS: '2500',
};

/** For a test, which ends it. */
export async function startDeployment(): Promise<Deployment> {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  onTestFinished(async () => void (await Promise.all([postgres[Symbol.asyncDispose](), redis[Symbol.asyncDispose]()])));
  const api = await startApiProcess(temporaryFolder(), { DATABASE_URL: postgres.url });
  const [toRedis, toApi] = [await openRedisLine(redis.url), await openRedisLine(api.url)];
  const lines = { REDIS_URL: toRedis.url, UPSTREAM_URL: toApi.url.replace('redis:', 'http:') };
  const direct = { REDIS_URL: redis.url, UPSTREAM_URL: api.url };
  const replicas = await Promise.all(
    [lines, direct, direct].map((addresses) => startReplica({ ...ENVIRONMENT, ...addresses })),
  );
  const nginx = await startNginx(replicas.map(({ url }) => url));
  onTestFinished(async () => {
    await nginx[Symbol.asyncDispose]();
    for (const replica of replicas) await replica.stop('SIGKILL');
    await api.end('SIGKILL');
    await toRedis[Symbol.asyncDispose]();
    await toApi[Symbol.asyncDispose]();
  });
  await eventually(async () => {
    for (const { url } of replicas) {
      expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({ redis: 'in use' });
    }
  });
  return { shop: freshConnections(nginx.url), url: nginx.url, nginx, replicas, redis, postgres, toRedis, toApi };
}
