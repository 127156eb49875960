import { connect, type Socket } from 'node:net';
import { createResponseParser, type HttpAnswer } from './response-parser.ts';

/** Size of the buffer that all reads of a socket share, in bytes. */
const READ_BYTES = 64 * 1024;

/** One keep-alive connection with at most one request in flight. */
export interface Connection {
  /** Sends a request; `onAnswer` is called with its answer, which has a body only with `keepBody`. */
  send: (bytes: Uint8Array, keepBody: boolean, onAnswer: (answer: HttpAnswer) => void) => void;
  close: () => void;
}

/** Opens a connection to a port of this machine. `onLost` is called when it ends or sends bytes that are not HTTP. */
export function openConnection(port: number, onLost: (error: Error) => void): Promise<Connection> {
  let waiting: ((answer: HttpAnswer) => void) | undefined;
  const parser = createResponseParser((answer) => {
    const heard = waiting;
    waiting = undefined;
    if (heard) heard(answer);
    else throw new Error('An answer without a request');
  });
  return new Promise((resolve, reject) => {
    const onread = {
      buffer: Buffer.allocUnsafe(READ_BYTES),
      callback(length: number, buffer: Uint8Array): boolean {
        try {
          parser.push(buffer as Buffer, length);
        } catch (error) {
          socket.destroy(error as Error);
        }
        return true;
      },
    };
    const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true, onread }, () => {
      socket.off('error', reject).on('error', onLost);
      socket.on('close', () => onLost(new Error('the server closed the connection')));
      resolve({
        send(bytes, keepBody, onAnswer) {
          waiting = onAnswer;
          parser.keep(keepBody);
          socket.write(bytes);
        },
        close() {
          socket.removeAllListeners('close').destroy();
        },
      });
    });
    socket.once('error', reject);
  });
}
