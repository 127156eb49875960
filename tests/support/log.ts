import { Writable } from 'node:stream';
import { pino, type Logger } from 'pino';

/** A log in memory with all levels. */
export function keptLog(): { log: Logger; lines: string[] } {
  const lines: string[] = [];
  const sink = new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) });
  return { log: pino({ level: 'trace' }, sink), lines };
}
