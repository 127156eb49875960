import type { Person } from '../../support/servers/api.ts';
import { fault, NOBODYS_ID, refusals, type Exercise, type Scene } from './scene.ts';

/** A person with an order of two products. */
async function ordered({ api }: Scene): Promise<{ buyer: Person; orderId: string; productIds: [string, string] }> {
  const buyer = await api.newPerson();
  const productIds: [string, string] = [await api.newProduct(1), await api.newProduct(1)];
  const { body } = await api.call<{ order: { _id: string } }>('POST /api/order/post', {
    token: buyer.token,
    body: {
      products: productIds.map((productId) => ({ productId })),
      paymentMethod: 'UPI',
      deliveryAddressId: await api.newAddress(buyer),
    },
  });
  return { buyer, orderId: body.order._id, productIds };
}

async function deliver({ api, superAdmin: { token } }: Scene, orderId: string): Promise<void> {
  await api.call('PATCH /api/order/updateStatus', { token, body: { orderId, newOrderStatus: 'delivered' } });
}

export const ORDERS: Record<string, Exercise> = {
  'post /api/order/post': async (send, scene, broken) => {
    await refusals(send, scene);
    const buyer = await scene.api.newPerson();
    const { token } = buyer;
    const products = [{ productId: await scene.api.newProduct(5), quantity: 2 }];
    const body = { products, paymentMethod: 'UPI', deliveryAddressId: await scene.api.newAddress(buyer) };
    await send({ body: { ...body, token } });
    await send({ token, body });
    const scarce = await scene.api.newProduct(1);
    await send({ token, body: { ...body, products: [{ productId: scarce, quantity: 2 }] } });
    await send({ token, body: { ...body, products: [{ productId: scarce, quantity: 0 }] } });
    await send({
      token,
      body: {
        ...body,
        products: [
          { productId: scarce, quantity: 9e5 },
          { productId: scarce, quantity: 9e5 },
        ],
      },
    });
    await send({ token, body: { ...body, products: [{ productId: NOBODYS_ID }] } });
    await send({ token, body: { ...body, products: [{}] } });
    await send({ token, body: { ...body, products: [] } });
    await send({ token, body: { ...body, paymentMethod: 'gold' } });
    await send({ token, body: { ...body, paymentMethod: undefined } });
    await send({ token, body: { ...body, deliveryAddressId: undefined } });
    await send({ token, body: { ...body, deliveryAddressId: await scene.api.newAddress(scene.user) } });
    await fault(send, broken, body);
  },

  'get /api/order/get': async (send, scene, broken) => {
    await refusals(send, scene);
    await send({ token: (await scene.api.newPerson()).token });
    await send({ token: (await ordered(scene)).buyer.token });
    await fault(send, broken);
  },

  'post /api/order/get/singleOrder': async (send, scene, broken) => {
    await refusals(send, scene);
    const { buyer, orderId } = await ordered(scene);
    const { token } = buyer;
    await send({ token, body: { orderId } });
    await send({ token: scene.user.token, body: { orderId } });
    await send({ token, body: {} });
    await send({ token, body: { orderId: NOBODYS_ID } });
    await send({ token, body: { orderId: 'x' } });
    await fault(send, broken, { orderId });
  },

  'delete /api/order/remove': async (send, scene, broken) => {
    await refusals(send, scene);
    const { buyer, orderId, productIds } = await ordered(scene);
    const { token } = buyer;
    const [productId, other] = productIds;
    await send({ token, body: { orderId } });
    await send({ token: scene.user.token, body: { orderId, productId } });
    await send({ token, body: { orderId, productId: NOBODYS_ID } });
    await send({ token, body: { orderId, productId } });
    await send({ token, body: { orderId, productId: other } });
    await send({ token, body: { orderId, productId } });
    await fault(send, broken, { orderId, productId });
    const delivered = await ordered(scene);
    await deliver(scene, delivered.orderId);
    const body = { orderId: delivered.orderId, productId: delivered.productIds[0] };
    await send({ token: delivered.buyer.token, body });
  },

  'get /api/order/get/all': async (send, scene, broken) => {
    await refusals(send, scene, scene.admin);
    await fault(send, broken);
    await ordered(scene);
    await send({ token: scene.superAdmin.token });
  },

  'patch /api/order/updateStatus': async (send, scene, broken) => {
    await refusals(send, scene, scene.admin);
    await fault(send, broken, { orderId: NOBODYS_ID, newOrderStatus: 'packed' });
    const { token } = scene.superAdmin;
    const { orderId, productIds } = await ordered(scene);
    await send({ token, body: { orderId, newOrderStatus: 'packed' } });
    await send({ token, body: { orderId, newOrderStatus: 'packed' } });
    await send({ token, body: { orderId, newOrderStatus: 'lost' } });
    await send({ token, body: { orderId: NOBODYS_ID, newOrderStatus: 'packed' } });
    await send({ token, body: { orderId, newOrderStatus: 'cancelled' } });
    const body = { product_id: productIds[0], Stock: 0 };
    await scene.api.call('PATCH /api/products/update', { token, body });
    await send({ token, body: { orderId, newOrderStatus: 'pending' } });
    await scene.api.call('PATCH /api/products/update', { token, body: { ...body, Stock: 1 } });
    await send({ token, body: { orderId, newOrderStatus: 'delivered' } });
    await send({ token, body: { orderId, newOrderStatus: 'pending' } });
  },

  'get /api/order/deiveredCount': async (send, scene, broken) => {
    await refusals(send, scene, scene.admin);
    await fault(send, broken);
    await deliver(scene, (await ordered(scene)).orderId);
    await send({ token: scene.superAdmin.token });
  },
};
