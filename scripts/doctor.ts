import { parseArgs } from 'node:util';
import { printFindings, type Finding } from './doctor/findings.ts';
import { examineGateways } from './doctor/gateways.ts';
import { examineMachine } from './doctor/machine.ts';
import { asFindings, examineUpstream } from './doctor/upstream.ts';

const USAGE = `npm run doctor                                          this machine and its configuration
npm run doctor -- --upstream URL [--token TOKEN]        a REST API, as nobody or as the token's owner; only reads
npm run doctor -- --gateways URL,URL                    whether the gateways of a deployment agree, by their admin ports; only reads
`;

try {
  process.exitCode = printFindings(await findings()) ? 0 : 1;
} catch (error) {
  if (!(error instanceof TypeError)) throw error;
  process.stderr.write(`${error.message}\n\n${USAGE}`);
  process.exitCode = 1;
}

async function findings(): Promise<Finding[]> {
  const options = { upstream: { type: 'string' }, gateways: { type: 'string' }, token: { type: 'string' } } as const;
  const { upstream, gateways, token } = parseArgs({ options }).values;
  if (gateways !== undefined) {
    const urls = gateways.split(',').map((text) => addressIn(text.trim(), '--gateways'));
    return await examineGateways(urls);
  }
  if (upstream === undefined && token === undefined) return await examineMachine();
  const { href } = addressIn(upstream ?? '', '--upstream');
  return asFindings(await examineUpstream({ baseUrl: href.replace(/\/$/, ''), token }));
}

function addressIn(text: string, option: string): URL {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new TypeError(`${option} wants an address such as https://api.example.com.`);
}
