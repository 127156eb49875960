import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Redis } from '../lib/redis.ts';
import { EVERYTHING } from './catalogue.ts';

export type ChangeFeed = ReturnType<typeof createChangeFeed>;

const CHANNEL = 'haat:changes'; // all releases use this name, and those in the message
const MOST_UNTOLD = 1_000; // with more tags, everything counts as changed

/** Tells several gateways what one of them has changed. */
export function createChangeFeed(redis: Redis, log: Logger) {
  const self = randomUUID();
  const untold = new Set<string>();

  async function tell(): Promise<void> {
    const tags = [...untold];
    untold.clear();
    const message = JSON.stringify({ from: self, marks: tags.length > MOST_UNTOLD ? [EVERYTHING] : tags });
    try {
      if (tags.length > 0) await redis.run((client) => client.publish(CHANNEL, message));
    } catch (err) {
      for (const tag of tags) untold.add(tag);
      log.debug({ err }, 'the other gateways do not know of a change yet');
    }
  }
  redis.onReturn(() => void tell());

  return {
    publish(tags: readonly string[]): void {
      for (const tag of tags) untold.add(tag);
      void tell();
    },
    /** Reports what the others publish; EVERYTHING if messages may have been lost. */
    listen(onChange: (tags: readonly string[]) => void): void {
      const receive = (text: string): void => {
        const { from, marks: tags } = JSON.parse(text) as { from: string; marks: string[] };
        if (from !== self) onChange(tags);
      };
      redis.subscribe(CHANNEL, receive, () => onChange([EVERYTHING]));
    },
  };
}
