import type { GraphQLFormattedError } from 'graphql';
import type { GatewayContext } from '../domains/context.ts';
import { formatted } from '../errors/shop-error.ts';
import { staleMark, type StaleMark } from '../cache/staleness.ts';
import type { CompiledOperation } from '../operations/compiled-operations.ts';
import type { OperationLog } from './operation-log.ts';

/** What came of an operation, ready to be sent. */
export interface OperationResult {
  data: unknown;
  errors: readonly GraphQLFormattedError[] | undefined;
  extensions: StaleMark | undefined;
}

/** Runs a known operation; undefined: it is to be refused, as Apollo Server does it, and nothing of it has been run. */
export async function runOperation(
  { definition, run }: CompiledOperation,
  variables: Record<string, unknown>,
  context: GatewayContext,
  log: OperationLog,
): Promise<OperationResult | undefined> {
  const started = performance.now();
  if (context.refusalOf(definition)) return undefined;
  const { data, errors: found } = await run(context, variables);
  if (data === undefined) return undefined;
  const name = definition.name?.value;
  if (found) log.failed(context, name, found);
  const errors = found?.map(formatted);
  const codes = errors?.map(({ extensions }) => String(extensions?.['code']));
  log.ended(context, { name, definition, started, codes });
  return { data, errors, extensions: staleMark(context.freshness) };
}
