import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { handleRequests, listenAndPrint } from '../child.ts';

// node bench/upstream/fault-proxy.ts URL: forwards calls to the API; injects faults when the parent process asks.
const target = new URL(process.argv[2] ?? '');

/** One in this many calls has the fault. A call without an answer is rare, since it takes a whole deadline. */
const ONE_IN = { slow: 40, unavailable: 40, reset: 40, cut: 60, nonsense: 60, silence: 1_000 };
const SLOW_MS = 400;
/** In every ten seconds the API is unreachable for one. */
const OUTAGE_EVERY_MS = 10_000;
const OUTAGE_MS = 1_000;

let faulty = false;
let calls = 0;
const started = Date.now();

function faultOf(call: number): keyof typeof ONE_IN | 'away' | undefined {
  if (!faulty) return undefined;
  if ((Date.now() - started) % OUTAGE_EVERY_MS > OUTAGE_EVERY_MS - OUTAGE_MS) return 'away';
  const kinds = Object.keys(ONE_IN) as (keyof typeof ONE_IN)[];
  // Each fault has another remainder, so that two faults never affect one call.
  return kinds.find((kind, place) => call % ONE_IN[kind] === place);
}

function pass(req: IncomingMessage, res: ServerResponse, cut: boolean): void {
  const { method, url, headers } = req;
  const onward = request(target, { method, path: url, headers }, (answer) => {
    res.writeHead(answer.statusCode ?? 502, answer.headers);
    if (cut) answer.once('data', (chunk: Buffer) => res.write(chunk.subarray(0, 20), () => res.destroy()));
    else answer.pipe(res);
  });
  onward.on('error', () => res.destroy());
  req.pipe(onward);
}

const server = createServer((req, res) => {
  calls += 1;
  switch (faultOf(calls)) {
    case 'away':
    case 'reset':
      return void res.destroy();
    case 'unavailable':
      return void res.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Busy</h1>');
    case 'nonsense':
      return void res.writeHead(200, { 'content-type': 'application/json' }).end('{"products": [{');
    case 'silence':
      return;
    case 'slow':
      return void setTimeout(() => pass(req, res, false), SLOW_MS);
    case 'cut':
      return pass(req, res, true);
    case undefined:
      return pass(req, res, false);
  }
});
handleRequests({
  setFaults: async (on: boolean) => {
    faulty = on;
  },
});
listenAndPrint(server);
