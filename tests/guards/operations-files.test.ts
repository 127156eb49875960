import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { startGateway } from '../support/servers/gateway.ts';
import { alwaysAnswers, serve } from '../support/http.ts';

interface Dashboard {
  panels: { title: string; gridPos: { x: number; y: number }; targets: { expr: string }[] }[];
}
interface Rules {
  groups: { rules: { alert: string; expr: string; annotations: { summary: string; action: string } }[] }[];
}

const dashboard = JSON.parse(readFileSync('ops/grafana-dashboard.json', 'utf8')) as Dashboard;
const { groups } = parse(readFileSync('ops/alerts.yml', 'utf8')) as Rules;
const rules = groups.flatMap((group) => group.rules);
const shown = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

/** Names of the metrics in an expression. */
const namesIn = (expression: string): string[] => expression.match(/\b(?:haat|nodejs|process)_\w+/g) ?? [];
/** A histogram's name without the suffix of its parts. */
const family = (name: string): string => name.replace(/_(bucket|count|sum)$/, '');

async function existing(): Promise<Set<string>> {
  await using upstream = await serve(alwaysAnswers(200, {}));
  await using gateway = await startGateway({ upstreamUrl: upstream.url });
  const text = await (await fetch(`${gateway.url}/metrics`)).text();
  return new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name));
}

describe('the dashboard and the alerts', () => {
  test('ask for metrics that there are', async () => {
    const there = await existing();
    const asked = new Set([...shown, ...rules.map(({ expr }) => expr)].flatMap(namesIn).map(family));
    expect([...asked].filter((name) => !there.has(name))).toEqual([]);
    expect(asked.size).toBeGreaterThan(15);
  });

  test('show every metric of the gateway’s own', async () => {
    const there = [...(await existing())].filter((name) => name.startsWith('haat_'));
    const asked = new Set(shown.flatMap(namesIn).map(family));
    expect(there.filter((name) => !asked.has(name))).toEqual([]);
    expect(there.length).toBeGreaterThan(12);
  });

  test('have a place and a name each, and every alert says what to do', () => {
    const places = dashboard.panels.map(({ gridPos }) => `${gridPos.x} ${gridPos.y}`);
    expect(new Set(places).size).toBe(places.length);
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    for (const { annotations } of rules) {
      expect(annotations.summary).toMatch(/\.$/);
      expect(annotations.action).toMatch(/\.$/);
    }
  });
});
