import { createServer } from 'node:net';
import { listenAndPrint } from '../child.ts';

// The minimal server: one fixed answer to any bytes. It shows the maximum rate of the load generator.
const body = JSON.stringify({ data: { ceiling: 'x'.repeat(Number(process.argv[2])) } });
const answer = Buffer.from(`HTTP/1.1 200 OK\r\ncontent-length: ${body.length}\r\n\r\n${body}`);

listenAndPrint(
  createServer({ noDelay: true }, (socket) => {
    socket.on('error', () => socket.destroy());
    socket.on('data', () => socket.write(answer));
  }),
);
