import { createUpstream } from '../../upstream/app.ts';
import { startGateway, type GatewayTestOptions, type RunningGateway } from './gateway.ts';
import { serve } from './http.ts';

/** The whole shop on free ports: reference API with a seeded database in memory, gateway, and the built web app. */
export interface Shop extends RunningGateway {
  /** REST calls that reached the API since the start, `VERB /path?query` each. */
  upstreamCalls: string[];
  close(): Promise<void>;
}

export async function startShop(options: Omit<GatewayTestOptions, 'upstreamUrl'> = {}): Promise<Shop> {
  const upstream = await createUpstream({});
  const server = await serve(upstream.app);
  const gateway = await startGateway({ ...options, upstreamUrl: server.url });
  const close = async (): Promise<void> => {
    await gateway[Symbol.asyncDispose]();
    await server[Symbol.asyncDispose]();
    await upstream.close();
  };
  return { ...gateway, upstreamCalls: server.calls, close, [Symbol.asyncDispose]: close };
}
