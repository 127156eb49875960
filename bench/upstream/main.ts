import { createServer } from 'node:http';
import { composeCatalogue } from './catalogue.ts';
import { createAnswers } from './answers.ts';
import { handleRequests, listenAndPrint } from '../child.ts';

// node bench/upstream/main.ts: the REST API that all servers of the benchmark call.
const answers = createAnswers(composeCatalogue());
let calls = 0;

const server = createServer((req, res) => {
  calls += 1;
  const { status, bytes } = answers(req.method ?? '', req.url ?? '', req.headers['token']?.toString());
  req.resume();
  res.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'content-length': bytes.length });
  res.end(bytes);
});
handleRequests({ calls: async () => calls });
listenAndPrint(server);
