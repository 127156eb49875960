/** scrypt's cost for the accounts of tests. Hashes at the real cost would take a fifth of a run's processor time. */
export const QUICK_COST = { N: 2 ** 10, r: 8, p: 1 };

/** Made from the reference API's code by make-seeded-database.ts, in Vitest's global set-up; seeded-upstream.ts opens it. */
export const SEEDED_DATABASE = 'node_modules/.cache/haat/seeded-database.tar';
