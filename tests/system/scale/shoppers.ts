import { setTimeout as sleep } from 'node:timers/promises';
import { openAccount, PASSWORD } from '../../support/accounts.ts';
import { freshConnections } from '../../support/fresh-connections.ts';
import { openBrowser } from '../../support/servers/shop.ts';
import type { Answer } from '../../support/servers/gateway.ts';

const REPEATS = 40; // of one order, a quarter of a second apart: ten seconds
const PAUSE_MS = 250;
const READ_PAUSE_MS = 100;

const ADDRESS = `mutation { saveAddress(input: { address: "1 Road", block: "B", state: "Kerala", city: "Kochi",
  postalCode: "682001" }) { deliveryAddressId } }`;
const ORDER = `mutation ($productId: ID!, $to: ID!) { placeOrder(input: { items: [{ productId: $productId, quantity: 1 }],
  paymentMethod: CASH_ON_DELIVERY, deliveryAddressId: $to }) { code order { id } } }`;
const ORDERS = '{ orders { id } }';

/** What has happened to all shoppers. */
export interface Counts {
  answers: number;
  failures: number; // requests without a proper answer; orders are sent again with the same key
  acknowledged: number; // orders
  strangers: number; // answers that belong to somebody else
}

export interface Shopper {
  /** Orders one product after another and reads in between, until `isOver`. */
  shop: (isOver: () => boolean, counts: Counts) => Promise<void>;
  /** Orders that are lost or there twice. */
  audit: () => Promise<{ lost: number; twice: number }>;
}

const isFailure = ({ status, errors }: Answer<unknown>): boolean => status >= 500 || errors.length > 0;

/** Somebody new, who is logged in and orders these products, each once. Each request opens a connection of its own, so that every gateway gets some. */
export async function newShopper(url: string, productIds: readonly string[]): Promise<Shopper> {
  const line = freshConnections(url);
  const email = await openAccount(line);
  const browser = openBrowser(line);
  if ((await browser.logIn(email, PASSWORD)) !== 'LOGGED_IN') throw new Error(`${email} could not log in.`);
  const proof = { cookie: browser.held.cookie ?? '', token: browser.held.token ?? '' };
  const { data } = await browser.query<{ saveAddress: { deliveryAddressId: string } }>(ADDRESS);
  const to = data.saveAddress.deliveryAddressId;
  const acknowledged: string[] = [];
  let keys = 0; // each of which may lead to one order

  /** Undefined: no proper answer. */
  async function ask<Data>(counts: Counts, query: string, variables = {}, headers = {}): Promise<Data | undefined> {
    try {
      const answer = await line.query<Data>(query, variables, { ...proof, ...headers });
      counts.answers += 1;
      if (!isFailure(answer)) return answer.data;
    } catch {
      // The connection broke: a browser would say so, and the shop would ask again.
    }
    counts.failures += 1;
    return undefined;
  }

  async function order(productId: string, counts: Counts): Promise<void> {
    keys += 1;
    const key = { 'idempotency-key': `${email}-${keys}` };
    for (let time = 0; time < REPEATS; time += 1) {
      const variables = { productId, to };
      const answer = await ask<{ placeOrder: { order: { id: string } | null } }>(counts, ORDER, variables, key);
      if (answer) {
        const { order: made } = answer.placeOrder;
        if (made) {
          acknowledged.push(made.id);
          counts.acknowledged += 1;
        }
        return;
      }
      await sleep(PAUSE_MS);
    }
  }

  return {
    async shop(isOver, counts) {
      // The API takes one order of a product from each person.
      for (const productId of productIds) {
        if (isOver()) return;
        await order(productId, counts);
        const me = await ask<{ me: { email: string } }>(counts, '{ me { email } }');
        if (me && me.me.email !== email) counts.strangers += 1;
        await ask(counts, `{ product(id: "${productId}") { title } }`);
        await sleep(READ_PAUSE_MS);
      }
    },
    async audit() {
      const there = await line.query<{ orders: { id: string }[] }>(ORDERS, {}, proof);
      const ids = there.data.orders.map(({ id }) => id);
      return { lost: acknowledged.filter((id) => !ids.includes(id)).length, twice: Math.max(0, ids.length - keys) };
    },
  };
}
