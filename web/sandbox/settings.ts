import { readRole } from './roles.ts';

export interface Account {
  role: string;
  email: string;
  password: string;
}

interface Settings {
  shopName: string;
  /** Empty in production, so that no password is exposed. */
  accounts: readonly Account[];
  /** Error codes that can be simulated; empty if the gateway does not allow simulation. */
  errorCodes: readonly string[];
}

function readSettings(): Settings {
  const content = document.querySelector<HTMLMetaElement>('meta[name="sandbox"]')?.content;
  if (!content) throw new Error('The page has no settings: the gateway serves it at /sandbox.');
  const { accounts, ...rest } = JSON.parse(content) as Settings;
  return { ...rest, accounts: accounts.map((account) => ({ ...account, role: readRole(account.role) })) };
}

export const settings = readSettings();
