import { connect, createServer, type AddressInfo } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

const { target, gate } = workerData as { target: string; gate: Int32Array };
const { hostname, port } = new URL(target);

const server = createServer((socket) => {
  const api = connect(Number(port), hostname);
  for (const end of [socket, api]) end.on('error', () => end.destroy());
  socket.pipe(api).pipe(socket);
});
server.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
  parentPort?.postMessage((server.address() as AddressInfo).port);
  // Blocks this thread until the gate opens. The message above is sent before.
  setImmediate(() => void Atomics.wait(gate, 0, 0));
});
