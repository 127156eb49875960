import { composeObjectId } from '../database/object-id.ts';
import type { addresses } from '../database/tables/address.tables.ts';
import type { cartItems } from '../database/tables/cart.tables.ts';
import type { orderItems, orders } from '../database/tables/orders.tables.ts';
import { PAYMENT_METHODS } from '../database/tables/orders.tables.ts';
import type { wishlistItems, wishlists } from '../database/tables/wishlist.tables.ts';
import type { Seed } from './build-seed.ts';
import { createRandom, type Random } from './random.ts';

/** What customers of the demo shop have done: orders of the last 90 days, wishlists and carts. */
export interface Demo {
  addresses: (typeof addresses.$inferInsert)[];
  orders: (typeof orders.$inferInsert & { createdAt: Date })[];
  orderItems: (typeof orderItems.$inferInsert)[];
  wishlists: (typeof wishlists.$inferInsert)[];
  wishlistItems: (typeof wishlistItems.$inferInsert)[];
  cartItems: (typeof cartItems.$inferInsert)[];
}

type Product = Seed['products'][number];
type Status = NonNullable<Demo['orders'][number]['status']>;

const ORDERS = 300;
const DAYS = 90;
const DAY = 24 * 60 * 60;
/** The share of orders that hold a product which the shop has since deleted. */
const WITH_DELETED = 0.05;
const DELETED_PRODUCTS = 4;

/** District, state, block, and the first five digits of the postal code. */
const PLACES = [
  ['Ernakulam', 'Kerala', 'Kochi', '68200'],
  ['Pune', 'Maharashtra', 'Haveli', '41100'],
  ['Mumbai', 'Maharashtra', 'Andheri', '40005'],
  ['Bengaluru Urban', 'Karnataka', 'Bengaluru South', '56007'],
  ['Chennai', 'Tamil Nadu', 'Mylapore', '60000'],
  ['Hyderabad', 'Telangana', 'Ameerpet', '50001'],
  ['Jaipur', 'Rajasthan', 'Sanganer', '30201'],
  ['Kolkata', 'West Bengal', 'Ballygunge', '70001'],
  ['Lucknow', 'Uttar Pradesh', 'Gomti Nagar', '22601'],
  ['Ahmedabad', 'Gujarat', 'Daskroi', '38000'],
] as const;
const STREETS = ['MG Road', 'Temple Street', 'Lake View Road', 'Station Road', 'Gandhi Nagar', 'Park Street'];

type Stage = readonly [days: number, statuses: readonly Status[]];

/** The states that an order can have so many days after it was placed; frequent ones occur more than once. */
const STATUSES: readonly Stage[] = [
  [1, ['pending', 'pending', 'pending', 'pending', 'packed']],
  [4, ['pending', 'pending', 'packed', 'packed', 'dispatch', 'cancelled']],
  [10, ['packed', 'dispatch', 'dispatch', 'delivered', 'delivered', 'cancelled']],
];
const LATER: Stage = [Infinity, [...Array<Status>(9).fill('delivered'), 'cancelled']];

/** Composes what the demo's customers did until `now`. The same seed and time give the same demo, ids included. */
export function buildDemo({ accounts, reviewers, products }: Seed, now: Date): Demo {
  const random = createRandom(20_250_719);
  const seconds = Math.floor(now.getTime() / 1000);
  const demo: Demo = { addresses: [], orders: [], orderItems: [], wishlists: [], wishlistItems: [], cartItems: [] };
  const deleted = Array.from({ length: DELETED_PRODUCTS }, (): Product => {
    const template = random.pick(products);
    return { ...template, id: composeObjectId(seconds - 200 * DAY, random.hex(16)) };
  });
  const shoppers = accounts.filter(({ role }) => role === 'user');
  const customers = [...shoppers, ...reviewers].map(({ id }) => ({ id, addressId: '', open: new Set<string>() }));

  for (const customer of customers) {
    const [city, state, block, code] = random.pick(PLACES);
    const address = `${random.between(1, 180)}, ${random.pick(STREETS)}`;
    const createdAt = seconds - (DAYS + random.between(1, 60)) * DAY;
    customer.addressId = composeObjectId(createdAt, random.hex(16));
    demo.addresses.push({
      id: customer.addressId,
      userId: customer.id,
      address,
      state,
      city,
      block,
      postalCode: `${code}${random.between(1, 9)}`,
      createdAt: new Date(createdAt * 1000),
    });
    const wanted = random.shuffle(products).slice(0, random.between(2, 9));
    const wishlistId = composeObjectId(createdAt, random.hex(16));
    demo.wishlists.push({ id: wishlistId, userId: customer.id });
    demo.wishlistItems.push(...wanted.map(({ id }) => ({ wishlistId, productId: id })));
    const inStock = products.filter(({ stock = 0 }) => stock > 3);
    const filled = customer === customers[0] ? 2 : random.between(0, 3);
    const carried = random.shuffle(inStock).slice(0, filled);
    demo.cartItems.push(
      ...carried.map(({ id }) => ({ userId: customer.id, productId: id, quantity: random.between(1, 2) })),
    );
  }

  for (let place = 0; place < ORDERS; place += 1) {
    // Every fortieth order is the shopper's own. Later days have more orders than earlier ones.
    const customer = place % 40 === 0 ? customers[0]! : random.pick(customers);
    const age = Math.floor((1 - Math.sqrt(random.next())) * DAYS * DAY) + random.between(60, 3_600);
    const [, statuses] = STATUSES.find(([days]) => age < days * DAY) ?? LATER;
    const status = random.pick(statuses);
    const isOpen = status !== 'delivered' && status !== 'cancelled';
    const bought = random.shuffle(products.filter(({ id }) => !customer.open.has(id))).slice(0, amountOf(random));
    const gone = random.pick(deleted);
    if (random.next() < WITH_DELETED && !customer.open.has(gone.id)) bought.push(gone);
    const placedAt = seconds - age;
    const id = composeObjectId(placedAt, random.hex(16));
    demo.orders.push({
      id,
      userId: customer.id,
      addressId: customer.addressId,
      paymentMethod: random.pick(PAYMENT_METHODS),
      status,
      createdAt: new Date(placedAt * 1000),
    });
    for (const [position, { id: productId, discountPrice: unitPrice }] of bought.entries()) {
      // The API refuses a second open order with the same product.
      if (isOpen) customer.open.add(productId);
      const quantity = random.next() < 0.85 ? 1 : 2;
      demo.orderItems.push({ orderId: id, productId, position, quantity, unitPrice });
    }
  }
  return demo;
}

/** One product in most orders, four at most. */
const amountOf = (random: Random): number => random.pick([1, 1, 1, 1, 2, 2, 3, 4]);
