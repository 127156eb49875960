import { vi } from 'vitest';
import type * as PasswordHash from '../../../upstream/auth/password-hash.ts';
import { QUICK_COST } from './seeded-database.ts';

vi.mock('../../../upstream/auth/password-hash.ts', async (load) => {
  const real = await load<typeof PasswordHash>();
  const hashPassword: typeof PasswordHash.hashPassword = (password, cost = QUICK_COST) =>
    real.hashPassword(password, cost);
  return { ...real, hashPassword };
});
