import type { Request, Response } from 'express';
import { heedRefusals } from './authority.ts';
import { createProductGroupLoader, type ProductGroupLoader } from './domains/products.loaders.ts';
import { ShopError } from './errors.ts';
import { requestIdOf } from './log.ts';
import type { Rest, RestClient } from './rest.ts';
import type { Caller, Sessions, SessionUser } from './session.ts';
import { simulationOf, type Simulation } from './simulation.ts';

/** What every resolver gets: made once per request, thrown away with it. */
export interface GatewayContext {
  /** Names the request in answers, in the log and towards the upstream. */
  requestId: string;
  caller: Caller;
  /** The upstream as the caller: with the caller's token. */
  rest: Rest;
  /** The upstream as anybody: for what is the same for everybody, so that equal calls of all callers are one. */
  catalogue: Rest;
  session: {
    /** Logs the caller in; gives the CSRF token. */
    begin: (user: SessionUser) => Promise<string>;
    /** Logs the caller out of this browser. */
    end: () => void;
  };
  productGroups: ProductGroupLoader;
  /** Upstream calls that this request caused, `VERB /path` each, for the log and the tests. */
  upstreamCalls: string[];
  /** What the log should know of that is not an error to the caller. */
  notices: Record<string, unknown>[];
  /** How fields are to misbehave for this request; heeded in development only. */
  simulation: Simulation | undefined;
}

export interface ContextOptions {
  client: RestClient;
  sessions: Sessions;
  /** Upstream calls that one operation may make. */
  maxUpstreamCalls: number;
}

export async function createContext(options: ContextOptions, req: Request, res: Response): Promise<GatewayContext> {
  const { client, sessions, maxUpstreamCalls } = options;
  const requestId = requestIdOf(req);
  const upstreamCalls: string[] = [];
  const notices: GatewayContext['notices'] = [];
  const caller = await sessions.identify(req);
  const hooks = {
    requestId,
    onCall(call: string) {
      if (upstreamCalls.length >= maxUpstreamCalls) throw tooCostly(maxUpstreamCalls);
      upstreamCalls.push(call);
    },
    onUnknown: (operation: string, status: number, said: string) =>
      void notices.push({ notice: 'unmapped outcome', operation, status, said }),
  };
  const end = (): void => sessions.end(res);
  const token = 'upstreamToken' in caller ? caller.upstreamToken : undefined;
  const catalogue = client.bind(hooks);
  return {
    requestId,
    caller,
    rest: heedRefusals(client.bind({ ...hooks, token }), end),
    catalogue,
    session: { begin: (user) => sessions.begin(res, user), end },
    productGroups: createProductGroupLoader(catalogue),
    upstreamCalls,
    notices,
    simulation: simulationOf(res),
  };
}

function tooCostly(most: number): ShopError {
  return new ShopError(
    'OPERATION_TOO_COSTLY',
    `This operation needs more than ${most} calls of the shop’s data service. Ask for less at a time.`,
  );
}
