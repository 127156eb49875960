import type { OrderLine } from '../domains/orders/orders.rest.ts';
import { isObjectId } from '../lib/json-readers.ts';
import type { OrderStatus, PaymentMethod } from '../generated/schema.ts';
import type { MockAccount, MockOptions, MockOrder, MockProduct } from './options.ts';
import { findAccount, type MockShop, type Units, type ReviewRow } from './store.ts';

/** What is absent in the options comes from the seed. */
export function seedShop(shop: MockShop, options: MockOptions): void {
  const products = options.products ?? mockCatalogue();
  const accounts = options.accounts ?? MOCK_ACCOUNTS;
  const orders = options.orders ?? (options.products || options.accounts ? [] : mockOrders(products));
  checkIds([...products, ...products.flatMap(({ reviews }) => reviews), ...orders]);
  for (const product of products) seedProduct(shop, product);
  shop.unpriced = options.unpriced ?? [];
  for (const [place, account] of accounts.entries()) seedAccount(shop, account, place);
  for (const order of orders) seedOrder(shop, order);
  if (options.signedInAs) {
    const { id } = requireAccount(shop, options.signedInAs);
    shop.carts.set(id, unitsOf(options.cart ?? []));
    shop.wishlists.set(id, new Set(options.wishlist));
  }
}

/** The gateway leaves out records without an id of the API, which is hard to notice. */
function checkIds(rows: readonly { id: string }[]): void {
  const wrong = rows.find(({ id }) => !isObjectId(id));
  if (wrong) throw new Error(`An id of the mock shop needs 24 hexadecimal digits: ${wrong.id}.`);
}

function seedProduct(shop: MockShop, { reviews, ...product }: MockProduct): void {
  shop.products.put(product);
  for (const review of reviews) {
    shop.reviews.put(review);
    shop.reviewDetails.set(review.id, { productId: product.id, userId: undefined });
  }
}

function seedAccount(shop: MockShop, { password, ...person }: MockAccount, place: number): void {
  const mobile = `98450${String(place).padStart(5, '0')}`;
  const { id } = shop.users.put({ id: mockId('64', place), mobile, avatar: null, ...person });
  shop.passwords.set(id, password);
}

function seedOrder(shop: MockShop, { owner, items, deliveryAddress, ...order }: MockOrder): void {
  const { id: userId } = requireAccount(shop, owner);
  const addressId = deliveryAddress && shop.addresses.put({ id: shop.newId(), ...deliveryAddress }).id;
  if (addressId) shop.addressOwners.set(addressId, userId);
  shop.orders.put(order);
  shop.orderDetails.set(order.id, { userId, addressId, units: unitsOf(items) });
}

function requireAccount(shop: MockShop, email: string) {
  const account = findAccount(shop, email);
  if (!account) throw new Error(`No account of the mock shop has the e-mail address ${email}.`);
  return account;
}

function unitsOf(items: readonly OrderLine[]): Units {
  return new Map(items.map(({ productId, quantity }) => [productId, quantity]));
}

/** One account for each role, and a few customers. Their passwords are public. */
export const MOCK_ACCOUNTS: readonly MockAccount[] = [
  { name: 'Asha Menon', email: 'shopper@haat.com', password: 'Shopper@1', role: 'USER' },
  { name: 'Rohan Kapoor', email: 'admin@haat.com', password: 'Admin@1', role: 'ADMIN' },
  { name: 'Meera Iyer', email: 'super@haat.com', password: 'Super@1', role: 'SUPER_ADMIN' },
  { name: 'Vikram Rao', email: 'vikram.rao@example.com', password: 'Vikram@1', role: 'USER' },
  { name: 'Divya Nair', email: 'divya.nair@example.com', password: 'Divya@12', role: 'USER' },
  { name: 'Imran Qureshi', email: 'imran.qureshi@example.com', password: 'Imran@12', role: 'USER' },
];

const CUSTOMERS = ['vikram.rao@example.com', 'divya.nair@example.com', 'imran.qureshi@example.com', 'shopper@haat.com'];
const STATUSES: readonly OrderStatus[] = ['DELIVERED', 'DELIVERED', 'CANCELLED', 'DISPATCHED', 'PACKED', 'PENDING'];
const METHODS: readonly PaymentMethod[] = ['UPI', 'CASH_ON_DELIVERY', 'CREDIT_CARD'];
const ADDRESSES = [
  { address: '14, Lake View Road', block: 'Ward 6', city: 'Ernakulam', state: 'Kerala', postalCode: '682011' },
  { address: '3/27, Civil Lines', block: 'Sector B', city: 'Jaipur', state: 'Rajasthan', postalCode: '302006' },
];
const FIRST_ORDER = Date.UTC(2026, 5, 9, 4, 30); // 9 June 2026, 04:30 UTC
const TWO_DAYS = 2 * 24 * 60 * 60_000; // ms
const ORDERS = 24; // more than one page of the super admin's list

/** Orders in every state. One holds a product that was deleted. */
export function mockOrders(products: readonly MockProduct[]): MockOrder[] {
  return Array.from({ length: ORDERS }, (_, place) => {
    const chosen = [place, place + 13].map((at) => products[at % products.length]?.id ?? '');
    const items = chosen.slice(0, 1 + (place % 2)).map((productId, at) => ({ productId, quantity: 1 + at }));
    if (place === 3) items.push({ productId: mockId('65', 0xdead), quantity: 1 });
    return {
      id: mockId('67', place),
      owner: CUSTOMERS[place % CUSTOMERS.length] ?? '',
      status: STATUSES[place % STATUSES.length] ?? 'PENDING',
      paymentMethod: METHODS[place % METHODS.length] ?? null,
      createdAt: new Date(FIRST_ORDER + place * TWO_DAYS).toISOString(),
      items,
      deliveryAddress: ADDRESSES[place % ADDRESSES.length] ?? null,
    };
  });
}

/** title | brand | category | picture | original price in rupees | discount in percent | stock: one product a line, oldest first. */
const LIST = `
Apple MacBook Air 13 | Apple | Electronics | laptop-teal | 99900 | 10 | 14
Apple MacBook Pro 16 (M4 Max, 4 TB) | Apple | Electronics | laptop-marigold | 469900 | 0 | 4
Apple iPhone 15 (128 GB) | Apple | Electronics | phone-lilac | 59900 | 12 | 31
Apple Watch Series 10 | Apple | Electronics | watch-marigold | 46900 | 5 | 18
Apple AirPods 4 | Apple | Electronics | headphones-teal | 17900 | 8 | 52
Apple Magic Keyboard with Touch ID | Apple | accessories | keyboard-paper | 15500 | 0 | 9
Apple USB-C Power Adapter | Apple | accessories | plug-marigold | 1900 | 10 | 120
Apple Pro Display XDR 32 | Apple | Electronics | desktop-paper | 529900 | 5 | 2
ideaPad Slim 5 (16 GB, 512 GB) | ideaPad | Electronics | laptop-lilac | 57990 | 15 | 22
ideaPad Slim 3 (8 GB, 256 GB) | ideaPad | Electronics | laptop-teal | 34990 | 20 | 0
ideaPad Gaming 3 | ideaPad | Electronics | laptop-marigold | 74990 | 18 | 7
ideaPad Wireless Mouse | ideaPad | accessories | mouse-teal | 899 | 20 | 88
ideaPad Commuter Backpack | ideaPad | accessories | backpack-sky | 2499 | 25 | 40
ideaPad Creator Workstation | ideaPad | Electronics | desktop-lilac | 429000 | 3 | 1
ideaPad Tab Duo | ideaPad | Electronics | phone-teal | 18990 | 11 | 26
aldo Quilted Chain Handbag | aldo | accessories | handbag-rose | 5499 | 30 | 12
aldo Full-Grain Leather Tote | aldo | accessories | handbag-paper | 16999 | 10 | 6
aldo Satin Evening Clutch | aldo | accessories | clutch-lilac | 2499 | 0 | 17
aldo Aviator Sunglasses | aldo | accessories | sunglasses-marigold | 3299 | 20 | 35
aldo Stiletto Heels | aldo | clothing | heel-rose | 4999 | 25 | 11
aldo Penny Loafers | aldo | clothing | loafer-marigold | 5999 | 15 | 3
aldo Atelier Diamond Minaudière | aldo | accessories | gem-teal | 449000 | 0 | 2
supcase Rugged Phone Case | supcase | accessories | phone-marigold | 999 | 35 | 150
supcase Laptop Sleeve 14 | supcase | accessories | briefcase-sky | 1499 | 20 | 64
supcase Watch Band | supcase | accessories | watch-rose | 799 | 10 | 75
supcase Power Bank 20000 mAh | supcase | Electronics | battery-teal | 2999 | 33 | 0
supcase Travel Camera Kit | supcase | Electronics | camera-sky | 54900 | 9 | 5
gopgan Denim Jeans | gopgan | clothing | jeans-sky | 1999 | 40 | 48
gopgan Summer Dress | gopgan | clothing | dress-rose | 2299 | 30 | 21
gopgan Linen Shirt | gopgan | clothing | shirt-lilac | 1299 | 15 | 33
gopgan Handwoven Silk Sari | gopgan | clothing | sari-marigold | 19500 | 5 | 8
gopgan Woollen Scarf | gopgan | clothing | scarf-teal | 699 | 0 | 2
gopgan Heirloom Zari Sari | gopgan | clothing | sari-rose | 58000 | 0 | 3
adidas Running Shoes | adidas | clothing | runner-lilac | 6999 | 35 | 57
adidas Training Tee | adidas | clothing | tee-teal | 999 | 20 | 93
adidas Cap | adidas | accessories | cap-sky | 849 | 10 | 0
adidas Gym Bag | adidas | accessories | backpack-marigold | 2199 | 25 | 29
adidas Crew Socks (3 Pairs) | adidas | clothing | socks-rose | 599 | 0 | 110
adidas Signed Match Jersey | adidas | clothing | tee-rose | 410000 | 0 | 1
adidas Pool Slides | adidas | clothing | slide-marigold | 1799 | 30 | 1
`;

const NAMES = ['Asha Menon', 'Vikram Rao', 'Neha Sharma', 'Imran Qureshi', 'Divya Nair', 'Arjun Patel', 'Kavya Reddy'];

const OPINIONS = [
  [5, 'Exactly as described, and it came two days early.'],
  [4, 'Good quality for the price. The packaging could be better.'],
  [5, 'Bought a second one for my sister. We both use it daily.'],
  [3, 'It does its job, but the colour is paler than in the pictures.'],
  [2, 'Mine had a scratch; the exchange took a week.'],
  [4, 'Well made. I have used it for a month without any trouble.'],
  [1, 'Not for me: it stopped working after a few days.'],
] as const;

const OPINIONS_OF = [[], [0, 1], [0, 1, 2], [1], [4], [3, 5, 4], [6]] as const; // average stars: 0, 5, 5, 4, 2, 3, 1

/** It is always the same, and every filter of the shop finds a product in it. */
export function mockCatalogue(): MockProduct[] {
  return LIST.trim()
    .split('\n')
    .map((line, place) => {
      const [title = '', brand = '', category = '', picture = '', price, percent, stock] = line.split(' | ');
      const originalPrice = Number(price);
      const images = [1, 2, 3].map((angle) => `/pictures/${picture}-${angle}-640.webp`);
      const reviews = mockReviews(place);
      const stars = reviews.reduce((sum, { rating }) => sum + rating, 0);
      return {
        id: mockId('65', place),
        title,
        brand,
        category,
        images,
        image: images[0] ?? null,
        originalPrice,
        discountPrice: Math.round(originalPrice * (1 - Number(percent) / 100)),
        stock: Number(stock),
        rating: reviews.length > 0 ? Math.ceil(stars / reviews.length) : 0,
        description: `${title} by ${brand}: chosen by our buyers, checked by hand before it leaves the store, and yours to return within ten days.`,
        reviews,
      };
    });
}

/** `kind`: two hexadecimal digits that differ for products, users and so on. */
export function mockId(kind: string, place: number): string {
  return `${kind}${place.toString(16).padStart(6, '0')}`.padEnd(24, '0');
}

function mockReviews(place: number): ReviewRow[] {
  return (OPINIONS_OF[place % OPINIONS_OF.length] ?? []).map((opinion, index) => {
    const [rating, comment] = OPINIONS[opinion];
    const name = NAMES[(place + index) % NAMES.length] ?? 'Asha Menon';
    return { id: mockId('66', place * 10 + index), name, rating, comment };
  });
}
