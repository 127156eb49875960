import { unwrapResolverError } from '@apollo/server/errors';
import type { GraphQLError, OperationDefinitionNode } from 'graphql';
import type { Logger } from 'pino';
import type { GatewayContext, Notice } from '../domains/context.ts';
import { isDeliberate, ShopError } from '../errors/shop-error.ts';
import { brief } from '../lib/log.ts';

export interface MeasuredOperation {
  name: string | undefined;
  type: string | undefined;
  ms: number;
  codes: readonly string[] | undefined;
  /** Outcomes that outcomes.ts does not know. */
  unmapped: number;
}

export interface OperationLog {
  failed: (context: GatewayContext, operation: string | undefined, errors: readonly GraphQLError[]) => void;
  /** `started`: by `performance.now()`. */
  ended: (context: GatewayContext, operation: EndedOperation) => void;
}

interface EndedOperation {
  name: string | undefined;
  definition: OperationDefinitionNode | undefined;
  started: number;
  codes: readonly string[] | undefined;
}

export function createOperationLog(log: Logger, measure: (ended: MeasuredOperation) => void): OperationLog {
  return {
    failed({ requestId }, name, errors) {
      const operation = name && brief(name);
      for (const error of errors) {
        const path = error.path && brief(error.path.join('.'));
        const entry = { requestId, operation, path, ...causeOf(error) };
        if (isDeliberate(error)) log.info(entry, 'operation refused or upstream failed');
        else log.error(entry, 'unexpected error');
      }
    },
    ended({ requestId, upstreamCalls, notices, trace }, { name, definition, started, codes }) {
      const operation = name && brief(name);
      trace?.end({ name: operation, type: definition?.operation, codes });
      for (const notice of notices) log.warn({ requestId, operation, ...notice }, 'notice');
      const ms = performance.now() - started;
      const type = definition?.operation;
      measure({ name: operation, type, ms, codes, unmapped: notices.filter(isUnmapped).length });
      log.info({ requestId, operation, type, ms: Math.round(ms), upstreamCalls, codes }, 'operation');
    },
  };
}

/** Security: a message about a document or variables may repeat a password, so only its code is logged. */
function causeOf(error: GraphQLError): Record<string, unknown> {
  const err = unwrapResolverError(error);
  if (err instanceof ShopError || !isDeliberate(error)) return { err };
  return { code: error.extensions['code'], locations: error.locations };
}

const isUnmapped = ({ notice }: Notice): boolean => notice === 'unmapped outcome';
