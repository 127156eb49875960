/**
 * Which state or union territory a PIN code belongs to, by its first digits: the longest that fit decide. India Post gives the
 * first two to a postal circle and the first three to a sorting district. Several names: the digits leave it open.
 */
const STATES_BY_DIGITS: Record<string, string[]> = {
  Delhi: ['11'],
  Haryana: ['12', '13'],
  Punjab: ['14', '15'],
  'Chandigarh|Punjab': ['16'],
  'Himachal Pradesh': ['17'],
  'Jammu and Kashmir': ['18', '19'],
  Ladakh: ['194'],
  'Uttar Pradesh': ['20', '21', '22', '23', '24', '25', '26', '27', '28'],
  Uttarakhand: ['248', '249', '263'],
  'Uttar Pradesh|Uttarakhand': ['244', '246', '247', '262'],
  Rajasthan: ['30', '31', '32', '33', '34'],
  Gujarat: ['36', '37', '38', '39'],
  'Gujarat|Dadra and Nagar Haveli and Daman and Diu': ['3625', '396'],
  Maharashtra: ['40', '41', '42', '43', '44'],
  Goa: ['403'],
  'Madhya Pradesh': ['45', '46', '47', '48'],
  Chhattisgarh: ['49'],
  Telangana: ['50'],
  'Telangana|Andhra Pradesh': ['507'],
  'Andhra Pradesh': ['51', '52', '53'],
  'Andhra Pradesh|Puducherry': ['53346'],
  Karnataka: ['56', '57', '58', '59'],
  'Tamil Nadu': ['60', '61', '62', '63', '64'],
  'Tamil Nadu|Puducherry': ['605', '6074', '6096'],
  Kerala: ['67', '68', '69'],
  'Kerala|Puducherry': ['6733'],
  Lakshadweep: ['68255'],
  'West Bengal': ['70', '71', '72', '73', '74'],
  Sikkim: ['737'],
  'Andaman and Nicobar Islands': ['744'],
  Odisha: ['75', '76', '77'],
  Assam: ['78'],
  'Assam|Arunachal Pradesh': ['7866'],
  'Assam|Meghalaya': ['783123'],
  'Arunachal Pradesh': ['790', '791', '792'],
  Meghalaya: ['793', '794'],
  Manipur: ['795'],
  Mizoram: ['796'],
  Nagaland: ['797', '798'],
  Tripura: ['799'],
  Bihar: ['80', '81', '82', '84', '85'],
  Jharkhand: ['815', '816', '822', '825', '826', '827', '828', '829', '83'],
  'Bihar|Jharkhand': ['813', '814'],
};

const byDigits = new Map(
  Object.entries(STATES_BY_DIGITS).flatMap(([names, all]) => all.map((digits) => [digits, names.split('|')] as const)),
);
/** Names of states and union territories, by the alphabet. */
export const STATES: readonly string[] = [...new Set([...byDigits.values()].flat())].toSorted();

const PIN = /^[1-9]\d{5}$/;
const LONGEST = Math.max(...[...byDigits.keys()].map(({ length }) => length));

export const isPin = (typed: string): boolean => PIN.test(typed.trim());

/** One: the digits decide. Several: one of them. None: no such code, or none of a state. */
export function statesOfPin(typed: string): readonly string[] {
  if (!isPin(typed)) return [];
  for (let length = LONGEST; length > 0; length -= 1) {
    const found = byDigits.get(typed.trim().slice(0, length));
    if (found) return found;
  }
  return [];
}

/** Six digits that no state has. Those of the army begin with 9. */
export const isUnknownPin = (typed: string): boolean =>
  /^[0-8]\d{5}$/.test(typed.trim()) && statesOfPin(typed).length === 0;

/** The state, if the code is complete and its digits decide. */
export function decidedState(typed: string): string | undefined {
  const [decided, ...others] = statesOfPin(typed);
  return others.length === 0 ? decided : undefined;
}

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z]/g, '');
const KNOWN = new Set([...byDigits.values()].flat().map(plain));

/**
 * Whether somebody typed the name of a state where the code cannot be. Short forms, old names and other scripts are nobody's
 * mistake: nothing is said of a name that is not known.
 */
export function contradicts(typedState: string, states: readonly string[]): boolean {
  const typed = plain(typedState);
  return states.length > 0 && KNOWN.has(typed) && !states.some((state) => plain(state) === typed);
}
