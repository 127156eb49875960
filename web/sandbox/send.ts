import { getOperationAST, GraphQLError, parse, type ExecutionResult } from 'graphql';
import { isSessionEnd } from '../src/apollo/error-codes.ts';
import { currentUser, endSession, expireSession, startSession, type SessionUser } from '../src/session/session-user.ts';
import { settings } from './settings.ts';
import { simulationText } from './simulation.ts';

export interface Operation {
  query: string;
  variables?: unknown;
  operationName?: string | null | undefined;
}

const ME = '{ me { name email role avatar } }';
const LOG_OUT = 'mutation { logout { code } }';

/** Sends an operation with the session's token and the simulation; `headers` win. Also applies its log-in or log-out. */
export async function send(operation: Operation, headers: Record<string, string> = {}): Promise<ExecutionResult> {
  const user = currentUser();
  const simulation = simulationText();
  const defaults = { ...(user && { token: user.token }), ...(simulation && { 'x-haat-simulate': simulation }) };
  const request = { ...operation, operationName: operationNameIn(operation) };
  const result = await post(request, { ...defaults, ...headers });
  const code = result.errors?.map(({ extensions }) => extensions['code']).find(isSessionEndCode);
  if (code === 'CSRF_REJECTED') {
    // The cookie is still there, but its token is lost in this browser. Drop the cookie, then retry as a guest.
    if (user) expireSession(user.token);
    await post({ query: LOG_OUT }, {});
    return post(request, headers);
  }
  if (code && user && !headers['token']) expireSession(user.token);
  await followSession(result);
  return result;
}

/** The editor updates its operation name after the text, so the name may belong to the previous text. */
function operationNameIn({ query, operationName }: Operation): string | undefined {
  try {
    return getOperationAST(parse(query), operationName)?.name?.value;
  } catch (error) {
    if (error instanceof GraphQLError) return operationName ?? undefined;
    throw error;
  }
}

/** Runs a query of the sandbox itself, without the simulation. Rejects on any GraphQL error. */
export async function ask<Data>(query: string, variables?: Record<string, unknown>): Promise<Data> {
  const result = await send({ query, variables }, settings.errorCodes.length > 0 ? { 'x-haat-simulate': '' } : {});
  if (result.errors?.length) throw new Error(result.errors.map(({ message }) => message).join(' '));
  return result.data as Data;
}

/** Applies a log-in or log-out in a result to the session, which shop and sandbox share. */
async function followSession({ data }: ExecutionResult): Promise<void> {
  for (const payload of Object.values(data ?? {}) as (LoginLike | null)[]) {
    if (payload?.code === 'LOGGED_OUT') endSession();
    const token = payload?.user?.token;
    if (!token) continue;
    // The operation may have selected only some fields; the stored user needs all of them.
    const { data: found } = await post({ query: ME }, { token });
    const me = found?.['me'] as Omit<SessionUser, 'token' | 'message'> | null | undefined;
    if (me) startSession({ ...me, token, message: payload.message ?? '' });
  }
}

interface LoginLike {
  code?: string;
  message?: string;
  user?: { token?: string } | null;
}

async function post(operation: Operation, headers: Record<string, string>): Promise<ExecutionResult> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(operation),
  });
  return (await response.json()) as ExecutionResult;
}

function isSessionEndCode(code: unknown): code is string {
  return typeof code === 'string' && isSessionEnd(code);
}
