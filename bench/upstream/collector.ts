import { createServer } from 'node:http';
import { listenAndPrint } from '../child.ts';

// Accepts the traces of the traced gateway as an OpenTelemetry collector does, and drops them.
listenAndPrint(
  createServer((req, res) => {
    req.resume().on('end', () => res.setHeader('content-type', 'application/json').end('{}'));
  }),
);
