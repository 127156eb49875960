import { lineProblem, seenIn } from './limits.ts';

/**
 * What the specification (section 5) demands of what people type, with its sentences to the letter. Forms show them while
 * typing; the gateway holds inputs to the same rules. A rule gives the sentence of the first thing that is wrong, or null.
 */
export type Rule = (value: string) => string | null;

const EMAIL = /^[\w.%+-]+@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:com|net|org|edu|gov|mil|info|biz)$/i;
export const MIN_FIRST_NAME = 4;
export const MIN_PASSWORD = 6;
const MIN_MOBILE_DIGITS = 10;
const MIN_POSTAL_CODE_DIGITS = 6;

/** What a password needs, one by one, as the forms tick it off. */
export const PASSWORD_NEEDS = {
  length: (typed: string) => typed.length >= MIN_PASSWORD,
  uppercase: (typed: string) => /[A-Z]/.test(typed),
  lowercase: (typed: string) => /[a-z]/.test(typed),
  digit: (typed: string) => /\d/.test(typed),
  special: (typed: string) => /[@#%&^()/?!]/.test(typed),
};

/** How the sentences call the kinds of characters. */
const PASSWORD_KINDS = [
  ['uppercase', 'uppercase letter'],
  ['lowercase', 'lowercase letter'],
  ['digit', 'digit'],
  ['special', 'special character'],
] as const;

const email =
  (sentence: string): Rule =>
  (value) =>
    EMAIL.test(value.trim()) ? null : sentence;
const required =
  (what: string): Rule =>
  (value) =>
    /[\p{L}\p{N}]/u.test(seenIn(value)) ? lineProblem(value) : `${what} is required`;

/**
 * Of what nobody sees, names have marks of direction, joiners and variants of signs. Anything else makes one look like
 * another: what is unassigned (Cn), private (Co), an annotation or a place for an object.
 */
const HIDDEN_IN_A_NAME =
  /(?!\p{Variation_Selector}|[\u061c\u200c-\u200f])[\p{Default_Ignorable_Code_Point}\p{Cn}\p{Co}\u2800\ufff9-\ufffc]/u;
/** No script puts so many marks on one letter; more of them run over the lines around. */
const TOO_MANY_MARKS = /\p{M}{6}/u;
const SIGN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Why a name, or a part of it, has what nobody sees. Each of its words has something to see. */
function nameProblem(value: string): string | null {
  const words = value.split(/\s+/).filter((word) => word !== '');
  const hides =
    HIDDEN_IN_A_NAME.test(value) || TOO_MANY_MARKS.test(value) || !words.every((word) => SIGN.test(seenIn(word)));
  return lineProblem(hides ? '\0' : value);
}

/** The password rules; the reset screen says "Reset password" where the others say "Password". */
function password(what: string): Rule {
  return (value) => {
    if (value === '') return `${what} is required`;
    if (!PASSWORD_NEEDS.length(value)) return `${what} should be at least ${MIN_PASSWORD} characters long`;
    const missing = PASSWORD_KINDS.find(([need]) => !PASSWORD_NEEDS[need](value));
    return missing ? `${what} should contain at least one ${missing[1]}` : null;
  };
}

export const RULES = {
  email: email('Please enter valid email'),
  forgotEmail: email('Please provide a valid email address'),
  /** The first word counts, since first and last name travel as one text. The space at the end is the specification's. */
  firstName: (value) => {
    const seen = seenIn(value.trim().split(/\s/, 1)[0] ?? '');
    if ([...seen].length < MIN_FIRST_NAME) return `At least ${MIN_FIRST_NAME} characters required `;
    return /\p{L}/u.test(seen) ? nameProblem(value) : 'The name must have letters.';
  },
  /** May be missing. */
  lastName: nameProblem,
  password: password('Password'),
  resetPassword: password('Reset password'),
  /** The rule says "at least", the sentence "exactly": the specification keeps both. */
  mobile: (value) =>
    /^\d+$/.test(value) && value.length >= MIN_MOBILE_DIGITS
      ? null
      : `Mobile number must be exactly ${MIN_MOBILE_DIGITS} digits`,
  address: required('Address'),
  block: required('Block'),
  state: required('State'),
  city: required('City'),
  postalCode: (value) =>
    required('Postal code')(value) ??
    (/^\d+$/.test(value.trim()) && value.trim().length >= MIN_POSTAL_CODE_DIGITS
      ? null
      : `Postal code can not be less than ${MIN_POSTAL_CODE_DIGITS} digits`),
} satisfies Record<string, Rule>;

/** The second field of the reset screen must say the same as the first. */
export function confirmPassword(newPassword: string, confirmation: string): string | null {
  if (confirmation === '') return 'Reset confirm password is required';
  return confirmation === newPassword ? null : 'Reset confirm password do not match.';
}
