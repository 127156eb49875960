import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import { expressMiddleware } from '@as-integrations/express5';
import express, { type RequestHandler } from 'express';
import { sendError } from '../errors/http.ts';
import { formatError, withRequestId } from '../errors/shop-error.ts';
import { leadBrowsers } from '../endpoint/router.ts';
import { createSandbox } from '../pages/sandbox.ts';
import { securityHeaders } from '../pages/security-headers.ts';
import { readFaults, faultsOf } from '../operations/fault-injection.ts';
import type { MockAccount, MockOptions } from './options.ts';
import { MOCK_ACCOUNTS } from './seed.ts';
import { createMockSchema, type MockContext } from './schema.ts';

export interface MockServerOptions extends MockOptions {
  shopName: string;
  pictures: RequestHandler; // serves /pictures; without it, the shop shows placeholders
  webFolder: string; // the built web app: its `sandbox` is served
}

export interface MockServer {
  url: string;
  close(): Promise<void>;
}

interface RequestContext extends MockContext {
  requestId: string;
}

/** Serves a mock shop on the gateway's paths, without an upstream. Port 0: any free port. */
export async function startMockServer(options: MockServerOptions, port: number, host: string): Promise<MockServer> {
  const app = express();
  const httpServer = createServer(app);
  const schema = createMockSchema({ searchIndex: true, ...options });
  const apollo = new ApolloServer<RequestContext>({
    schema,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    csrfPrevention: true,
    stopOnTerminationSignals: false,
    formatError,
    plugins: [ApolloServerPluginDrainHttpServer({ httpServer }), ApolloServerPluginLandingPageDisabled(), nameRequests],
  });
  await apollo.start();

  app.disable('x-powered-by');
  app.use(securityHeaders({ https: false }));
  app.get(['/healthz', '/readyz'], ({ path }, res) => {
    res.json({ status: path === '/healthz' ? 'ok' : 'ready' });
  });
  app.use(options.pictures);
  app.post('/pictures', (req, res) =>
    sendError(req, res, 501, 'PICTURES_NOT_KEPT', 'The mock shop keeps no pictures.'),
  );
  const { shopName, accounts = MOCK_ACCOUNTS } = options;
  const folder = join(options.webFolder, 'sandbox');
  app.use('/sandbox', createSandbox({ shopName, folder, accounts: onePerRole(accounts), faultInjection: true }));
  const context = async ({ req, res }: { req: express.Request; res: express.Response }) => ({
    token: req.get('token'),
    requestId: randomUUID(),
    faults: faultsOf(res),
  });
  app.use('/graphql', leadBrowsers(true), readFaults(schema), express.json());
  app.use('/graphql', expressMiddleware(apollo, { context }));
  app.use((_req, res) => void res.status(404).type('text').send('The mock shop has nothing here.'));

  await new Promise<void>((resolve, reject) => {
    httpServer.once('error', reject).listen(port, host, resolve);
  });
  const { port: taken } = httpServer.address() as AddressInfo;
  return { url: `http://${host}:${taken}`, close: () => apollo.stop() };
}

function onePerRole(accounts: readonly MockAccount[]): MockAccount[] {
  return accounts.filter(({ role }, place) => accounts.findIndex((other) => other.role === role) === place);
}

const nameRequests: ApolloServerPlugin<RequestContext> = {
  async requestDidStart({ contextValue: { requestId } }) {
    return {
      async willSendResponse({ response }) {
        response.http.headers.set('x-request-id', requestId);
        const result = response.body.kind === 'single' ? response.body.singleResult : undefined;
        if (!result?.errors) return;
        result.errors = result.errors.map((error) => withRequestId(error, requestId));
      },
    };
  },
};
