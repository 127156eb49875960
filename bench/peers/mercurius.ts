import { readFileSync } from 'node:fs';
import { fastify } from 'fastify';
import mercurius from 'mercurius';
import { listenAndPrint } from '../child.ts';
import { naiveSchema, tokenOf } from './naive-schema.ts';

// Mercurius with its JIT compiler from the first repetition on. The benchmark's operations are registered by hash.
const app = fastify();
await app.register(mercurius.default, {
  schema: naiveSchema,
  jit: 1,
  persistedQueries: JSON.parse(readFileSync(process.argv[3] ?? '', 'utf8')) as Record<string, string>,
  context: ({ headers }) => ({ token: tokenOf(headers) }),
});
await app.ready();
listenAndPrint(app.server);
