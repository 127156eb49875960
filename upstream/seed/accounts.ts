import type { ROLES } from '../database/tables/users.tables.ts';

/** A demo account. Its password is public: the documentation names it. */
export interface Account {
  name: string;
  email: string;
  password: string;
  role: (typeof ROLES)[number];
}

export const ACCOUNTS: readonly Account[] = [
  { name: 'Asha Menon', email: 'shopper@haat.com', password: 'Shopper@1', role: 'user' },
  { name: 'Rohan Kapoor', email: 'admin@haat.com', password: 'Admin@1', role: 'admin' },
  { name: 'Meera Iyer', email: 'super@haat.com', password: 'Super@1', role: 'superAdmin' },
];
