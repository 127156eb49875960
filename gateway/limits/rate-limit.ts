import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { Kind, OperationTypeNode, type OperationDefinitionNode } from 'graphql';
import { addressGroup, clientAddress, type TrustedProxies } from './client-address.ts';
import { rateLimited, type ShopError } from '../errors/shop-error.ts';
import { refuse } from '../errors/http.ts';
import { memoryKey } from '../lib/memory-key.ts';
import { createMinuteCounts } from './minute-counts.ts';
import type { Caller } from '../session/sessions.ts';

/** Limits on how often a caller may do something. */
export interface RateLimits {
  /** Fields of queries per minute; a mutation's field counts as five. Several people may share one address. */
  perSession: number;
  perAddress: number;
  /** Pages, files and pictures per minute and address. */
  files: number;
  /** Attempts at passwords (`login`, `changePassword`) per address in five minutes. */
  logins: number;
  /** New accounts per address in an hour. */
  registrations: number;
  /** Password resets per address in 15 minutes, requested or carried out. */
  resets: number;
}

/** The defaults. */
export const RATE_LIMITS: RateLimits = {
  perSession: 1_200,
  perAddress: 6_000,
  // A first visit loads about 60: 200 visits a minute.
  files: 12_000,
  logins: 50,
  registrations: 20,
  resets: 10,
};

const ARRIVAL_POINTS = 1;
const MUTATION_POINTS = 5;
/** A fragment at the root counts as this many fields, since its content is not read. */
const SPREAD_POINTS = 10;

/** A request and its sender. */
interface Counted {
  req: IncomingMessage;
  caller: Caller;
  address: string;
}

/** Counts operations. Each function returns an error if there were too many. */
export interface OperationCounter {
  /** Counts a request's operation, once per request. */
  count: (request: Counted, operation: OperationDefinitionNode) => ShopError | undefined;
  /**
   * Counts a request as one point of its address before its body is read, since invalid requests are work, too. `count` then adds the
   * rest of the operation's points.
   */
  countArrival: (req: IncomingMessage, address: string) => ShopError | undefined;
}

/** Counts in this process alone, minute by minute. */
export function createOperationCounter({ perSession, perAddress }: RateLimits): OperationCounter {
  const addresses = createMinuteCounts();
  // Apart from addresses, since a made-up token may look like an address.
  const sessions = createMinuteCounts();
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
    count({ req, caller, address }, operation) {
      // A request that falls back to Apollo Server was counted on the fast path.
      const more = seen.has(req) ? 0 : pointsOf(operation);
      seen.add(req);
      // Count both before either is checked.
      const charged = arrived.has(req) ? Math.max(more - ARRIVAL_POINTS, 0) : more;
      const ofAddress = addresses.add(addressGroup(address), charged);
      const ofSession = 'upstreamToken' in caller ? sessions.add(memoryKey(caller.upstreamToken), more) : 0;
      return refusalIf(ofAddress > perAddress || ofSession > perSession);
    },
    countArrival(req, address) {
      const more = seen.has(req) ? 0 : ARRIVAL_POINTS;
      arrived.add(req);
      return refusalIf(addresses.add(addressGroup(address), more) > perAddress);
    },
  };
}

/** Counts every request, and answers 429 before its body is read if its address is over the limit. */
export function countRequests({ countArrival }: OperationCounter, isTrusted: TrustedProxies): RequestHandler {
  return rejectWith((req) => countArrival(req, clientAddress(req, isTrusted)));
}

/** The same for pages, files and pictures. */
export function countFiles({ files }: RateLimits, isTrusted: TrustedProxies): RequestHandler {
  const counts = createMinuteCounts();
  return rejectWith((req) => {
    const count = counts.add(addressGroup(clientAddress(req, isTrusted)), 1);
    return count > files ? rateLimited(counts.msLeft()) : undefined;
  });
}

/** Answers 429 if `refusalOf` returns an error. */
function rejectWith(refusalOf: (req: IncomingMessage) => ShopError | undefined): RequestHandler {
  return (req, res, next) => {
    const error = refusalOf(req);
    if (!error) return next();
    const { retryAfterSeconds } = error.extensions;
    res.setHeader('retry-after', String(retryAfterSeconds));
    res.setHeader('cache-control', 'no-store');
    refuse(req, res, 429, 'RATE_LIMITED', error.message, { retryAfterSeconds });
  };
}

function countPoints({ operation, selectionSet }: OperationDefinitionNode): number {
  const fields = selectionSet.selections.reduce((sum, { kind }) => sum + (kind === Kind.FIELD ? 1 : SPREAD_POINTS), 0);
  return operation === OperationTypeNode.MUTATION ? fields * MUTATION_POINTS : fields;
}
