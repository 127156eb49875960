import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { PageAnswer, PageOperation } from '../../schema/rendered-page.ts';
import type { CatalogueAges } from '../cache/catalogue.ts';
import type { ContextOptions, GatewayContext } from '../domains/context.ts';
import type { Respond } from '../endpoint/respond.ts';
import type { CachedResponse, OperationResponse } from '../endpoint/response.ts';
import { cacheKeyOf, type ResponseCache } from '../endpoint/response-cache.ts';
import { createContext } from '../graphql/request-context.ts';
import type { LoadShedding } from '../load/load-shedding.ts';
import type { CompiledOperations } from '../operations/compiled-operations.ts';

export interface GuestAnswer {
  answer: PageAnswer;
  freshUntil: number; // ms since 1970; 0: no browser or CDN may store it
  renewAt: number; // from then on this gateway renders its page again, in the background
  usableUntil: number; // for this gateway's own memory; 0: for its client alone
}

export type AnswerPage = (operation: PageOperation) => Promise<GuestAnswer>;

export interface GuestAnswersOptions extends ContextOptions {
  known: CompiledOperations;
  load: LoadShedding;
  respond: Respond;
  responseCache: ResponseCache | undefined; // undefined: no cache
  ages: CatalogueAges | undefined; // undefined: no cache
}

const LEAST_MS = 1_000; // a page is not rendered again for each guest, also while the API is away

/** Runs the operations of rendered pages in the same way as those of /graphql, for a guest of whom nothing is known. */
export function createGuestAnswers(options: GuestAnswersOptions): AnswerPage {
  const { known, load, respond, responseCache } = options;

  const find = ({ hash }: PageOperation) => {
    const operation = known.byHash(hash);
    if (!operation) throw new Error(`The operation ${hash} of a page is not registered.`);
    return operation;
  };

  async function run(page: PageOperation, cacheKey: string | undefined): Promise<OperationResponse> {
    // Security: a request without headers or address, so that none can change what all guests are shown.
    const req = new IncomingMessage(new Socket());
    const res = new ServerResponse(req);
    const context: GatewayContext = Object.assign(await createContext(options, req, res), {
      refusalOf: () => undefined, // a client's pages are counted in page-source.ts
    });
    const request = { operation: find(page), variables: page.variables, cacheKey };
    const delivered = Promise.withResolvers<OperationResponse>();
    await respond({ req, res, context }, request, load.run, delivered.resolve);
    return delivered.promise;
  }

  return async (page) => {
    const cacheKey = responseCache && cacheKeyOf({ method: 'POST' } as IncomingMessage, page.hash, page.variables);
    const response = (cacheKey && responseCache?.get(cacheKey)) || (await run(page, cacheKey));
    if (!response) throw new Error('The operation of a page has no answer.');
    return 'bytes' in response
      ? parsed(response, options.ages)
      : { answer: response.body, freshUntil: 0, renewAt: 0, usableUntil: 0 };
  };
}

function parsed({ bytes, freshUntil, stale }: CachedResponse, ages: CatalogueAges | undefined): GuestAnswer {
  const answer = JSON.parse(bytes.plain.toString()) as PageAnswer;
  const later = Date.now() + LEAST_MS;
  if (stale) return { answer, freshUntil: 0, renewAt: later, usableUntil: later };
  // As old as the catalogue's records, which are used and read again up to that age.
  const usableUntil = ages ? freshUntil - ages.freshMs + ages.staleMs : freshUntil;
  return { answer, freshUntil, renewAt: Math.max(freshUntil, later), usableUntil };
}
