import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { listenAndPrint } from '../child.ts';

// node bench/peers/finished-bytes.ts FILE: answers every request with one finished answer, which is what Node's own server can do.
const [file = ''] = process.argv.slice(2);
const { headers, body } = JSON.parse(readFileSync(file, 'utf8')) as { headers: Record<string, string>; body: string };
const bytes = Buffer.from(body, 'base64');

listenAndPrint(createServer((_req, res) => res.writeHead(200, headers).end(bytes)));
