import { expect } from 'vitest';
import type { DeliveryAddress } from '../../gateway/domains/address/address.rest.ts';
import type { User } from '../../gateway/domains/users/users.rest.ts';
import type { Cart } from '../../gateway/domains/cart/cart.rest.ts';
import type { Order } from '../../gateway/domains/orders/orders.rest.ts';
import { DeferredList } from '../../gateway/rest/deferred-lists.ts';
import { parsePictures, type Product } from '../../gateway/domains/products/products.rest.ts';
import { parseReview, type Review } from '../../gateway/domains/reviews/reviews.rest.ts';
import { SECRET } from './answers.ts';

/** Rules for every model, however incomplete its record was. Each function checks the exact set of fields. */

const ID = /^[0-9a-f]{24}$/i;
const PICTURE = /^(https?:\/\/|\/(?!\/))/i;
/** The largest Int of GraphQL. */
const MAX_INT = 2 ** 31 - 1;

/** Fails unless `value` is a valid Int of at least `least`. */
export function expectInt(value: unknown, least: number): void {
  expect(Number.isInteger(value)).toBe(true);
  expect(value).toBeGreaterThanOrEqual(least);
  expect(value).toBeLessThanOrEqual(MAX_INT);
}

export function expectAmount(value: unknown): void {
  expect(Number.isFinite(value)).toBe(true);
  expect(value).toBeGreaterThanOrEqual(0);
}

function expectTextOrNull(value: unknown): void {
  if (value === null) return;
  expect(value).toBeTypeOf('string');
  expect(value).not.toBe('');
}

function expectFields(value: object, ...fields: string[]): void {
  expect(Object.keys(value).sort()).toEqual(fields.sort());
  expect(JSON.stringify(value)).not.toContain(SECRET);
}

export function expectWholeReview(review: Review): void {
  expectFields(review, 'id', 'name', 'rating', 'comment');
  expect(review.id).toMatch(ID);
  expect(review.name).not.toBe('');
  expectInt(review.rating, 0);
  expect(review.rating).toBeLessThanOrEqual(5);
  expect(review.comment).toBeTypeOf('string');
}

export function expectWholeProduct(product: Product): void {
  const { id, title, pictureRecords, rating, stock, reviewCount, reviewRecords, ...rest } = product;
  expectFields(rest, 'brand', 'category', 'description', 'discountPrice', 'originalPrice');
  expect(id).toMatch(ID);
  expect(title).toBeTypeOf('string');
  expect(title).not.toBe('');
  for (const picture of parsePictures(pictureRecords)) expect(picture).toMatch(PICTURE);
  for (const words of [rest.brand, rest.category, rest.description]) expectTextOrNull(words);
  expectAmount(rating);
  if (rest.discountPrice === null) expect(rest.originalPrice).toBeNull();
  else for (const amount of [rest.discountPrice, rest.originalPrice]) expectAmount(amount);
  expect(rating).toBeLessThanOrEqual(5);
  for (const count of [stock, reviewCount]) expectInt(count, 0);
  const records = reviewRecords instanceof DeferredList ? reviewRecords.items : reviewRecords;
  for (const review of records.flatMap((record) => parseReview(record) ?? [])) expectWholeReview(review);
}

export function expectWholeCart(cart: Cart): void {
  for (const item of cart) {
    expectFields(item, 'product', 'quantity');
    expectWholeProduct(item.product);
    expectInt(item.quantity, 1);
  }
}

export function expectWholeAddress(address: DeliveryAddress): void {
  expectFields(address, 'id', 'address', 'state', 'city', 'block', 'postalCode');
  expect(address.id).not.toBe('');
  expectTextOrNull(address.address);
  for (const part of [address.state, address.city, address.block, address.postalCode])
    expect(part).toBeTypeOf('string');
}

export function expectWholeOrder(order: Order): void {
  expectFields(order, 'id', 'customerId', 'status', 'paymentMethod', 'createdAt', 'items', 'deliveryAddress');
  expect(order.id).toMatch(ID);
  if (order.customerId !== null) expect(order.customerId).toMatch(ID);
  expect(['PENDING', 'PACKED', 'DISPATCHED', 'CANCELLED', 'DELIVERED', 'UNKNOWN']).toContain(order.status);
  expect([null, 'CREDIT_CARD', 'UPI', 'CASH_ON_DELIVERY']).toContain(order.paymentMethod);
  if (order.createdAt !== null) expect(Number.isNaN(new Date(order.createdAt).getTime())).toBe(false);
  for (const item of order.items) {
    expectFields(item, 'id', 'product', 'quantity');
    expect(item.id).toMatch(/^[0-9a-f]{24}(-\d+)?$/i);
    expectInt(item.quantity, 1);
    if (item.product) expectWholeProduct(item.product);
  }
  if (order.deliveryAddress) expectWholeAddress(order.deliveryAddress);
}

export function expectWholeUser(user: User): void {
  expectFields(user, 'id', 'name', 'email', 'mobile', 'role', 'avatar');
  expect(user.id).toMatch(ID);
  for (const part of [user.name, user.email]) expect(part).toBeTypeOf('string');
  expectTextOrNull(user.mobile);
  expect([null, 'USER', 'ADMIN', 'SUPER_ADMIN']).toContain(user.role);
  if (user.avatar !== null) expect(user.avatar).toMatch(PICTURE);
}

/** An outcome has a code and a message that is a sentence. `fields` are expected in addition. */
export function expectWholeOutcome(
  outcome: { code: string; message: string; body?: unknown },
  ...fields: string[]
): void {
  const { body: _body, ...told } = outcome;
  expectFields(told, 'code', 'message', ...fields);
  expect(told.code).toMatch(/^[A-Z_]+$/);
  expect(told.message).not.toBe('');
  expect(told.message).not.toMatch(/[<>\n]/);
}
