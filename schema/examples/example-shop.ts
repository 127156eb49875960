/** Sends an operation as whoever is logged in and gives its data; rejects where there is an error. */
export type Ask = <Data>(document: string, variables?: Record<string, unknown>) => Promise<Data>;

/** Whom examples speak of where they need an e-mail address and a password. */
export interface ExampleAccount {
  email: string;
  password: string;
}

/** Finds in a shop what examples need, whatever it was seeded with; where it has none of it, it makes some. */
export interface ExampleShop {
  ask: Ask;
  account: ExampleAccount;
  /** What was made on the way, a sentence each. */
  made: string[];
}

/** What everything that examples make is called, so that nothing else is ever changed or deleted by one. */
const MARK = 'Sandbox';
/** An account of that kind; the first part of its address tells. */
const MARKED_EMAIL = /^sandbox\./;

/** A product that can be ordered, the one with the most units left among the latest. */
export async function productToBuy({ ask }: ExampleShop, butNot: readonly string[] = []): Promise<string> {
  const { products } = await ask<{ products: { items: { id: string; stock: number }[] } }>(
    '{ products(pageSize: 50, sort: NEWEST) { items { id stock } } }',
  );
  const [first] = products.items
    .filter(({ id }) => !butNot.includes(id))
    .toSorted((one, other) => other.stock - one.stock);
  return first?.id ?? '';
}

/** The first product as anybody sees it. */
export async function anyProduct({ ask }: ExampleShop): Promise<{ id: string; image: string | null }> {
  const { products } = await ask<{ products: { items: { id: string; image: string | null }[] } }>(
    '{ products(pageSize: 1) { items { id image } } }',
  );
  return products.items[0] ?? { id: '', image: null };
}

/** An order of the caller's that is neither delivered nor cancelled, with one of its products. */
export async function openOrder(shop: ExampleShop): Promise<{ id: string; productId: string }> {
  const found = (await ordersOf(shop)).find(isOpen) ?? (await placeOrder(shop));
  return { id: found.id, productId: found.items[0]?.id ?? '' };
}

/** An order of anybody's that can still move; the caller sees all of them. */
export async function movableOrder(shop: ExampleShop): Promise<Order> {
  const { allOrders } = await shop.ask<{ allOrders: { items: Order[] } }>(
    '{ allOrders(pageSize: 50) { items { id status items { id } } } }',
  );
  return allOrders.items.find(isOpen) ?? (await placeOrder(shop));
}

/** One of the caller's orders, the latest. */
export async function anyOrder(shop: ExampleShop): Promise<string | undefined> {
  return (await ordersOf(shop))[0]?.id;
}

/** What an order can be placed with: a product that no open order of the caller's holds, and an address. */
export async function orderToPlace(shop: ExampleShop) {
  const ordered = (await ordersOf(shop)).filter(isOpen).flatMap(({ items }) => items.map(({ id }) => id));
  const productId = await productToBuy(shop, ordered);
  const { saveAddress } = await shop.ask<{ saveAddress: { deliveryAddressId: string | null } }>(
    'mutation ($input: AddressInput!) { saveAddress(input: $input) { deliveryAddressId } }',
    { input: ADDRESS },
  );
  shop.made.push('An address was saved, for nothing tells the ids of those that are there.');
  return {
    items: [{ productId, quantity: 1 }],
    paymentMethod: 'CASH_ON_DELIVERY',
    deliveryAddressId: saveAddress.deliveryAddressId ?? '',
    clearCart: false,
  };
}

/** An address as examples give it. */
export const ADDRESS = {
  address: '14, Lake View Road',
  block: 'Ward 6',
  city: 'Ernakulam',
  state: 'Kerala',
  postalCode: '682011',
};

/** A product as examples put it into the catalogue. */
export async function productToCreate(shop: ExampleShop) {
  const image = (await anyProduct(shop)).image ?? 'https://example.com/umbrella.webp';
  return {
    title: `${MARK} umbrella ${unique()}`,
    image,
    images: [image],
    brand: 'aldo',
    category: 'accessories',
    discountPrice: 799,
    originalPrice: 999,
    stock: 12,
    description: 'Put here from the sandbox; it may be deleted at any time.',
  };
}

/** A product that an example made. */
export async function ownProduct(shop: ExampleShop): Promise<string> {
  const find = async (): Promise<string | undefined> => {
    const { products } = await shop.ask<{ products: { items: { id: string }[] } }>(
      `{ products(filter: { search: "${MARK} umbrella" }, pageSize: 1) { items { id } } }`,
    );
    return products.items[0]?.id;
  };
  const found = await find();
  if (found) return found;
  await shop.ask('mutation ($input: ProductInput!) { createProduct(input: $input) { code } }', {
    input: await productToCreate(shop),
  });
  shop.made.push('A product was put into the catalogue, so that none of the shop’s own is touched.');
  return (await find()) ?? '';
}

/** A person as examples register them. */
export function person() {
  return {
    name: `${MARK} Visitor`,
    email: `sandbox.${unique()}@example.com`,
    password: 'Visitor@1',
    mobile: '9845012345',
  };
}

/** An account that an example made. */
export async function ownUser(shop: ExampleShop): Promise<string> {
  const find = async (): Promise<string | undefined> => {
    const { users } = await shop.ask<{ users: { id: string; email: string }[] }>('{ users { id email } }');
    return users.find(({ email }) => MARKED_EMAIL.test(email))?.id;
  };
  const found = await find();
  if (found) return found;
  await shop.ask('mutation ($input: CreateUserInput!) { createUser(input: $input) { code } }', {
    input: { ...person(), role: 'USER' },
  });
  shop.made.push('An account was made, so that nobody’s own is touched.');
  return (await find()) ?? '';
}

/** A review that the caller has just written. */
export async function ownReview(shop: ExampleShop): Promise<{ productId: string; reviewId: string }> {
  const { id: productId } = await anyProduct(shop);
  const comment = `Written in the sandbox (${unique()}).`;
  const { addReview } = await shop.ask<{ addReview: { product: { reviews: { id: string; comment: string }[] } } }>(
    'mutation ($input: AddReviewInput!) { addReview(input: $input) { product { reviews { id comment } } } }',
    { input: { productId, rating: 4, comment } },
  );
  shop.made.push('A review was written as you, so that nobody’s own is deleted.');
  const review = addReview.product.reviews.find((written) => written.comment === comment);
  return { productId, reviewId: review?.id ?? '' };
}

interface Order {
  id: string;
  status: string;
  items: { id: string }[];
}

const isOpen = ({ status, items }: Order): boolean =>
  ['PENDING', 'PACKED', 'DISPATCHED'].includes(status) && items.length > 0;

async function ordersOf({ ask }: ExampleShop): Promise<Order[]> {
  return (await ask<{ orders: Order[] }>('{ orders { id status items { id } } }')).orders;
}

async function placeOrder(shop: ExampleShop): Promise<Order> {
  const { placeOrder } = await shop.ask<{ placeOrder: { order: Order | null; message: string } }>(
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { message order { id status items { id } } } }',
    { input: await orderToPlace(shop) },
  );
  if (!placeOrder.order) throw new Error(placeOrder.message);
  shop.made.push('An order was placed as you, for there was none that can still change.');
  return placeOrder.order;
}

function unique(): string {
  return Date.now().toString(36) + Math.floor(Math.random() * 36 ** 3).toString(36);
}
