export interface Account {
  role: string;
  email: string;
  password: string;
}

export interface Settings {
  shopName: string;
  /** Empty in production, so that no password is exposed. */
  accounts: readonly Account[];
  /** Error codes that can be simulated; empty if the gateway does not allow simulation. */
  errorCodes: readonly string[];
}

function readSettings(): Settings {
  const content = document.querySelector<HTMLMetaElement>('meta[name="sandbox"]')?.content;
  if (!content) throw new Error('The page has no settings: the gateway serves it at /sandbox.');
  return JSON.parse(content) as Settings;
}

export const settings = readSettings();
