import { ShopError } from '../../gateway/errors/shop-error.ts';
import { createRestClient } from '../../gateway/rest/client.ts';
import type { RestAnswer } from '../../gateway/rest/call.ts';
import { throwOnAuthRefusal } from '../../gateway/rest/read-outcome.ts';
import type { Finding } from './findings.ts';
import { AS_GUEST, AS_OWNER, LeftOut, type Knowledge, type Probe } from './probes.ts';

/** What came of one call. */
export interface Answered {
  endpoint: string;
  ok: boolean;
  reachable: boolean;
  status?: number | undefined; // undefined: no answer
  matches?: boolean | undefined; // the gateway can read it, or the expected refusal came; undefined: not called
  quirks: string[]; // what differs from the contract, and the gateway copes with
  remark?: string | undefined; // what is wrong, or why the call was not made
}

export interface UpstreamOptions {
  baseUrl: string;
  token?: string | undefined;
  deadlineMs?: number; // of a call
}

/**
 * Makes every call that only reads, one after the other, and reads the answers with the gateway's functions. Stops if
 * the API does not answer the first call.
 */
export async function examineUpstream({ baseUrl, token, deadlineMs }: UpstreamOptions): Promise<Answered[]> {
  const client = createRestClient({ baseUrl, ...(deadlineMs !== undefined && { deadlineMs }) });
  const known: Knowledge = {};
  const all: Answered[] = [];
  try {
    for (const probe of token === undefined ? AS_GUEST : [...AS_GUEST, ...AS_OWNER]) {
      let last: RestAnswer | undefined;
      const rest = client.bind({
        requestId: 'haat-doctor',
        token: probe.as && { stranger: 'not-a-token', owner: token }[probe.as],
        onAnswer(answer) {
          last = answer;
          throwOnAuthRefusal(answer);
        },
      });
      const thrown = await Promise.try(() => probe.read(rest, known)).then(
        () => undefined,
        (error: Error) => error,
      );
      all.push(judge(probe, known, thrown, last));
      if (!all[0]?.reachable) break;
    }
  } finally {
    await client.close();
  }
  return all;
}

function judge(probe: Probe, known: Knowledge, thrown: Error | undefined, last: RestAnswer | undefined): Answered {
  const { endpoint, refused, quirks, variant } = probe;
  const { status, body } = last ?? {};
  const found = {
    endpoint: endpoint.name + (variant ? ` (${variant})` : ''),
    reachable: true,
    status,
    matches: undefined,
    quirks: [],
  };
  const wanted = refused?.(known);
  if (thrown instanceof LeftOut)
    return { ...found, ok: true, status: undefined, remark: `not asked: ${thrown.message}` };
  if (thrown === undefined) {
    if (wanted) return { ...found, ok: false, matches: false, remark: `should be refused as ${wanted}` };
    return { ...found, ok: true, matches: true, quirks: (status === 200 && quirks?.(body, known)) || [] };
  }
  if (!(thrown instanceof ShopError)) throw thrown;
  const code = String(thrown.extensions['code']);
  if (code === 'UPSTREAM_TIMEOUT') return { ...found, ok: false, reachable: false, remark: 'no answer in time' };
  if (code === 'UPSTREAM_UNAVAILABLE') return { ...found, ok: false, reachable: false, remark: 'cannot be reached' };
  if (code === wanted) return { ...found, ok: true, matches: true };
  return { ...found, ok: false, matches: false, remark: why(code, body) };
}

/** For the people who run the API. It quotes nothing of the answer, which may hold secrets. */
function why(code: string, body: unknown): string {
  if (code !== 'UPSTREAM_BAD_RESPONSE') return `refused as ${code}`;
  if (body === undefined) return 'the answer is no JSON: is this the API’s address, and not a website’s?';
  return 'the answer has another shape than the contract';
}

/** The same for people, with what it means for the gateway as the last one. */
export function asFindings(all: readonly Answered[]): Finding[] {
  const findings = all.map(({ endpoint, ok, matches, quirks, remark, status }) => {
    const answer = matches === undefined ? [] : [`${status}, ${matches ? 'matches' : 'differs'}`];
    const found = [...answer, ...(ok && remark ? [remark] : []), ...quirks].join('; ');
    return { what: endpoint, found: found || 'no answer', cure: ok ? undefined : remark };
  });
  return [...findings, { what: 'Verdict', ...verdict(all) }];
}

function verdict(all: readonly Answered[]): Omit<Finding, 'what'> {
  if (all.some(({ reachable }) => !reachable))
    return { found: 'The API is not to be reached.', cure: 'Check the address, the network and that the API runs.' };
  const bad = all.filter(({ ok }) => !ok).length;
  const found = `${bad} of ${all.length} answers are not what the gateway can work with.`;
  if (bad > 0) return { found, cure: 'Compare them with upstream/, the reference of the API.' };
  const copes = all.some(({ quirks }) => quirks.length > 0) ? '; it copes with the quirks above' : '';
  return { found: `The gateway can stand in front of this API${copes}.` };
}
