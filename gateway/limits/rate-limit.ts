import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { Kind, OperationTypeNode, type OperationDefinitionNode } from 'graphql';
import { addressGroup, clientAddress, type TrustedProxies } from './client-address.ts';
import { rateLimited, type ShopError } from '../errors/shop-error.ts';
import { refuse } from '../errors/http.ts';
import { memoryKey } from '../lib/memory-key.ts';
import { createMinuteCounts } from './minute-counts.ts';
import type { Caller } from '../session/sessions.ts';

/** How much may be done in a time. */
export interface RateLimits {
  /** Fields of queries a minute; a mutation's field counts as five. An address has several people behind it. */
  perSession: number;
  perAddress: number;
  /** Pages, files and pictures a minute from one address. */
  files: number;
  /** Attempts at passwords (`login`, `changePassword`) from one address in five minutes. */
  logins: number;
  /** Accounts made from one address in an hour. */
  registrations: number;
  /** Password resets from one address in a quarter of an hour, asked for and carried out. */
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
/** A fragment at the root stands for as many fields as this: what is in it was not looked at. */
const SPREAD_POINTS = 10;

/** Who sent a request, as far as it is counted. */
interface Counted {
  req: IncomingMessage;
  caller: Caller;
  address: string;
}

/** Counts what is asked. What gives a refusal does so where there was too much. */
export interface OperationCounter {
  /** Counts a request's operation, once however often it is asked. */
  count: (request: Counted, operation: OperationDefinitionNode) => ShopError | undefined;
  /**
   * Counts a request before anything of it is read, as one of its address: what can't be read, or is refused, is work, too. Its
   * operation, if there is one, then counts for as much more as it is worth.
   */
  countArrival: (req: IncomingMessage, address: string) => ShopError | undefined;
}

/** Counts in this process alone, minute by minute. */
export function createOperationCounter({ perSession, perAddress }: RateLimits): OperationCounter {
  const addresses = createMinuteCounts();
  // Beside each other, for a token that somebody makes up may look like another's address.
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
      // What the short way leaves to the long one was counted on the short one.
      const more = seen.has(req) ? 0 : pointsOf(operation);
      seen.add(req);
      // Both are counted, whatever comes of the other.
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

/** Counts every request, and turns it away unread if its address has had too much. */
export function countRequests({ countArrival }: OperationCounter, isTrusted: TrustedProxies): RequestHandler {
  return turnAway((req) => countArrival(req, clientAddress(req, isTrusted)));
}

/** The same for pages, files and pictures. */
export function countFiles({ files }: RateLimits, isTrusted: TrustedProxies): RequestHandler {
  const counts = createMinuteCounts();
  return turnAway((req) => {
    const count = counts.add(addressGroup(clientAddress(req, isTrusted)), 1);
    return count > files ? rateLimited(counts.msLeft()) : undefined;
  });
}

/** Answers requests for which there is a refusal with it. */
function turnAway(refusalOf: (req: IncomingMessage) => ShopError | undefined): RequestHandler {
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
