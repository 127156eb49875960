import { storedValue } from '../lib/browser-storage.ts';

/** A sign-up as stored under `registration` (specification, section 3), without the password. */
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

/** Null: nobody has signed up in this browser since the last log-out. */
export const optionalRegistration = stored.read;

export const rememberRegistration: (registration: Registration) => void = stored.write;

export const forgetRegistration = (): void => stored.write(null);
