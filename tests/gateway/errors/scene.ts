import type { GraphQLFormattedError } from 'graphql';
import type { ErrorCode } from '../../../gateway/errors/codes.ts';

/** A response of the gateway with errors. */
export interface Refusal {
  status: number;
  errors: GraphQLFormattedError[];
}

/** A request that causes an error, and a part of the message that is specific to the case. */
export type Scene = [code: ErrorCode, status: number, says: RegExp, request: () => Promise<Refusal>];
