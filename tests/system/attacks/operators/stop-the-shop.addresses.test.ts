import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientAddress } from '../../../../gateway/limits/client-address.ts';
import { heapAtRest } from '../../../support/heap.ts';

const heldMegabytes = (): number => heapAtRest().heap / 1024 / 1024;

test('addresses that are remembered do not keep the headers that they stood in, whatever a client puts before them', () => {
  const before = heldMegabytes();
  const kept: string[] = [];
  for (let client = 0; client < 4_000; client += 1) {
    const address = client % 2 ? `203.113.1${10 + (client % 89)}.123` : `2001:db8:1:2:3:4:abcd:${client.toString(16)}`;
    // From bytes, as node:http does: one flat string, not a concatenation.
    const headers = { 'x-forwarded-for': Buffer.from(`${'x'.repeat(15_000)}, ${address}`).toString('latin1') };
    const req = { socket: { remoteAddress: '10.0.0.1' }, headers } as unknown as IncomingMessage;
    kept.push(clientAddress(req, (_address, hop) => hop < 1));
  }
  expect(kept).toHaveLength(4_000);
  // All headers together have 57 MB.
  expect(heldMegabytes() - before).toBeLessThan(10);
});
