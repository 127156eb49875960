import { lengthProblem } from '../../../schema/limits.ts';
import { RULES } from '../../../schema/rules.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { refuseIf } from '../input.ts';
import { saveAddress } from './address.rest.ts';

const MAX_PART = 200;
const MAX_POSTAL_CODE = 12;

export const addressResolvers: Resolvers = {
  Mutation: {
    saveAddress: (_root, { input }, { rest }) => {
      const { address, block, state, city, postalCode } = input;
      refuseIf({
        address: RULES.address(address) ?? lengthProblem(address, 1, MAX_PART),
        block: RULES.block(block) ?? lengthProblem(block, 1, MAX_PART),
        state: RULES.state(state) ?? lengthProblem(state, 1, MAX_PART),
        city: RULES.city(city) ?? lengthProblem(city, 1, MAX_PART),
        postalCode: RULES.postalCode(postalCode) ?? lengthProblem(postalCode, 1, MAX_POSTAL_CODE),
      });
      return saveAddress(rest, input);
    },
  },
};
