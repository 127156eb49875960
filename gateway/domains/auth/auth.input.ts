import { lengthProblem, lineProblem, pictureProblem } from '../../../schema/limits.ts';
import { RULES } from '../../../schema/rules.ts';
import type { Problems } from '../input.ts';

const MAX_NAME = 100;
const MAX_EMAIL = 254;
const MAX_PASSWORD = 200;
const MAX_MOBILE = 15;
const MAX_TOKEN = 2000;

export function accountProblems(input: {
  name: string;
  email: string;
  password: string;
  mobile: string;
  avatar?: string | null;
}): Problems {
  return { ...personProblems(input), password: passwordProblem(input.password) };
}

/** Absent fields are not checked. */
export function personProblems({
  name,
  email,
  mobile,
  avatar,
}: Partial<Record<'name' | 'email' | 'mobile' | 'avatar', string | null>>): Problems {
  return {
    name: name != null && (RULES.firstName(name) ?? lengthProblem(name, 1, MAX_NAME)),
    email: email != null && emailProblem(email),
    mobile: mobile != null && (RULES.mobile(mobile) ?? lengthProblem(mobile, 1, MAX_MOBILE)),
    avatar: avatar != null && avatar !== '' && pictureProblem(avatar),
  };
}

export const emailProblem = (email: string) => RULES.email(email) ?? lengthProblem(email, 1, MAX_EMAIL);
export const passwordProblem = (password: string) =>
  RULES.password(password) ?? lengthProblem(password, 1, MAX_PASSWORD);
export const resetPasswordProblem = (password: string) =>
  RULES.resetPassword(password) ?? lengthProblem(password, 1, MAX_PASSWORD);
export const resetTokenProblem = (token: string) => lengthProblem(token, 1, MAX_TOKEN) ?? lineProblem(token);
/** For a password that is only compared: its strength was checked when it was set. */
export const givenPasswordProblem = (password: string) =>
  password === '' ? 'Password is required' : lengthProblem(password, 1, MAX_PASSWORD);
