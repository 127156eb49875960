import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { createLazyHistogram } from '../../../gateway/operators/lazy-counters.ts';

test('times are counted in their bucket and all larger ones, and added up, under each of the labels', async () => {
  const registry = new Registry();
  const about = { name: 'took_seconds', help: 'How long it took.', labelNames: ['what'], buckets: [0.1, 1] };
  const note = createLazyHistogram(registry, about);
  for (const seconds of [0.05, 0.1, 0.5, 20]) note(seconds, 'a "walk"');
  note(1, 'a run');
  expect(await registry.metrics()).toBe(`# HELP took_seconds How long it took.
# TYPE took_seconds histogram
took_seconds_bucket{le="0.1",what="a \\"walk\\""} 2
took_seconds_bucket{le="1",what="a \\"walk\\""} 3
took_seconds_bucket{le="+Inf",what="a \\"walk\\""} 4
took_seconds_sum{what="a \\"walk\\""} 20.65
took_seconds_count{what="a \\"walk\\""} 4
took_seconds_bucket{le="0.1",what="a run"} 0
took_seconds_bucket{le="1",what="a run"} 1
took_seconds_bucket{le="+Inf",what="a run"} 1
took_seconds_sum{what="a run"} 1
took_seconds_count{what="a run"} 1
`);
  const [json] = await registry.getMetricsAsJSON();
  expect(json?.values.at(0)).toMatchObject({ labels: { le: 0.1, what: 'a "walk"' }, value: 2 });
});
