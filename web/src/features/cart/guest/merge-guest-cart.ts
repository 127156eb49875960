import type { ApolloClient } from '@apollo/client';
import { endedSession, errorCode } from '../../../apollo/error-codes.ts';
import { newKey } from '../../../apollo/intent-key.ts';
import { CART_QUEUE } from '../../../apollo/operation-queue.ts';
import { payloadOf } from '../../../apollo/payload-of.ts';
import { GuestCartMergeDocument } from '../../../generated/cart-guest.ts';
import { AddToCartDocument } from '../../../generated/products-detail.ts';
import type { LoadTranslations } from '../../../lib/language/language.tsx';
import { textsOf, translateWith } from '../../../offline/texts.ts';
import { currentUser } from '../../../session/session-user.ts';
import { missingText } from '../../../shared/cart/messages.ts';
import { addable, missingList, type Missing } from '../../../shared/cart/missing.ts';
import {
  guestLines,
  removeFromGuestCart,
  setGuestLine,
  type GuestLine,
} from '../../../shared/guest-cart/guest-cart.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { guestCartText } from './messages.ts';

const LOCK = 'haat-guest-cart';

/** What became of the products that were looked at. */
interface Outcome {
  added: number;
  missing: Missing[];
}

/** Codes by which the gateway refuses a product for good. It may take any other one later. */
const FOR_GOOD: readonly unknown[] = ['BAD_USER_INPUT', 'FORBIDDEN'];

let running: Promise<void> | undefined;

/**
 * Puts a guest's products into the cart of who is logged in now, in one tab at a time, and tells what came of it. A
 * product leaves the browser once the shop took or refused it; after a failure the rest stays for the next call.
 */
export function mergeGuestCart(client: ApolloClient, loadTranslations: LoadTranslations): Promise<void> {
  translateWith(loadTranslations);
  running ??= alone(() => merge(client)).finally(() => (running = undefined));
  return running;
}

/** Old browsers, and pages without https, have no locks. There, idempotency keys alone keep two tabs from adding twice. */
async function alone(act: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return act();
  await navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? act() : undefined));
}

async function merge(client: ApolloClient): Promise<void> {
  const outcome: Outcome = { added: 0, missing: [] };
  let failure: unknown;
  try {
    await mergeLines(client, outcome);
  } catch (error) {
    failure = error;
  }
  await tell(outcome);
  // After the end of a session the shop asks for a log-in, which goes on here.
  if (failure === undefined || endedSession(failure)) return;
  showToast({ kind: 'error', message: (await textsOf(guestCartText)).keptForLater });
}

async function mergeLines(client: ApolloClient, outcome: Outcome): Promise<void> {
  const lines = guestLines();
  const token = currentUser()?.token;
  if (!token || lines.length === 0) return;
  const { data } = await client.query({
    query: GuestCartMergeDocument,
    variables: { ids: lines.map(({ id }) => id) },
    fetchPolicy: 'network-only',
    context: CART_QUEUE,
  });
  const { productsById: products, cart } = data ?? {};
  if (!products || !cart) throw new Error('The answer is empty.');
  for (const [place, line] of lines.entries()) {
    // What somebody else wants to buy is not this account's.
    if (currentUser()?.token !== token) return;
    const inCart = cart.items.find(({ id }) => id === line.id)?.quantity ?? 0;
    const product = products[place];
    if (product) await mergeLine(client, line, { ...product, inCart }, outcome);
    else outcome.missing.push({ why: 'notSold', count: 1 });
    removeFromGuestCart(line.id);
  }
}

/** Throws if the product has to stay in the browser. */
async function mergeLine(
  client: ApolloClient,
  line: GuestLine,
  product: { title: string; stock: number; inCart: number },
  outcome: Outcome,
): Promise<void> {
  const { title, inCart } = product;
  const { attempt } = line;
  // The answer to an earlier attempt was lost.
  if (attempt && inCart >= attempt.before + attempt.quantity) return void (outcome.added += 1);
  const { quantity, missing } = addable(product, line.quantity, inCart);
  if (quantity > 0) {
    const code = await send(client, line.id, attempt ?? { key: newKey(), quantity, before: inCart });
    if (code === 'ADDED' || code === 'QUANTITY_UPDATED') outcome.added += 1;
    else outcome.missing.push({ why: code === 'INSUFFICIENT_STOCK' ? 'notThatMany' : 'notAdded', title });
    if (code === 'INSUFFICIENT_STOCK' || code === 'FAILED') return;
  }
  if (missing) outcome.missing.push(missing);
}

/** The code of the outcome. The attempt is stored first: the page may be closed before the answer comes. */
async function send(client: ApolloClient, productId: string, attempt: NonNullable<GuestLine['attempt']>) {
  const line = guestLines().find(({ id }) => id === productId) ?? { id: productId, quantity: attempt.quantity };
  setGuestLine({ ...line, attempt });
  const { key, quantity } = attempt;
  try {
    const sent = client.mutate({
      mutation: AddToCartDocument,
      variables: { productId, quantity },
      context: { ...CART_QUEUE, idempotencyKey: key },
      errorPolicy: 'all',
    });
    return (await payloadOf(sent, 'addToCart')).code;
  } catch (error) {
    const code = errorCode(error);
    if (FOR_GOOD.includes(code)) return 'FAILED';
    // The gateway would give the same answer to the same key. What the cart holds next time tells whether it was added.
    if (code !== undefined) setGuestLine({ ...line, attempt: { ...attempt, key: newKey() } });
    throw error;
  }
}

/** One sentence; none if nothing was looked at. */
async function tell({ added, missing }: Outcome): Promise<void> {
  if (added === 0 && missing.length === 0) return;
  const t = await textsOf(guestCartText);
  if (missing.length === 0) return showToast({ kind: 'success', message: t.allInCart(added) });
  const list = missingList(await textsOf(missingText), withOneCount(missing));
  showToast({ kind: 'error', message: (added > 0 ? t.notAllInCart : t.nothingInCart)(list), duration: LONG_MS });
}

/** Long enough for a list of products. */
const LONG_MS = 10_000;

/** Products that are gone have no titles: they are counted together. */
function withOneCount(missing: readonly Missing[]): Missing[] {
  const others = missing.filter(({ why }) => why !== 'notSold');
  const count = missing.length - others.length;
  return count > 0 ? [...others, { why: 'notSold', count }] : others;
}
