import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { listen, stopListening } from '../../../gateway/lib/listen.ts';

const WAITING = 20;

/** Opens connections while this process is blocked, so that none of them is accepted yet. */
function openWaiting(url: string): void {
  const { port } = new URL(url);
  const script = `let open = 0;
    for (let n = 0; n < ${WAITING}; n += 1)
      require('node:net').connect(${port}, '127.0.0.1', () => (open += 1) === ${WAITING} && process.exit(0));`;
  expect(spawnSync(process.execPath, ['-e', script]).status).toBe(0);
}

test('connections that wait are accepted before the port is closed', async () => {
  const server = createServer();
  let accepted = 0;
  server.on('connection', () => (accepted += 1));
  openWaiting(await listen(server, { port: 0, host: '127.0.0.1' }));
  expect(accepted).toBe(0);
  await stopListening(server);
  expect(accepted).toBe(WAITING);
  expect(server.listening).toBe(false);
});

test('a flood of connections does not keep the port open', async () => {
  const server = createServer();
  await listen(server, { port: 0, host: '127.0.0.1' });
  server.removeAllListeners('connection');
  const flood = (): void => {
    if (!server.listening) return;
    server.emit('connection', undefined);
    setImmediate(flood);
  };
  flood();
  await stopListening(server);
  expect(server.listening).toBe(false);
});
