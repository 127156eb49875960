import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { eventually } from '../eventually.ts';
import { freePort } from '../free-port.ts';
import { isInstalled } from '../script.ts';

export const PROMETHEUS_IS_MISSING = !isInstalled('prometheus');
if (PROMETHEUS_IS_MISSING)
  process.stdout.write('There is no Prometheus: its tests are skipped. apt-get install prometheus brings it.\n');

export interface Alert {
  state: 'pending' | 'firing';
  labels: { alertname: string; instance?: string };
}

export interface Prometheus extends AsyncDisposable {
  /** Those that are not inactive. */
  alerts: () => Promise<Alert[]>;
  /** The number of samples that a query returns now. */
  count: (query: string) => Promise<number>;
}

interface Rules {
  groups: { rules: { expr: string; for?: string }[] }[];
}

/** Seconds of a minute, an hour and a day where a minute takes one second. */
const SHORT = { m: 1, h: 60, d: 1_440 };

const shortened = (text: string): string =>
  text.replace(
    /\b(\d+)([mhd])\b/g,
    (_all, amount: string, unit: keyof typeof SHORT) => `${Number(amount) * SHORT[unit]}s`,
  );

/** The rules with all of their times divided by 60: ranges, offsets and `for`. Limits stay as they are, rates are per second. */
function shortRules(file: string): string {
  const { groups } = parse(readFileSync(file, 'utf8')) as Rules;
  for (const rule of groups.flatMap(({ rules }) => rules)) {
    rule.expr = shortened(rule.expr);
    if (rule.for !== undefined) rule.for = shortened(rule.for);
  }
  return stringify({ groups });
}

/** Prometheus with ops/alerts.yml, sixty times as fast. It asks the `targets` (addresses by the name of the instance) each second. */
export async function startPrometheus(targets: Readonly<Record<string, string>>): Promise<Prometheus> {
  const folder = mkdtempSync(join(tmpdir(), 'haat-prometheus-'));
  writeFileSync(join(folder, 'alerts.yml'), shortRules('ops/alerts.yml'));
  const static_configs = Object.entries(targets).map(([instance, url]) => ({
    targets: [new URL(url).host],
    labels: { instance },
  }));
  const config = {
    global: { scrape_interval: '1s', scrape_timeout: '1s', evaluation_interval: '1s' },
    rule_files: ['alerts.yml'],
    scrape_configs: [{ job_name: 'haat', static_configs }],
  };
  writeFileSync(join(folder, 'prometheus.yml'), stringify(config));
  const address = `127.0.0.1:${await freePort()}`;
  const child = spawn(
    'prometheus',
    [
      `--config.file=${folder}/prometheus.yml`,
      `--storage.tsdb.path=${folder}/data`,
      `--web.listen-address=${address}`,
      '--query.lookback-delta=5s',
      '--log.level=warn',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = once(child, 'close');
  let printed = '';
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const ask = async <Data>(path: string): Promise<Data> => {
    if (child.exitCode !== null) throw new Error(`Prometheus has ended: ${printed}`);
    const { data } = (await (await fetch(`http://${address}/api/v1/${path}`)).json()) as { data: Data };
    return data;
  };
  await eventually(async () => {
    const { activeTargets } = await ask<{ activeTargets: { health: string }[] }>('targets');
    if (!activeTargets.every(({ health }) => health === 'up')) throw new Error('A target has not been asked yet.');
  });
  return {
    alerts: async () => (await ask<{ alerts: Alert[] }>('alerts')).alerts,
    async count(query) {
      const { result } = await ask<{ result: unknown[] }>(`query?query=${encodeURIComponent(query)}`);
      return result.length;
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
