import { createServer } from 'node:http';
import { loadGraphQLSchemaFromOpenAPI } from '@omnigraph/openapi';
import { createYoga } from 'graphql-yoga';
import { listenAndPrint } from '../child.ts';
import { upstream } from './naive-rest.ts';

// The OpenAPI handler of GraphQL Mesh derives a schema from the API's description, with the API's names.
const schema = await loadGraphQLSchemaFromOpenAPI('shop', {
  source: 'upstream/openapi.yaml',
  cwd: process.cwd(),
  endpoint: upstream,
  operationHeaders: { token: '{context.token}' },
});
const yoga = createYoga<object, { token: string }>({
  schema,
  context: ({ request }) => ({ token: request.headers.get('token') ?? '' }),
});
listenAndPrint(createServer((req, res) => void yoga(req, res)));
