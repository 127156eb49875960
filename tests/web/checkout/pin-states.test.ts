import { expect, test } from 'vitest';
import { cityOfPin } from '../../../web/src/shared/address/pin/pin-cities.ts';
import { fillByPin, NOTHING_FILLED, offersFor } from '../../../web/src/shared/address/pin/pin-offers.ts';
import { contradicts, statesOfPin } from '../../../web/src/shared/address/pin/pin-states.ts';

/** Head post offices of the capitals, and places where the first two digits alone would be wrong. */
test.each([
  ['110001', 'Delhi'],
  ['122001', 'Haryana'],
  ['143001', 'Punjab'],
  ['171001', 'Himachal Pradesh'],
  ['190001', 'Jammu and Kashmir'],
  ['194101', 'Ladakh'],
  ['226001', 'Uttar Pradesh'],
  ['248001', 'Uttarakhand'],
  ['302001', 'Rajasthan'],
  ['382010', 'Gujarat'],
  ['400001', 'Maharashtra'],
  ['403001', 'Goa'],
  ['462001', 'Madhya Pradesh'],
  ['492001', 'Chhattisgarh'],
  ['500001', 'Telangana'],
  ['520001', 'Andhra Pradesh'],
  ['560001', 'Karnataka'],
  ['600001', 'Tamil Nadu'],
  ['682011', 'Kerala'],
  ['682555', 'Lakshadweep'],
  ['700001', 'West Bengal'],
  ['737101', 'Sikkim'],
  ['744101', 'Andaman and Nicobar Islands'],
  ['751001', 'Odisha'],
  ['781001', 'Assam'],
  ['791111', 'Arunachal Pradesh'],
  ['793001', 'Meghalaya'],
  ['795001', 'Manipur'],
  ['796001', 'Mizoram'],
  ['797001', 'Nagaland'],
  ['799001', 'Tripura'],
  ['800001', 'Bihar'],
  ['834001', 'Jharkhand'],
])('%s is in %s', (pin, state) => {
  expect(statesOfPin(pin)).toEqual([state]);
});

test.each([
  ['160017', ['Chandigarh', 'Punjab']],
  ['247667', ['Uttar Pradesh', 'Uttarakhand']],
  ['396210', ['Gujarat', 'Dadra and Nagar Haveli and Daman and Diu']],
  ['605001', ['Tamil Nadu', 'Puducherry']],
  ['673310', ['Kerala', 'Puducherry']],
  ['814112', ['Bihar', 'Jharkhand']],
  ['783123', ['Assam', 'Meghalaya']],
])('the digits of %s leave it open', (pin, states) => {
  expect(statesOfPin(pin)).toEqual(states);
});

test.each(['', '68201', '6820111', '082011', '68 2011', '350001', '660001', '860001', '900056'])(
  '%j tells no state',
  (typed) => {
    expect(statesOfPin(typed)).toEqual([]);
  },
);

test.each([
  ['Goa', ['Kerala'], true],
  [' KERALA ', ['Kerala'], false],
  ['Jammu & Kashmir', ['Jammu and Kashmir'], false],
  ['Tamilnadu', ['Tamil Nadu'], false],
  ['Punjab', ['Chandigarh', 'Punjab'], false],
  ['Haryana', ['Chandigarh', 'Punjab'], true],
  // Nobody's mistake: an old name, a short form, another script, nothing yet, a code of no state.
  ['Orissa', ['Odisha'], false],
  ['TN', ['Tamil Nadu'], false],
  ['केरल', ['Kerala'], false],
  ['', ['Kerala'], false],
  ['Goa', [], false],
])('%j beside %j: contradicts is %j', (typed, states, result) => {
  expect(contradicts(typed, states)).toBe(result);
});

/** Offices of the city, and places of the same sorting district outside it. */
test.each([
  ['110096', 'Delhi'],
  ['400020', 'Mumbai'],
  ['400104', 'Mumbai'],
  ['400601', undefined], // Thane
  ['411057', 'Pune'],
  ['560103', 'Bengaluru'],
  ['562123', undefined],
  ['700091', 'Kolkata'],
  ['700144', undefined], // Sonarpur
  ['682011', undefined], // Kochi or Ernakulam
  ['160017', undefined],
  ['56010', undefined],
  ['', undefined],
])('%j is in the city %s', (pin, city) => {
  expect(cityOfPin(pin)).toBe(city);
});

const typed = (fields: Partial<Record<'state' | 'city' | 'postalCode', string>>) => ({
  address: '1 Hill Road',
  block: 'B',
  state: '',
  city: '',
  postalCode: '682011',
  ...fields,
});
const earlier = (...cities: string[]) =>
  cities.map((city, index) => ({ id: String(index), ids: [String(index)], fields: typed({ city, state: 'Kerala' }) }));

test('cities of earlier orders with this code are offered, each once', () => {
  expect(offersFor(typed({}), earlier('Ernakulam', 'Kochi', 'KOCHI '))).toEqual([
    { city: 'Ernakulam', state: 'Kerala' },
    { city: 'Kochi', state: 'Kerala' },
  ]);
  expect(offersFor(typed({ postalCode: '682012' }), earlier('Kochi'))).toEqual([{ state: 'Kerala' }]);
});

test('what somebody typed is never part of an offer', () => {
  expect(offersFor(typed({ state: 'kerala' }), earlier('Kochi'))).toEqual([{ city: 'Kochi' }]);
  expect(offersFor(typed({ state: 'Goa' }), earlier('Kochi'))).toEqual([]);
  expect(offersFor(typed({ city: 'Aluva' }), earlier('Kochi'))).toEqual([{ state: 'Kerala' }]);
  expect(offersFor(typed({ city: 'Aluva', state: 'Kerala' }), earlier('Kochi'))).toEqual([]);
});

test('nothing is offered where the digits leave the state open, or are not all there', () => {
  expect(offersFor(typed({ postalCode: '160017' }), [])).toEqual([]);
  expect(offersFor(typed({ postalCode: '68201' }), earlier('Kochi'))).toEqual([]);
});

test('the city that the digits tell is offered, where no earlier order knows one and the state is not another', () => {
  const pune = (fields: object) => typed({ postalCode: '411001', ...fields });
  expect(offersFor(pune({}), [])).toEqual([{ city: 'Pune', state: 'Maharashtra' }]);
  expect(offersFor(pune({ state: 'MH' }), [])).toEqual([{ city: 'Pune' }]);
  expect(offersFor(pune({ state: 'Goa' }), [])).toEqual([]);
  expect(offersFor(pune({ city: 'Hadapsar' }), [])).toEqual([{ state: 'Maharashtra' }]);
  const [known] = earlier('Kothrud');
  const before = known && [{ ...known, fields: { ...known.fields, postalCode: '411001', state: 'Maharashtra' } }];
  expect(offersFor(pune({}), before ?? [])).toEqual([{ city: 'Kothrud', state: 'Maharashtra' }]);
});

test('a code fills what is empty or was filled in, and empties what it no longer tells', () => {
  const pune = typed({ postalCode: '411001' });
  expect(fillByPin(pune, NOTHING_FILLED, [])).toEqual({ city: 'Pune', state: 'Maharashtra' });
  const filled = { city: 'Pune', state: 'Maharashtra' };
  expect(fillByPin(typed({ ...filled, postalCode: '682011' }), filled, [])).toEqual({ city: '', state: 'Kerala' });
  expect(fillByPin(typed({ ...filled, postalCode: '160017' }), filled, [])).toEqual({ city: '', state: '' });
  expect(fillByPin(typed({ city: 'Baner', state: 'Goa', postalCode: '411001' }), filled, [])).toEqual({});
  expect(fillByPin(typed({ ...filled, postalCode: '41100' }), filled, [])).toBeUndefined();
});
