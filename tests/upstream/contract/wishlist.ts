import { fault, NOBODYS_ID, refusals, type Exercise } from './scene.ts';

export const WISHLIST: Record<string, Exercise> = {
  'post /api/wishlist/add': async (send, scene, broken) => {
    await refusals(send, scene);
    const { token } = await scene.api.newPerson();
    const productId = await scene.api.newProduct(1);
    await send({ body: { productId, token } });
    await send({ token, body: { productId } });
    await send({ token, body: {} });
    await send({ token, body: { productId: NOBODYS_ID } });
    await fault(send, broken, { productId });
  },

  'get /api/wishlist/get': async (send, scene, broken) => {
    await refusals(send, scene);
    const { token } = await scene.api.newPerson();
    await send({ token });
    const body = { productId: await scene.api.newProduct(1) };
    await scene.api.call('POST /api/wishlist/add', { token, body });
    await send({ token });
    await scene.api.call('DELETE /api/wishlist/remove', { token, body });
    await send({ token });
    await fault(send, broken);
  },

  'delete /api/wishlist/remove': async (send, scene, broken) => {
    await refusals(send, scene);
    const { token } = await scene.api.newPerson();
    const body = { productId: await scene.api.newProduct(1) };
    await send({ token, body });
    await scene.api.call('POST /api/wishlist/add', { token, body });
    await send({ token, body });
    await send({ token, body });
    await send({ token, body: {} });
    await fault(send, broken, body);
  },
};
