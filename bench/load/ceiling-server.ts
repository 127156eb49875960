import { createServer } from 'node:net';
import { sayListening } from '../child.ts';

// The least that a server can do: one fixed answer to whatever comes. Shows how much the load generator can ask.
const body = JSON.stringify({ data: { ceiling: 'x'.repeat(Number(process.argv[2])) } });
const answer = Buffer.from(`HTTP/1.1 200 OK\r\ncontent-length: ${body.length}\r\n\r\n${body}`);

sayListening(
  createServer({ noDelay: true }, (socket) => {
    socket.on('error', () => socket.destroy());
    socket.on('data', () => socket.write(answer));
  }),
);
