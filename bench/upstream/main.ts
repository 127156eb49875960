import { createServer } from 'node:net';
import { composeCatalogue } from './catalogue.ts';
import { createAnswers } from './answers.ts';
import { createRequestReader } from './request-reader.ts';
import { handleRequests, listenAndPrint } from '../child.ts';

// node bench/upstream/main.ts PRODUCTS: the REST API that all servers of the benchmark call.
const answers = createAnswers(composeCatalogue(Number(process.argv[2])));
let calls = 0;

const server = createServer({ noDelay: true }, (socket) => {
  socket.on('error', () => socket.destroy());
  socket.on(
    'data',
    createRequestReader((method, target, token) => {
      calls += 1;
      socket.write(answers(method, target, token));
    }),
  );
});
handleRequests({ calls: async () => calls });
listenAndPrint(server);
