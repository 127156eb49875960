import { describe, expect, test } from 'vitest';
import { parseAddress, saveAddress } from '../../../gateway/domains/address/address.rest.ts';
import { answering, CALLER_TOKEN, UNUSABLE } from '../../support/answers.ts';
import { RAW_ADDRESS, recordId } from '../../support/records.ts';
import { testFaults } from '../../support/rest-tests.ts';

const ID = recordId(31);
const INPUT = { address: '12 MG Road', block: 'A', state: 'Karnataka', city: 'Bengaluru', postalCode: '560001' };
const SAVED = { deliveryAddressId: ID, message: 'Delivery address created successfully', hint: 'deSuces' };

describe('POST /api/address', () => {
  test('sends the postal code as a number and the token in the body', async () => {
    const { rest, asked } = answering(201, SAVED);
    expect(await saveAddress(rest, INPUT)).toEqual({ code: 'SAVED', message: SAVED.message, deliveryAddressId: ID });
    expect(asked).toEqual([['POST /api/address', { ...INPUT, postalCode: 560001, token: CALLER_TOKEN }]]);
  });

  test('sends a postal code as it is where a number would be another one', async () => {
    const { rest, asked } = answering(201, SAVED);
    await saveAddress(rest, { ...INPUT, postalCode: ' 012345 ' });
    await saveAddress(rest, { ...INPUT, postalCode: '90071992547409931' });
    expect(asked).toMatchObject([
      ['POST /api/address', { postalCode: '012345' }],
      ['POST /api/address', { postalCode: '90071992547409931' }],
    ]);
  });

  test.each([
    [400, { message: 'City is required' }, 'City is required'],
    [500, { message: 'Internal server error' }, 'Something went wrong'],
    [400, 'postalCode is required', 'postalCode is required'],
  ])('%i %j is FAILED, without an id', async (status, body, message) => {
    const outcome = await saveAddress(answering(status, body).rest, INPUT);
    expect(outcome).toEqual({ code: 'FAILED', message, deliveryAddressId: null });
  });

  testFaults(': an address without an id is of no use', 'POST /api/address', (rest) => saveAddress(rest, INPUT), [
    ...UNUSABLE,
    [201, { ...SAVED, deliveryAddressId: undefined }],
    [201, { ...SAVED, deliveryAddressId: 7 }],
  ]);
});

describe('the address inside an order', () => {
  test('is read whole, its postal code as text', () => {
    expect(parseAddress(RAW_ADDRESS, 'fallback')).toEqual({
      id: ID,
      address: '12 MG Road',
      state: 'Karnataka',
      city: 'Bengaluru',
      block: 'A',
      postalCode: '560001',
    });
  });

  test('may lack everything, its id included', () => {
    expect(parseAddress({}, 'fallback')).toEqual({
      id: 'fallback',
      address: null,
      state: '',
      city: '',
      block: '',
      postalCode: '',
    });
  });

  test.each([null, undefined, ID, 7, []])('is none where the record has %j', (value) => {
    expect(parseAddress(value, 'fallback')).toBeUndefined();
  });
});
