import { createHash } from 'node:crypto';
import type { Workload } from './workloads/visit.ts';

/** The name that an operation is registered under: the SHA-256 of its text, in hexadecimal. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** All operations of the workloads: text by hash. */
export function manifestOf(workloads: readonly Workload[]): Record<string, string> {
  const texts = workloads.flatMap(({ visits }) =>
    visits.flatMap(({ operations }) => operations.map(({ text }) => text)),
  );
  return Object.fromEntries([...new Set(texts)].map((text) => [hashOf(text), text]));
}
