import { ShopError } from '../../gateway/errors/shop-error.ts';
import type { RestAnswer } from '../../gateway/rest/call.ts';
import { createRestClient, type Rest, type RestClient } from '../../gateway/rest/client.ts';
import { throwOnAuthRefusal } from '../../gateway/rest/read-outcome.ts';
import { LeftOut, probes, type Knowledge, type Probe } from './probes.ts';

/** The result of one call. */
export interface Finding {
  endpoint: string;
  ok: boolean;
  reachable: boolean;
  /** HTTP status; undefined: no answer. */
  status: number | undefined;
  /** True if the gateway can read the answer, or if the expected refusal came; undefined: not called. */
  matches: boolean | undefined;
  /** Deviations from the contract that the gateway handles. */
  quirks: string[];
  /** What is wrong, or why the call was not made. */
  remark: string | undefined;
}

export interface UpstreamOptions {
  baseUrl: string;
  token?: string | undefined;
  /** Deadline of a call in ms. */
  deadlineMs?: number;
}

const NO_TOKEN = 'not-a-token';
const AWAY = ['UPSTREAM_TIMEOUT', 'UPSTREAM_UNAVAILABLE'];

/**
 * Makes every call that only reads, one after the other, and reads the answers with the gateway's functions. Stops if
 * the API does not answer the first call.
 */
export async function examineUpstream({ baseUrl, token, deadlineMs }: UpstreamOptions): Promise<Finding[]> {
  const client = createRestClient({ baseUrl, ...(deadlineMs !== undefined && { deadlineMs }) });
  const known: Knowledge = {};
  const findings: Finding[] = [];
  try {
    for (const probe of probes(token !== undefined)) {
      const as = { guest: undefined, stranger: NO_TOKEN, owner: token }[probe.as];
      findings.push(await ask(probe, recording(client, as), known));
      if (findings.length === 1 && !findings[0]?.reachable) break;
    }
  } finally {
    await client.close();
  }
  return findings;
}

async function ask(probe: Probe, { rest, last }: Recording, known: Knowledge): Promise<Finding> {
  const { name } = probe.endpoint;
  const endpoint = probe.variant ? `${name} (${probe.variant})` : name;
  const found = { endpoint, reachable: true, quirks: [] };
  try {
    await probe.read(rest, known);
    const wanted = probe.refused?.(known);
    const { status, body } = last() ?? { status: undefined, body: undefined };
    if (wanted) return { ...found, ok: false, status, matches: false, remark: `should be refused as ${wanted}` };
    const quirks = status === 200 ? (probe.quirks?.(body, known) ?? []) : [];
    return { ...found, ok: true, status, matches: true, quirks, remark: undefined };
  } catch (error) {
    if (error instanceof LeftOut) {
      return { ...found, ok: true, status: undefined, matches: undefined, remark: `not asked: ${error.message}` };
    }
    if (!(error instanceof ShopError)) throw error;
    const code = String(error.extensions['code']);
    const status = last()?.status;
    const ok = code === probe.refused?.(known);
    if (AWAY.includes(code)) {
      const remark = code === 'UPSTREAM_TIMEOUT' ? 'no answer in time' : 'cannot be reached';
      return { ...found, ok, reachable: false, status, matches: undefined, remark };
    }
    return { ...found, ok, status, matches: ok, remark: ok ? undefined : why(code, last()?.body) };
  }
}

/** A REST client as the gateway uses it, and the last raw answer. */
interface Recording {
  rest: Rest;
  last: () => RestAnswer | undefined;
}

/** Wraps a REST client, with the gateway's handling of refusals, and keeps the last raw answer. */
function recording(client: RestClient, token: string | undefined): Recording {
  let last: RestAnswer | undefined;
  const rest = client.bind({
    requestId: 'haat-doctor',
    token,
    onAnswer(answer) {
      last = answer;
      throwOnAuthRefusal(answer);
    },
  });
  return { rest, last: () => last };
}

/** An explanation for the people who run the API. It quotes nothing of the answer, which may hold secrets. */
function why(code: string, body: unknown): string {
  if (code !== 'UPSTREAM_BAD_RESPONSE') return `refused as ${code}`;
  if (body === undefined) return 'the answer is no JSON: is this the API’s address, and not a website’s?';
  return 'the answer has another shape than the contract';
}
