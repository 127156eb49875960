import { storedValue } from '../lib/browser-storage.ts';

/** What the browser keeps of a sign-up under `registration` (specification, section 3): all of it but the password. */
export interface Registration {
  name: string;
  email: string;
  mobile: string;
  avatar: string;
}

const stored = storedValue('registration', (found): Registration | null => {
  const { name, email, mobile, avatar } = (found ?? {}) as Partial<Record<string, unknown>>;
  const texts = [name, email, mobile, avatar].map((text) => (typeof text === 'string' ? text : ''));
  const [nameText = '', emailText = '', mobileText = '', avatarText = ''] = texts;
  return emailText === '' ? null : { name: nameText, email: emailText, mobile: mobileText, avatar: avatarText };
});

/** What was registered in this browser; null: nothing, or somebody has logged out since. */
export const optionalRegistration = stored.read;

export function rememberRegistration({ name, email, mobile, avatar }: Registration): void {
  stored.write({ name, email, mobile, avatar });
}

export function forgetRegistration(): void {
  stored.write(null);
}
