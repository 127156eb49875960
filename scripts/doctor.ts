import { parseArgs } from 'node:util';
import { examineMachine } from './doctor/machine.ts';
import { report } from './doctor/table.ts';
import { examineUpstream } from './doctor/upstream.ts';

const USAGE = `npm run doctor                                          this machine and its configuration
npm run doctor -- --upstream URL [--token TOKEN]        a REST API, as nobody or as the token's owner; only reads
`;

process.exit((await run()) ? 0 : 1);

async function run(): Promise<boolean> {
  try {
    const options = { upstream: { type: 'string' }, token: { type: 'string' } } as const;
    const { upstream, token } = parseArgs({ options }).values;
    if (upstream === undefined && token === undefined) return await examineMachine();
    const url = URL.parse(upstream ?? '');
    if (!url || !/^https?:$/.test(url.protocol))
      throw new TypeError('--upstream wants an address such as https://api.example.com.');
    const findings = await examineUpstream({ baseUrl: url.href.replace(/\/$/, ''), token });
    process.stdout.write(report(url, findings));
    return findings.every(({ ok }) => ok);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    process.stderr.write(`${error.message}\n\n${USAGE}`);
    return false;
  }
}
