import { fault, NOBODYS_ID, refusals, type Exercise } from './scene.ts';

const PLACE = { address: '4 Rose Street', state: 'Goa', block: 'B', city: 'Panaji', postalCode: 403001 };

export const ADDRESS_AND_CART: Record<string, Exercise> = {
  'post /api/cart/add': async (send, scene, broken) => {
    await refusals(send, scene);
    const { token } = await scene.api.newPerson();
    const body = { productId: await scene.api.newProduct(2), quantity: 1 };
    await send({ body: { ...body, token } });
    await send({ token, body });
    await send({ token, body });
    await send({ token, body: { quantity: 1 } });
    await send({ token, body: { ...body, quantity: 1.5 } });
    await send({ token, body: { ...body, productId: NOBODYS_ID } });
    await fault(send, broken, body);
  },

  'get /api/cart/get': async (send, scene, broken) => {
    await refusals(send, scene);
    const { token } = await scene.api.newPerson();
    await send({ token });
    const productId = await scene.api.newProduct(2);
    await scene.api.call('POST /api/cart/add', { token, body: { productId, quantity: 2 } });
    await send({ token });
    await fault(send, broken);
  },

  'delete /api/cart/remove': async (send, scene, broken) => {
    await refusals(send, scene);
    const { token } = await scene.api.newPerson();
    const productId = await scene.api.newProduct(2);
    await send({ token, body: { productId } });
    await scene.api.call('POST /api/cart/add', { token, body: { productId, quantity: 2 } });
    await send({ token, body: { productId: NOBODYS_ID } });
    await send({ token, body: { productId } });
    await send({ token, body: {} });
    await fault(send, broken, { productId });
  },

  'delete /api/cart/remove/all': async (send, scene, broken) => {
    await refusals(send, scene);
    const { token } = await scene.api.newPerson();
    await send({ token });
    const productId = await scene.api.newProduct(2);
    await scene.api.call('POST /api/cart/add', { token, body: { productId, quantity: 2 } });
    await send({ token });
    await fault(send, broken);
  },

  'patch /api/cart/incrementQuantity': async (send, scene, broken) => {
    await refusals(send, scene);
    const { token } = await scene.api.newPerson();
    const productId = await scene.api.newProduct(2);
    await send({ token, body: { productId } });
    await scene.api.call('POST /api/cart/add', { token, body: { productId, quantity: 1 } });
    await send({ token, body: { productId } });
    await send({ token, body: { productId } });
    await send({ token, body: {} });
    await fault(send, broken, { productId });
    await scene.api.call('DELETE /api/products/delete', { token: scene.admin.token, body: { product_id: productId } });
    await send({ token, body: { productId } });
  },

  'patch /api/cart/decrementQuantity': async (send, scene, broken) => {
    await refusals(send, scene);
    const { token } = await scene.api.newPerson();
    const productId = await scene.api.newProduct(2);
    await scene.api.call('POST /api/cart/add', { token, body: { productId, quantity: 2 } });
    await send({ token, body: { productId } });
    await send({ token, body: { productId } });
    await send({ token, body: { productId } });
    await send({ token, body: {} });
    await fault(send, broken, { productId });
  },

  'post /api/address': async (send, scene, broken) => {
    await refusals(send, scene);
    const { token } = scene.user;
    await send({ token, body: PLACE });
    await send({ body: { ...PLACE, token } });
    for (const field of Object.keys(PLACE)) await send({ token, body: { ...PLACE, [field]: undefined } });
    await send({ token, body: { ...PLACE, block: 'B\nC' } });
    await send({ token, body: { ...PLACE, postalCode: '40300' } });
    await fault(send, broken, PLACE);
  },
};
