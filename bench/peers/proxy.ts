import { createServer } from 'node:http';
import { pipeline } from 'node:stream';
import { listenAndPrint } from '../child.ts';
import { agent, upstream } from './naive-rest.ts';

// The minimal server in front of the API: it forwards each call, and the answer without reading it.
const PASSED_ON = ['accept', 'content-type', 'content-length', 'token'];

listenAndPrint(
  createServer((req, res) => {
    const headers = Object.fromEntries(
      PASSED_ON.flatMap((name) => (req.headers[name] ? [[name, String(req.headers[name])]] : [])),
    );
    const body = req.method === 'GET' ? null : req;
    agent
      .request({
        origin: upstream,
        path: req.url ?? '/',
        method: req.method === 'POST' ? 'POST' : 'GET',
        headers,
        body,
      })
      .then((answer) => {
        const { 'content-type': type, 'content-length': length } = answer.headers;
        res.writeHead(answer.statusCode, { 'content-type': String(type), 'content-length': String(length) });
        pipeline(answer.body, res, (error) => (error ? res.destroy() : undefined));
      })
      .catch((error: unknown) => res.destroy(error as Error));
  }),
);
