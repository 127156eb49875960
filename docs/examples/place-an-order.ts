/**
 * Logs in as the seeded shopper, finds a product, fills the cart, saves an address, orders and prints the order:
 *   node docs/examples/place-an-order.ts [http://localhost:4000] [TOKEN]
 * With TOKEN, one of the REST API's own, it does so as that token's owner, without a login.
 */
import {
  FillCartDocument,
  FindProductDocument,
  LogInForOrderDocument,
  OrderProductsDocument,
  SaveOrderAddressDocument,
} from './generated/place-an-order.ts';
import { createShopClient } from './shop-client.ts';

const [shop = 'http://localhost:4000', apiToken] = process.argv.slice(2);
const { send, useToken } = createShopClient(shop, apiToken);

if (!apiToken) {
  const { login } = await send(LogInForOrderDocument, { email: 'shopper@haat.com', password: 'Shopper@1' });
  if (!login.user) throw new Error(login.message);
  useToken(login.user.token);
  console.log(`Hello, ${login.user.name}.`);
}

const { products } = await send(FindProductDocument, { search: 'laptop' });
const product = products?.items.find(({ availability }) => availability === 'IN_STOCK');
if (!product) throw new Error('There is nothing to buy.');

const { addToCart } = await send(FillCartDocument, { productId: product.id, quantity: 1 });
console.log(`${addToCart.message}: ₹${addToCart.cart?.summary.payable ?? '?'} for ${product.title}.`);

const address = { address: '12 MG Road', block: 'A', state: 'Karnataka', city: 'Bengaluru', postalCode: '560001' };
const { saveAddress } = await send(SaveOrderAddressDocument, { input: address });
if (!saveAddress.deliveryAddressId) throw new Error(saveAddress.message);

const { placeOrder } = await send(OrderProductsDocument, {
  input: {
    items: [{ productId: product.id, quantity: 1 }],
    paymentMethod: 'UPI',
    deliveryAddressId: saveAddress.deliveryAddressId,
    clearCart: true,
  },
});
if (!placeOrder.order) throw new Error(`${placeOrder.code}: ${placeOrder.message}`);
const { id, status, total, items } = placeOrder.order;
console.log(
  `Order ${id} is ${status}: ${items.map((item) => `${item.quantity} × ${item.product?.title}`).join(', ')}, ₹${total}.`,
);
