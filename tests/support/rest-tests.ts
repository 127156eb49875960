import { expect, test } from 'vitest';
import type { Rest } from '../../gateway/rest/client.ts';
import { answering, type Change } from './answers.ts';

/** Tests that each change is sent once, as the API wants it. */
export function testChanges(changes: Change[]): void {
  test.each(changes)('%s is sent once, as the API wants it', async (_name, change, call) => {
    const { rest, asked } = answering(200, { message: 'Tout va bien' });
    await change(rest);
    expect(asked).toEqual([call]);
  });
}

/** Tests that these answers to a read are bad responses of that call. */
export function testFaults(
  title: string,
  call: string,
  read: (rest: Rest) => Promise<unknown>,
  answers: readonly (readonly [number, unknown])[],
): void {
  test.each(answers)(`%i with %j is a fault${title}`, async (status, body) => {
    await expect(read(answering(status, body).rest)).rejects.toMatchObject({
      extensions: { code: 'UPSTREAM_BAD_RESPONSE', call },
    });
  });
}
