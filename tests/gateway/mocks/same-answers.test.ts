import { expect, test } from 'vitest';
import { logInAs, openBothShops, withoutIds, type Ask, type Side } from '../../support/servers/both-shops.ts';

const sides = openBothShops();
const UNKNOWN = 'ffffffffffffffffffffffff';
const PERSON = { name: 'Kavya Reddy', email: 'kavya@example.com', password: 'Kavya@12', mobile: '9845012345' };
const LAMP = `{ title: "Comparison Lamp", image: "https://example.com/l.webp", images: [], brand: "aldo", category: "accessories",
  discountPrice: 1, originalPrice: 2, stock: 3, description: "Bright." }`;
const ITEM = '(productId: "$product")';
const ORDER = (
  quantity: number,
): string => `placeOrder(input: { items: [{ productId: "$product", quantity: ${quantity} }],
  paymentMethod: UPI, deliveryAddressId: "$address", clearCart: true }) { code message order { status total paymentMethod } }`;
const PAGE = 'items { title stock } pageInfo { page pageSize totalPages hasNextPage hasPreviousPage }';
const CART = 'cart { items { quantity lineTotal } totalPrice totalProducts }';

/** Operations of a new shopper and the staff, in order. `$name` is an id from an earlier answer. */
const STEPS: readonly (readonly ['guest' | 'shopper' | 'admin' | 'superAdmin', string])[] = [
  ['shopper', `query { wishlist { totalItems } ${CART} orders { id } me { name email mobile role } }`],
  ['shopper', `mutation { removeFromWishlist${ITEM} { code message } }`],
  ['shopper', `mutation { addToWishlist${ITEM} { code message wishlist { totalItems } } }`],
  ['shopper', `mutation { addToWishlist${ITEM} { code message } }`],
  ['shopper', `mutation { removeFromWishlist${ITEM} { code message wishlist { totalItems } } }`],
  ['shopper', `mutation { removeFromWishlist${ITEM} { code message } }`],
  ['shopper', `mutation { incrementCartItem${ITEM} { code message } }`],
  ['shopper', `mutation { addToCart(productId: "$product", quantity: 1000) { code message } }`],
  ['shopper', `mutation { addToCart(productId: "$product", quantity: 2) { code message ${CART} } }`],
  ['shopper', `mutation { addToCart${ITEM} { code message ${CART} } }`],
  ['shopper', `mutation { incrementCartItem${ITEM} { code message ${CART} } }`],
  ['shopper', `mutation { decrementCartItem${ITEM} { code message ${CART} } }`],
  ['shopper', `mutation { removeFromCart(productId: "${UNKNOWN}") { code message ${CART} } }`],
  ['shopper', `mutation { removeFromCart${ITEM} { code message ${CART} } }`],
  ['shopper', `mutation { addToCart${ITEM} { code message } }`],
  ['shopper', `mutation { clearCart { code message ${CART} } }`],
  ['shopper', `mutation { addToCart${ITEM} { code message } }`],
  ['shopper', `mutation { decrementCartItem${ITEM} { code message ${CART} } }`],
  ['shopper', `query { checkoutSummary(items: [{ productId: "$product", quantity: 3 }]) { itemsPrice payable } }`],
  ['shopper', `mutation { ${ORDER(4)} }`],
  ['shopper', `mutation { ${ORDER(1)} }`],
  ['shopper', `mutation { ${ORDER(1)} }`],
  [
    'shopper',
    `query { orders { status total items { quantity product { stock } } deliveryAddress { city postalCode } } }`,
  ],
  ['admin', 'query { deliveredTotals { orders } }'],
  ['guest', `query { products(filter: { search: "comparison lamp" }) { ${PAGE} } }`],
  ['guest', `query { products(filter: { search: "comparison" }, pageSize: 1) { ${PAGE} } }`],
  ['guest', `query { products(filter: { search: "comparison" }, page: 2, pageSize: 1, sort: TITLE_ASC) { ${PAGE} } }`],
  [
    'guest',
    `query { products(filter: { search: "comparison", priceRanges: [{ min: 0, max: 1 }, { min: 2, max: 2 }] }) { ${PAGE} } }`,
  ],
  [
    'guest',
    'query { products(filter: { search: "comparison" }, page: 7) { items { title } pageInfo { totalPages hasNextPage } } }',
  ],
  [
    'shopper',
    `mutation { addReview(input: { productId: "$product", rating: 4, comment: "Good." }) { code message product { rating reviewCount } } }`,
  ],
  [
    'shopper',
    `mutation { addReview(input: { productId: "$product", rating: 2, comment: "Less." }) { code message product { rating reviewCount } } }`,
  ],
  ['superAdmin', `mutation { updateUser(id: "$person", changes: { email: "shopper@haat.com" }) { code } }`],
  ['superAdmin', `mutation { updateUser(id: "$person", changes: { name: "Kavya Rao" }) { code message } }`],
  ['shopper', 'query { me { name } }'],
  [
    'guest',
    `mutation { changePassword(input: { email: "kavya@example.com", currentPassword: "Wrong@12", newPassword: "Kavya@13" }) { code message } }`,
  ],
  [
    'guest',
    `mutation { login(input: { email: "kavya@example.com", password: "wrong" }) { code message user { name } } }`,
  ],
  ['guest', `mutation { requestPasswordReset(email: "kavya@example.com") { code message } }`],
  ['admin', `mutation { deleteProduct(id: "$product") { code message } }`],
  ['shopper', `mutation { addToCart${ITEM} { code message } }`],
  ['shopper', `query { orders { status total items { quantity product { stock } } } product(id: "$product") { id } }`],
  // The guest has a session from here on, so this is the last step of the guest.
  [
    'guest',
    `mutation { login(input: { email: " KAVYA@example.com ", password: "Kavya@12" }) { code message user { name role avatar } } }`,
  ],
  ['superAdmin', `mutation { removeUser(id: "$person") { code message } }`],
  ['shopper', 'query { me { name } }'],
];

test('a new shopper and the staff get the same answers, one after another', async () => {
  const [real, mocked] = await Promise.all([walk(sides.real), walk(sides.mock)]);
  expect(mocked).toEqual(real);
  expect(real).toHaveLength(STEPS.length);
});

/** Makes all steps in one shop and returns the answers without ids. */
async function walk(side: Side): Promise<unknown[]> {
  const [guest, admin, superAdmin] = [
    await logInAs(side, 'guest'),
    await logInAs(side, 'admin'),
    await logInAs(side, 'superAdmin'),
  ];
  const register = 'mutation ($input: RegisterInput!) { register(input: $input) { code } }';
  await guest(register, { input: PERSON });
  await admin(`mutation { createProduct(input: ${LAMP}) { code } }`, {});
  await admin(`mutation { createProduct(input: ${LAMP.replace('Lamp', 'Table')}) { code } }`, {});
  const callers = { guest, admin, superAdmin, shopper: await side.logIn(PERSON.email, PERSON.password) };
  const ids = await findIds(callers);
  const answers: unknown[] = [];
  for (const [who, step] of STEPS) {
    const document = step.replaceAll(/\$(product|person|address)/g, (_all, name: keyof typeof ids) => ids[name]);
    const { data, errors = [] } = await callers[who](document, {});
    const found = errors.map(({ message, extensions }) => [extensions?.code, message, extensions?.fields]);
    answers.push([
      step,
      JSON.parse(withoutIds(JSON.stringify(data ?? null))),
      JSON.parse(withoutIds(JSON.stringify(found))),
    ]);
  }
  return answers;
}

async function findIds({ shopper, superAdmin, guest }: Record<'shopper' | 'superAdmin' | 'guest', Ask>) {
  const address =
    'saveAddress(input: { address: "14", block: "6", state: "Kerala", city: "Kochi", postalCode: "682011" })';
  const answers = [
    await guest('{ products(filter: { search: "comparison lamp" }) { items { id } } }', {}),
    await superAdmin('{ users { id email } }', {}),
    await shopper(`mutation { ${address} { deliveryAddressId } }`, {}),
  ].map(({ data }) => data);
  const [found, people, saved] = answers as unknown as [
    { products: { items: { id: string }[] } },
    { users: { id: string; email: string }[] },
    { saveAddress: { deliveryAddressId: string } },
  ];
  return {
    product: found.products.items[0]?.id ?? '',
    person: people.users.find(({ email }) => email === PERSON.email)?.id ?? '',
    address: saved.saveAddress.deliveryAddressId,
  };
}
