import { connect } from 'node:net';
import { PATIENCE_MS } from './oracle.ts';

/** Writes pieces of bytes to a server. Returns what it sends until it closes the connection or pauses for long. */
export function say(port: number, pieces: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let said = '';
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`The server neither answered nor hung up: ${said.slice(0, 500)}`));
    }, PATIENCE_MS);
    const end = (): void => {
      clearTimeout(timer);
      resolve(said);
    };
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => (said += chunk));
    socket.on('error', end);
    socket.on('close', end);
    socket.on('connect', () => {
      for (const piece of pieces) socket.write(piece, 'latin1');
    });
  });
}

/** The status of each response. No body of the gateway contains such a line. */
export const statusesIn = (said: string): number[] =>
  [...said.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
