import type { MutationSaveAddressArgs, SaveAddressCode } from '../generated/schema.ts';
import { checkTexts } from './mock-input.ts';
import { requireUser, type CallContext, type MockResolvers, type Outcome } from './mock-resolvers.ts';
import type { MockShop } from './mock-store.ts';

/** Addresses to deliver to. */
export function addressMocks(shop: MockShop): MockResolvers {
  return {
    Mutation: {
      saveAddress: (
        _root: unknown,
        { input }: MutationSaveAddressArgs,
        context: CallContext,
      ): Outcome<SaveAddressCode> & { deliveryAddressId: string } => {
        checkTexts({ ...input });
        const { id } = shop.addresses.put({ id: shop.newId(), ...input });
        shop.addressOwners.set(id, requireUser(context).id);
        return { code: 'SAVED', message: 'Delivery address created successfully', deliveryAddressId: id };
      },
    },
  };
}
