// How much one caller may do: this file counts operations and files, `login-throttle.ts` attempts at passwords, `http-server.ts`
// connections and bytes. It promises that nobody can lock another out.
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { Kind, OperationTypeNode, type OperationDefinitionNode } from 'graphql';
import { MAX_PRODUCTS_BY_ID } from '../../schema/shop.ts';
import { addressGroup, clientAddress, type TrustedProxies } from './client-address.ts';
import { rateLimited, type ShopError } from '../errors/shop-error.ts';
import { sendError } from '../errors/http.ts';
import { memoryKey } from '../lib/limited-map.ts';
import { createMinuteCounts, type ShareCounts } from './minute-counts.ts';
import type { Caller } from '../session/sessions.ts';

export type RateLimits = ReturnType<typeof rateLimitsOf>;

/** All limits by the two that are set: an office or a telephone network behind one address needs more of each. */
export function rateLimitsOf({ perAddress, logins }: { perAddress: number; logins: number }) {
  return {
    perAddress, // fields of queries per minute; a mutation's field counts as five
    perSession: Math.ceil(perAddress / 5), // the same, but lower, since several people may share one address
    files: perAddress * 2, // pages, files and pictures per minute and address; a first visit loads about 60: 200 visits a minute
    /** That the server renders per minute and address; beyond that the browser does. At 6,000 as many products as page-status.ts looks up. */
    pages: Math.ceil(perAddress / 50),
    logins, // `login` and `changePassword` per address in five minutes
    registrations: Math.ceil(logins * 0.4), // per address in an hour
    resets: Math.ceil(logins / 5), // requested or carried out, per address in 15 minutes
  };
}

export const RATE_LIMITS = rateLimitsOf({ perAddress: 6_000, logins: 50 });

const ARRIVAL_POINTS = 1;
const MUTATION_POINTS = 5;
const SPREAD_POINTS = 10; // for a fragment at the root, since its content is not read

interface Counted {
  req: IncomingMessage;
  caller: Caller;
  address: string;
}

export type OperationCounter = ReturnType<typeof createOperationCounter>;

/** `share`: with the other gateways; undefined: this gateway counts alone. */
export function createOperationCounter({ perSession, perAddress }: RateLimits, share?: ShareCounts) {
  const addresses = createMinuteCounts({ name: 'addresses', limit: perAddress, share });
  const sessions = createMinuteCounts({ name: 'sessions', limit: perSession, share }); // apart from addresses: a made-up token may look like one
  const points = new WeakMap<OperationDefinitionNode, number>();
  const arrived = new WeakSet<IncomingMessage>();
  const seen = new WeakSet<IncomingMessage>();

  function pointsOf(operation: OperationDefinitionNode): number {
    const known = points.get(operation) ?? countPoints(operation);
    points.set(operation, known);
    return known;
  }

  const refusalIf = (tooMany: boolean): ShopError | undefined =>
    tooMany ? rateLimited(addresses.msLeft()) : undefined;

  return {
    count({ req, caller, address }: Counted, operation: OperationDefinitionNode): ShopError | undefined {
      // A request is asked about twice where guests share a run, and counts once.
      const more = seen.has(req) ? 0 : pointsOf(operation);
      seen.add(req);
      // Both are counted before either is checked.
      const charged = arrived.has(req) ? Math.max(more - ARRIVAL_POINTS, 0) : more;
      const ofAddress = addresses.add(addressGroup(address), charged);
      const ofSession = 'upstreamToken' in caller ? sessions.add(memoryKey(caller.upstreamToken), more) : 0;
      return refusalIf(ofAddress > perAddress || ofSession > perSession);
    },
    /** Counts before the body is read, since invalid requests are work, too. `count` then adds the other points. */
    countArrival(req: IncomingMessage, address: string): ShopError | undefined {
      const more = seen.has(req) ? 0 : ARRIVAL_POINTS; // one that failed on the fast path was counted there
      arrived.add(req);
      return refusalIf(addresses.add(addressGroup(address), more) > perAddress);
    },
  };
}

/** Answers 429 before the body is read. */
export function limitOperations(counter: OperationCounter, isTrusted: TrustedProxies): RequestHandler {
  return limitRequests((req) => counter.countArrival(req, clientAddress(req, isTrusted)));
}

/** Counts a request for a page, a file or a picture. Returns the refusal if its address has sent too many. */
export type FileCounter = (req: IncomingMessage) => ShopError | undefined;

export function createFileCounter({ files }: RateLimits, isTrusted: TrustedProxies, share?: ShareCounts): FileCounter {
  const counts = createMinuteCounts({ name: 'files', limit: files, share });
  return (req) => {
    const count = counts.add(addressGroup(clientAddress(req, isTrusted)), 1);
    return count > files ? rateLimited(counts.msLeft()) : undefined;
  };
}

export function limitRequests(refusalOf: FileCounter): RequestHandler {
  return (req, res, next) => {
    const error = refusalOf(req);
    if (!error) return next();
    const { retryAfterSeconds } = error.extensions;
    res.setHeader('retry-after', String(retryAfterSeconds));
    sendError(req, res, 429, 'RATE_LIMITED', error.message, { retryAfterSeconds });
  };
}

/** Each id or line of these may be a call of the API. A change counts MUTATION_POINTS times as much. */
const POINTS_OF = new Map([
  ['productsById', MAX_PRODUCTS_BY_ID],
  ['checkoutSummary', MAX_PRODUCTS_BY_ID],
  ['placeOrder', 4],
]);

function countPoints({ operation, selectionSet }: OperationDefinitionNode): number {
  const fields = selectionSet.selections.reduce((sum, selection) => {
    if (selection.kind !== Kind.FIELD) return sum + SPREAD_POINTS;
    return sum + (POINTS_OF.get(selection.name.value) ?? 1);
  }, 0);
  return operation === OperationTypeNode.MUTATION ? fields * MUTATION_POINTS : fields;
}
