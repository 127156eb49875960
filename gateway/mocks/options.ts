import type { OrderLine } from '../domains/orders/orders.rest.ts';
import type { AddressInput, Role } from '../generated/schema.ts';
import type { InjectedFaults } from '../operations/fault-injection.ts';
import type { OrderRow, ProductRow, ReviewRow } from './store.ts';

export interface MockProduct extends ProductRow {
  reviews: ReviewRow[];
}

export interface MockAccount {
  name: string;
  email: string;
  password: string;
  role: Role;
}

/** A product id that no product has stands for a product that was deleted. */
export interface MockOrder extends OrderRow {
  owner: string; // e-mail address of the account whose order it is
  items: readonly OrderLine[];
  deliveryAddress: AddressInput | null;
}

/** Absent: the seed's. `fail` and `latency` are read at every call; a request may replace each of them. */
export interface MockOptions extends InjectedFaults {
  products?: readonly MockProduct[] | undefined; // where it is given, there are no orders but the given ones
  unpriced?: readonly string[] | undefined; // ids of products for which the API has no price; read at every call
  accounts?: readonly MockAccount[] | undefined;
  orders?: readonly MockOrder[] | undefined;
  searchIndex?: boolean | undefined; // true: it answers searches, and counts their results
  signedInAs?: string | undefined; // e-mail address for calls without a token; absent: these are a guest's
  cart?: readonly OrderLine[] | undefined; // of `signedInAs`
  wishlist?: readonly string[] | undefined; // of `signedInAs`
  onPasswordReset?: ((token: string) => void) | undefined; // gets the token of each link that is mailed
}
