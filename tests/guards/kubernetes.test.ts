import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../../gateway/config/config.ts';
import { SETTINGS } from '../../gateway/config/settings.ts';
import { mostMsToStop } from '../support/stop-time.ts';

interface Kustomization {
  resources: string[];
  configMapGenerator: { name: string; literals: string[] }[];
  images?: { name: string }[];
}
interface Probe {
  httpGet: { path: string; port: string };
}
interface Deployment {
  spec: { replicas?: number; template: { spec: Pod } };
}
interface Pod {
  automountServiceAccountToken: boolean;
  terminationGracePeriodSeconds: number;
  securityContext: { runAsUser: number };
  topologySpreadConstraints: { labelSelector: object }[];
  containers: [
    {
      image: string;
      env: { name: string; value?: string; valueFrom?: { secretKeyRef: { name: string; key: string } } }[];
      ports: { name: string; containerPort: number }[];
      securityContext: object;
      volumeMounts: { mountPath: string }[];
    } & Record<'startupProbe' | 'livenessProbe' | 'readinessProbe', Probe>,
  ];
}

const read = <File>(path: string): File =>
  parse(readFileSync(`ops/kubernetes/${path}`, 'utf8'), { merge: true }) as File;
const base = read<Kustomization>('base/kustomization.yaml');
const production = read<Kustomization>('production/kustomization.yaml');
const pod = read<Deployment>('base/deployment.yaml').spec.template.spec;
const [container] = pod.containers;
const APP = { matchLabels: { 'app.kubernetes.io/name': 'haat-gateway' } };

describe('ops/kubernetes', () => {
  test.each(['base', 'production'])('%s applies all of its files', (folder) => {
    const files = globSync(`ops/kubernetes/${folder}/*.yaml`).map((file) => basename(file));
    const named = folder === 'base' ? base.resources : production.resources.filter((name) => name !== '../base');
    expect(files.filter((file) => file !== 'kustomization.yaml').sort()).toEqual([...named].sort());
  });

  test('the gateway takes its variables; secrets are there by name only', () => {
    const literals = [base, production].flatMap(({ configMapGenerator }) => configMapGenerator[0]?.literals ?? []);
    const pairs = literals.map((literal) => literal.split('=', 2) as [string, string]);
    const secrets = container.env.map(({ name, value, valueFrom }) => [name, value, valueFrom?.secretKeyRef]);
    expect(secrets).toEqual(
      ['SESSION_SECRETS', 'REDIS_URL'].map((key) => [key, undefined, { name: 'haat-gateway', key }]),
    );
    const names = [...pairs.map(([name]) => name), ...container.env.map(({ name }) => name)];
    expect(names.filter((name) => !Object.hasOwn(SETTINGS, name))).toEqual([]);
    const environment = {
      NODE_ENV: 'production',
      SESSION_SECRETS: 'a secret of the tests that is long enough',
      REDIS_URL: 'redis://redis:6379',
      ...Object.fromEntries(pairs),
    };
    const config = readConfig(environment);
    expect(config.upstreamUrl).toBe('https://api.example.com');
    expect(container.ports.map(({ containerPort }) => containerPort)).toEqual([
      config.port,
      config.operating.adminPort,
    ]);
    expect(pod.terminationGracePeriodSeconds * 1000).toBeGreaterThan(mostMsToStop(environment));
  });

  test('the probes ask what they are for', () => {
    const asked = (['startupProbe', 'livenessProbe', 'readinessProbe'] as const).map((name) => container[name].httpGet);
    expect(asked).toEqual(['/healthz', '/healthz', '/readyz'].map((path) => ({ path, port: 'http' })));
    const health = readFileSync('gateway/operators/operators.ts', 'utf8');
    for (const { path } of asked) expect(health).toContain(`router.get('${path}'`);
  });

  test('the pod keeps to the restricted profile, as the user and with the folder of the image', () => {
    const image = readFileSync('ops/container/Containerfile', 'utf8');
    expect(image).toContain(`USER ${pod.securityContext.runAsUser}:`);
    expect(image).toContain(`DATA_DIR=${container.volumeMounts[0]?.mountPath}/`);
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(production.images?.map(({ name }) => name)).toEqual([container.image]);
  });

  test('what selects pods selects those of the gateway, where an empty selector would mean all of the namespace', () => {
    const budget = read<{ spec: { selector: object } }>('base/disruption.yaml');
    const network = read<{ spec: { podSelector: object } }>('base/network.yaml');
    const spread = pod.topologySpreadConstraints.map(({ labelSelector }) => labelSelector);
    expect([budget.spec.selector, network.spec.podSelector, ...spread]).toEqual([APP, APP, APP, APP]);
  });

  test('the number of gateways is left to the scaling, which may always take one away', () => {
    expect(read<Deployment>('base/deployment.yaml').spec).not.toHaveProperty('replicas');
    const { spec } = read<{ spec: { minReplicas: number; scaleTargetRef: object } }>('base/scaling.yaml');
    const { metadata, apiVersion, kind } = read<{ apiVersion: string; kind: string; metadata: { name: string } }>(
      'base/deployment.yaml',
    );
    expect(spec.scaleTargetRef).toEqual({ apiVersion, kind, name: metadata.name });
    expect(spec.minReplicas).toBeGreaterThan(1);
  });
});
