import { Agent, request } from 'undici';
import type { Replica } from './replica.ts';

const WARM_UP = 12_000; // for each replica, until its code is compiled
const AT_ONCE = 16;

/** One and all take turns, and their sums are compared, since a machine's speed changes within seconds. */
const ROUNDS = 15;
const REQUESTS = 3_000;

/** Each replica gets this many requests, then the next: replicas that compete for two cores use more than on machines of their own. */
const IN_A_ROW = 1_000;

/** A shopper's read and a guest's one, which is not in memory. */
const bodies = (n: number): string[] => [
  '{"query":"{ me { email } cart { items { quantity } } }"}',
  `{"query":"{ products(page: ${1 + (n % 6)}, sort: PRICE_ASC) { items { id title discountPrice } } }"}`,
];

/** Processor seconds that all replicas use while these get requests. */
async function secondsUsed(
  agent: Agent,
  all: readonly Replica[],
  asked: readonly Replica[],
  proof: Record<string, string>,
  requests = REQUESTS,
): Promise<number> {
  const used = (): number => all.reduce((sum, replica) => sum + replica.cpuSeconds(), 0);
  const before = used();
  let sent = 0;
  const client = async (): Promise<void> => {
    while (sent < requests) {
      const n = (sent += 1);
      const { url = '' } = asked[Math.floor(n / IN_A_ROW) % asked.length] ?? {};
      const headers = { 'content-type': 'application/json', ...(n % 2 === 0 && proof) };
      const body = bodies(n)[n % 2] ?? '';
      const answer = await request(`${url}/graphql`, { dispatcher: agent, method: 'POST', headers, body });
      await answer.body.dump();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, client));
  return used() - before;
}

/** What a request costs where all replicas answer in turn, divided by what it costs where one of them answers all. */
export async function processorTimeRatio(replicas: readonly Replica[], proof: Record<string, string>): Promise<number> {
  const agent = new Agent({ connections: AT_ONCE });
  for (const replica of replicas) await secondsUsed(agent, replicas, [replica], proof, WARM_UP);
  let byOne = 0;
  let byAll = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    byOne += await secondsUsed(agent, replicas, replicas.slice(round % replicas.length).slice(0, 1), proof);
    byAll += await secondsUsed(agent, replicas, replicas, proof);
  }
  await agent.close();
  return byAll / byOne;
}
