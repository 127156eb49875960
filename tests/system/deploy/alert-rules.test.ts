import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { isInstalled } from '../../support/script.ts';

interface Rules {
  groups: { rules: { alert: string; expr: string }[] }[];
}
interface RuleTests {
  tests: {
    input_series: { series: string }[];
    alert_rule_test: { alertname: string; exp_alerts?: unknown[] }[];
  }[];
}

const { groups } = parse(readFileSync('ops/alerts.yml', 'utf8')) as Rules;
const { tests } = parse(readFileSync('ops/alerts.test.yml', 'utf8')) as RuleTests;
const rules = groups.flatMap((group) => group.rules);

const NO_PROMTOOL =
  'There is no promtool here: the rules of ops/ are not tried. On Debian: apt-get install prometheus\n';
const hasPromtool = isInstalled('promtool');
if (!hasPromtool) process.stdout.write(NO_PROMTOOL);

const metricsIn = (text: string): Set<string> =>
  new Set(text.match(/\b(?:(?:haat|nodejs|process)_\w+|up(?=\{))/g) ?? []);

/** Of the tests of an alert: what they expect, and the series of the instance that is just below the limit. */
function testsOf(alert: string): { fires: boolean; near: Set<string> } {
  const own = tests.filter(({ alert_rule_test }) => alert_rule_test.some(({ alertname }) => alertname === alert));
  const series = own.flatMap(({ input_series }) => input_series.map((input) => input.series));
  return {
    fires: own.some(({ alert_rule_test }) => alert_rule_test.some(({ exp_alerts = [] }) => exp_alerts.length > 0)),
    near: metricsIn(series.filter((name) => name.includes('instance="near"')).join(' ')),
  };
}

test.each(rules)(
  '$alert has a test in which it fires, and one near the limit in which it does not',
  ({ alert, expr }) => {
    const { fires, near } = testsOf(alert);
    expect(fires).toBe(true);
    expect([...metricsIn(expr)].filter((name) => !near.has(name))).toEqual([]);
  },
);

test('no test is about an alert that is gone', () => {
  const tested = tests.flatMap(({ alert_rule_test }) => alert_rule_test.map(({ alertname }) => alertname));
  expect([...new Set(tested)].toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted());
});

describe.skipIf(!hasPromtool)('promtool', () => {
  test.each([
    ['check', 'ops/alerts.yml'],
    ['test', 'ops/alerts.test.yml'],
  ])('%s rules %s', (command, file) => {
    const { status, stdout, stderr } = spawnSync('promtool', [command, 'rules', file], { encoding: 'utf8' });
    expect(stdout + stderr).toContain('SUCCESS');
    expect(status).toBe(0);
  });
});
