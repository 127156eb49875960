import { createServer } from 'node:http';
import { loadGraphQLSchemaFromOpenAPI } from '@omnigraph/openapi';
import { createYoga } from 'graphql-yoga';
import { sayListening } from '../child.ts';
import { upstream } from './naive-rest.ts';

// The OpenAPI handler of GraphQL Mesh: a schema made from the API's own description, which has the API's own names.
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
sayListening(createServer((req, res) => void yoga(req, res)));
