/** What is seeded; it keeps the ids of one kind apart from those of another. */
export type SeedKind = 'user' | 'account' | 'product' | 'review';

const KIND_MARKS: Record<SeedKind, string> = {
  user: '5eed000001',
  account: '5eed000002',
  product: '5eed000003',
  review: '5eed000004',
};

/** Before every id that the running API gives out, so that seeded records sort as the oldest. */
const FIRST_SECOND = Date.UTC(2025, 0, 6, 4, 30) / 1000;
const SECONDS_APART = 3600;

/** A fixed id in the API's form: 8 hex digits of time, 10 of origin, 6 of counter. A later index gives a greater id. */
export function objectId(kind: SeedKind, index: number): string {
  const second = FIRST_SECOND + index * SECONDS_APART;
  return second.toString(16).padStart(8, '0') + KIND_MARKS[kind] + index.toString(16).padStart(6, '0');
}
