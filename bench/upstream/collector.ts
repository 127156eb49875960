import { createServer } from 'node:http';
import { sayListening } from '../child.ts';

// Takes the traces of the traced gateway, as an OpenTelemetry collector would, and forgets them.
sayListening(
  createServer((req, res) => {
    req.resume().on('end', () => res.setHeader('content-type', 'application/json').end('{}'));
  }),
);
