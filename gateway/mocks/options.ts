import type { OrderStatus, PaymentMethod, Role } from '../generated/schema.ts';
import type { Simulation } from '../operations/fault-injection.ts';
import type { AddressRow, ProductRow, ReviewRow } from './store.ts';

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

/** An order to start with. A product id that no product has stands for one that was deleted since. */
export interface MockOrder {
  /** 24 hexadecimal digits, as everywhere. */
  id: string;
  /** E-mail address of the account whose order it is. */
  owner: string;
  status: OrderStatus;
  paymentMethod: PaymentMethod | null;
  /** ISO 8601, in UTC. */
  createdAt: string;
  items: MockUnits[];
  deliveryAddress: Omit<AddressRow, 'id'> | null;
}

/**
 * How a mock shop starts and misbehaves; what is left out is the seed's. `fail` and `latency` are read at every call, so a
 * test may put one in and take it out again; a request's own simulation wins over them.
 */
export interface MockOptions extends Simulation {
  /** The catalogue; with one of your own there are no orders unless you give them. */
  products?: readonly MockProduct[] | undefined;
  accounts?: readonly MockAccount[] | undefined;
  orders?: readonly MockOrder[] | undefined;
  /** E-mail address of the account that calls without a token act for; absent: they act for a guest. */
  signedInAs?: string | undefined;
  /** What lies in the cart and on the wishlist of `signedInAs`. */
  cart?: readonly MockUnits[] | undefined;
  wishlist?: readonly string[] | undefined;
  /** Gets the token of every "mailed" link that resets a password. */
  onPasswordReset?: ((token: string) => void) | undefined;
}
