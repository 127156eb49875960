import type { AddressInput, Role } from '../generated/schema.ts';
import type { InjectedFaults } from '../operations/fault-injection.ts';
import type { OrderRow, ProductRow, ReviewRow } from './store.ts';

/** A product to start with, reviews included. */
export interface MockProduct extends ProductRow {
  reviews: ReviewRow[];
}

/** An account to start with. */
export interface MockAccount {
  name: string;
  email: string;
  password: string;
  role: Role;
}

/** A product and how many of it. */
export interface MockUnits {
  productId: string;
  quantity: number;
}

/** An order to start with. A product id that no product has stands for a product that was deleted. */
export interface MockOrder extends OrderRow {
  /** E-mail address of the account whose order it is. */
  owner: string;
  items: readonly MockUnits[];
  deliveryAddress: AddressInput | null;
}

/**
 * How a mock shop starts and which faults it injects; what is absent is the seed's. `fail` and `latency` are read at every call, so
 * a test may change them meanwhile; the fault injection of a request replaces them field by field.
 */
export interface MockOptions extends InjectedFaults {
  /** The catalogue. Where it is given, there are no orders but the given ones. */
  products?: readonly MockProduct[] | undefined;
  accounts?: readonly MockAccount[] | undefined;
  orders?: readonly MockOrder[] | undefined;
  /** E-mail address of the account whose calls come without a token. Absent: such calls are a guest's. */
  signedInAs?: string | undefined;
  /** Cart and wishlist of `signedInAs`. */
  cart?: readonly MockUnits[] | undefined;
  wishlist?: readonly string[] | undefined;
  /** Called with the token of each link to reset a password, which the API would send by mail. */
  onPasswordReset?: ((token: string) => void) | undefined;
}
