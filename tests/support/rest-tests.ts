import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Rest } from '../../gateway/rest/client.ts';
import { answering, answersLike, resultOf, type Change } from './answers.ts';
import { RAW_FAULT } from './records.ts';
import { expectWholeOutcome } from './whole.ts';

/** Tests that whatever the API answers is read as a whole result or a typed error. `bodies` are like what it says. */
export function testAnyAnswer<Result>(
  title: string,
  read: (rest: Rest) => Promise<Result>,
  bodies: unknown[],
  expectWhole: (result: NonNullable<Result>) => void,
): void {
  test(`${title}, whatever it is answered`, async () => {
    await fc.assert(
      fc.asyncProperty(answersLike(...bodies, RAW_FAULT), async ({ status, body }) => {
        const result = await resultOf(read(answering(status, body).rest));
        if (result) expectWhole(result);
      }),
    );
  });
}

/** Tests that each change is sent once, as the API wants it, and that any answer to it is read. `done` is like a success. */
export function testChanges(changes: Change[], done: object): void {
  test.each(changes)('%s is sent once, as the API wants it', async (_name, change, call) => {
    const { rest, asked } = answering(200, { message: 'Tout va bien' });
    await change(rest);
    expect(asked).toEqual([call]);
  });
  for (const [name, change] of changes)
    testAnyAnswer(`${name} gives a whole outcome or a typed error`, change, [done], (outcome) =>
      expectWholeOutcome(outcome),
    );
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
