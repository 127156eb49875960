import { isMissing, readText, type Body } from '../http/body.ts';
import { ROLES } from '../database/tables/users.tables.ts';
import type { Role } from '../auth/tokens.ts';

/** Absent fields stay as they are. */
export interface AccountFields {
  name?: string;
  email?: string;
  password?: string;
  mobile?: string | null;
  avatar?: string | null;
  role?: Role;
}

/** The message is for the person who typed the field. */
export class AccountRuleError extends Error {}

const MAX_PASSWORD = 128; // characters; hashing longer ones is expensive
const MAX_EMAIL = 254; // RFC 5321, section 4.5.3.1.3

const PASSWORD_RULES: readonly [RegExp, string][] = [
  [/.{6}/su, 'Password must be at least 6 characters long'],
  [/[A-Z]/, 'Password must contain at least one uppercase letter'],
  [/[a-z]/, 'Password must contain at least one lowercase letter'],
  [/\d/, 'Password must contain at least one digit'],
  [/[@#%&^()/?!]/, 'Password must contain at least one special character'],
];

/** Returns the password if it satisfies all rules. Spaces at its ends are part of it. */
export function checkPassword(value: unknown): string {
  if (typeof value !== 'string' || value === '') throw new AccountRuleError('Password is required');
  for (const [rule, text] of PASSWORD_RULES) if (!rule.test(value)) throw new AccountRuleError(text);
  if (value.length > MAX_PASSWORD)
    throw new AccountRuleError(`Password must be at most ${MAX_PASSWORD} characters long`);
  return value;
}

/** Reads the fields that are present; those in `required` must be. */
export function readAccountFields(
  body: Body,
  required: readonly ('name' | 'email' | 'password')[] = [],
): AccountFields {
  for (const name of required) {
    if (isMissing(body[name])) throw new AccountRuleError(`${name} is required`);
  }
  const { name, email, password, mobile, avator, role } = body;
  return {
    ...(name !== undefined && { name: must(readText(name, 100), 'Invalid name value') }),
    ...(email !== undefined && { email: must(readEmail(email), 'Please enter valid email') }),
    ...(password !== undefined && { password: checkPassword(password) }),
    ...(mobile !== undefined && {
      mobile: isMissing(mobile) ? null : must(readMobile(mobile), 'Invalid mobile value'),
    }),
    ...(avator !== undefined && {
      avatar: isMissing(avator) ? null : must(readPicture(avator), 'Invalid avator value'),
    }),
    ...(role !== undefined && { role: must(readRole(role), 'Invalid role value') }),
  };
}

/** Undefined: the text cannot be an address. The shop's form decides which domain endings it accepts. */
export function readEmail(value: unknown): string | undefined {
  const text = readText(value, MAX_EMAIL);
  return text !== undefined && /^[^\s@<>",;:]+@[^\s@<>",;:]+\.[^\s@<>",;:.]+$/.test(text) ? text : undefined;
}

/** Old clients send a number. */
function readMobile(value: unknown): string | undefined {
  const text = String(typeof value === 'number' ? value : (readText(value, 20) ?? ''));
  return /^\+?\d{10,15}$/.test(text) ? text : undefined;
}

function readPicture(value: unknown): string | undefined {
  const text = readText(value);
  return text !== undefined && /^(https?:\/\/|\/)/i.test(text) ? text : undefined;
}

function readRole(value: unknown): Role | undefined {
  return ROLES.find((role) => role === value);
}

function must<Value>(value: Value | undefined, problem: string): Value {
  if (value === undefined) throw new AccountRuleError(problem);
  return value;
}
