import { GraphQLError, type ExecutionResult } from 'graphql';
import { currentUser } from '../../src/session/session-user.ts';
import { mayDo, roleName } from '../roles.ts';
import type { Operation } from '../send.ts';
import { exampleStatus } from './example-status.ts';

/**
 * The answer to an example that waits for a role to get its variables: the gateway would only name those that are missing.
 * Undefined: it is sent.
 */
export function answerToUnfilled({ query, variables }: Operation): ExecutionResult | undefined {
  const { waiting } = exampleStatus();
  if (!waiting || query !== waiting.document || mayDo(currentUser()?.role ?? null, waiting.role)) return undefined;
  // With variables that somebody wrote, or without any, the gateway says itself what it wants.
  if (!variables || Object.keys(variables).length > 0) return undefined;
  const role = roleName(waiting.role);
  return {
    errors: [
      new GraphQLError(`${waiting.name} needs the role ${role}. Switch to it: the variables are then filled in.`),
    ],
  };
}
