import { Agent, request } from 'undici';
import type { Replica } from './replica.ts';

const REQUESTS = 6_000;
const WARM_UP = 12_000; // for each replica, until its code is compiled
const AT_ONCE = 16; // for each replica: a process that is seldom busy uses more time for each request
const ROUNDS = 6;

/** A shopper's read and a guest's one, which is not in memory. */
const bodies = (n: number): string[] => [
  '{"query":"{ me { email } cart { items { quantity } } }"}',
  `{"query":"{ products(page: ${1 + (n % 6)}, sort: PRICE_ASC) { items { id title discountPrice } } }"}`,
];

/** Processor seconds of these replicas for each request, which they get in turn. */
async function secondsPerRequest(
  replicas: readonly Replica[],
  proof: Record<string, string>,
  requests = REQUESTS,
): Promise<number> {
  const agent = new Agent({ connections: AT_ONCE });
  const used = (): number => replicas.reduce((sum, replica) => sum + replica.cpuSeconds(), 0);
  const before = used();
  let sent = 0;
  const client = async (): Promise<void> => {
    while (sent < requests) {
      const n = (sent += 1);
      const { url = '' } = replicas[n % replicas.length] ?? {};
      const headers = { 'content-type': 'application/json', ...(n % 2 === 0 && proof) };
      const body = bodies(n)[n % 2] ?? '';
      const answer = await request(`${url}/graphql`, { dispatcher: agent, method: 'POST', headers, body });
      await answer.body.dump();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE * replicas.length }, client));
  await agent.close();
  return (used() - before) / requests;
}

/** What a request costs all replicas together, divided by what it costs one alone: the median of rounds that take turns. */
export async function processorTimeRatio(replicas: readonly Replica[], proof: Record<string, string>): Promise<number> {
  for (const replica of replicas) await secondsPerRequest([replica], proof, WARM_UP);
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const one = replicas[round % replicas.length];
    const alone = await secondsPerRequest(one ? [one] : [], proof);
    ratios.push((await secondsPerRequest(replicas, proof)) / alone);
  }
  return ratios.toSorted((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? NaN;
}
