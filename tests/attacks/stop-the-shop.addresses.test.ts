import type { IncomingMessage } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { clientAddress } from '../../gateway/client-address.ts';

/** Collects garbage, and gives the megabytes that are left. */
function heldMegabytes(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed / 1024 / 1024;
}

test('addresses that are remembered do not keep the headers that they stood in, whatever a client puts before them', () => {
  const before = heldMegabytes();
  const kept: string[] = [];
  for (let client = 0; client < 4_000; client += 1) {
    const bytes = `${client} ${'x'.repeat(15_000)}, ${client % 2 ? `203.113.1${10 + (client % 89)}.123` : `2001:db8:1:2:3:4:abcd:${client.toString(16)}`}`;
    const headers = { 'x-forwarded-for': Buffer.from(bytes).toString('latin1') };
    const req = { socket: { remoteAddress: '10.0.0.1' }, headers } as unknown as IncomingMessage;
    kept.push(clientAddress(req, (_address, hop) => hop < 1));
  }
  expect(kept).toHaveLength(4_000);
  // The headers have 57 MB together.
  expect(heldMegabytes() - before).toBeLessThan(10);
});
