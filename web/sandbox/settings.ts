/** An account to switch to, as the gateway announces it. */
export interface Account {
  role: string;
  email: string;
  password: string;
}

/** What the gateway says about itself in the page. */
export interface Settings {
  shopName: string;
  /** None in production: nobody is handed a password there. */
  accounts: readonly Account[];
  /** Codes that a field can be made to fail with; none where requests can't ask for it. */
  errorCodes: readonly string[];
}

function readSettings(): Settings {
  const content = document.querySelector<HTMLMetaElement>('meta[name="sandbox"]')?.content;
  if (!content) throw new Error('The page has no settings: the gateway serves it at /sandbox.');
  return JSON.parse(content) as Settings;
}

export const settings = readSettings();
