import { LISTENS } from '../entrants.ts';
import { round } from '../statistics.ts';
import { start } from '../processes.ts';
import type { Plan, Tally } from './plan.ts';

/** Bytes; about the length of a page of 20 cards. */
const ANSWER_BYTES = 6_000;

/** Measures the requests per second that the load generator can make, with a server that does almost nothing. */
export async function findCeiling(pinned: boolean, milliseconds: number, connections: number): Promise<number> {
  const server = await start(
    { file: 'bench/load/ceiling-server.ts', args: [String(ANSWER_BYTES)], core: 0, listens: LISTENS },
    pinned,
  );
  const generator = await start({ file: 'bench/load/main.ts', core: 1 }, pinned);
  try {
    const request = Buffer.from('GET /graphql HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n');
    const plan: Plan = { port: server.port, visits: [[request]], expects: 'graphql' };
    await generator.ask('plan', { name: 'ceiling', plan });
    const { requests, seconds } = await generator.ask<Tally>('load', { plan: 'ceiling', connections, milliseconds });
    return round(requests / seconds);
  } finally {
    await Promise.all([server.stop(), generator.stop()]);
  }
}
