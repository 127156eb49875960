import type { Paced, Soak } from '../endurance.ts';
import type { Growth } from '../growth.ts';
import type { Machine } from '../machine.ts';
import type { Effort, Result } from '../rounds.ts';

/** The figures of a run. Saved as JSON, so nothing in it is undefined or NaN. */
export interface BenchmarkReport {
  /** Such as `2026-11-21`. */
  date: string;
  mode: 'full' | 'quick'; // quick: only shows that everything works; its figures are no measurement
  machine: Machine;
  effort: Effort;
  ceiling: number; // requests per second of the load generator alone
  workloads: { id: string; title: string; results: Result[] }[];
  growth: Growth[];
  paced: Paced | null;
  soak: Soak | null;
  seconds: number;
}

/** A sentence for each part of the run with wrong answers. */
export function errorsOf({ workloads, growth, paced, soak }: BenchmarkReport): string[] {
  const results = [
    ...workloads.flatMap(({ id, results: of }) =>
      of.map((result) => ({ ...result, where: `${id}, ${result.entrant}` })),
    ),
    ...growth.flatMap(({ of, points }) =>
      points.flatMap((point) =>
        point.results.map((result) => ({ ...result, where: `${point.at} ${of}, ${result.entrant}` })),
      ),
    ),
    ...(paced ? [{ ...paced, where: 'paced' }] : []),
    ...(soak ? [{ ...soak, where: 'soak' }] : []),
  ];
  return results.flatMap(({ errors, firstError, where }) =>
    errors > 0 ? [`${where}: ${errors} errors, the first: ${firstError ?? 'unknown'}`] : [],
  );
}
