import { createServer } from 'node:http';
import { createYoga } from 'graphql-yoga';
import { listenAndPrint } from '../child.ts';
import type { Caller } from './naive-rest.ts';
import { naiveSchema } from './naive-schema.ts';

// GraphQL Yoga on node:http as its documentation sets it up.
const yoga = createYoga<object, Caller>({
  schema: naiveSchema,
  context: ({ request }) => ({ token: request.headers.get('token') ?? undefined }),
});
listenAndPrint(createServer((req, res) => void yoga(req, res)));
