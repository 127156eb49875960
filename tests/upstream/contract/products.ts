import { eq } from 'drizzle-orm';
import { reviews } from '../../../upstream/database/tables/reviews.tables.ts';
import { users } from '../../../upstream/database/tables/users.tables.ts';
import { NOBODYS_ID, refusals, type Exercise } from './scene.ts';

/** Health, pictures, products and reviews. */
export const PRODUCTS: Record<string, Exercise> = {
  'get /healthz': async (send) => void (await send()),

  'get /pictures/{file}': async (send, { api }) => {
    const { body } = await api.call<{ products: [{ image: string }] }>('GET /api/products/get?limit=1');
    const picture = body.products[0].image;
    await send({ path: picture });
    await send({ path: picture.replace('.webp', '.avif') });
    await send({ path: '/pictures/no-such-thing-1-640.webp' });
    await send({ path: '/pictures/..%2fapp.ts' });
  },

  'get /api/products/get': async (send) => {
    for (const query of [
      '',
      'page=2&limit=7',
      'category=clothing&brand=adidas&brand=gopgan&ratings=4&ratings=5&_sort=Stock&_order=desc',
      'query=no+such+thing',
      'page=1000&limit=50',
      'limit=abc',
      'page=0&limit=5',
      'minPrice=cheap',
    ]) {
      await send({ path: `/api/products/get?${query}` });
    }
  },

  'get /api/products/get/{id}': async (send, { api }) => {
    const id = await api.newProduct(1);
    for (const asked of [id, id.toUpperCase(), NOBODYS_ID, '<script>']) {
      await send({ path: `/api/products/get/${asked}` });
    }
  },

  'post /api/products/add': async (send, scene) => {
    await refusals(send, scene, scene.user);
    const { token } = scene.admin;
    const product = { title: 'Kettle', originalPrice: 900, discountPrice: '799.50', Stock: '4', images: ['/a.webp'] };
    await send({ token, body: product });
    await send({ token, body: { ...product, title: undefined } });
    await send({ token, body: { ...product, originalPrice: 'dear' } });
  },

  'patch /api/products/update': async (send, scene) => {
    await refusals(send, scene, scene.user);
    const { token } = scene.admin;
    const product_id = await scene.api.newProduct(1);
    await send({ token, body: { product_id, Stock: 9, brand: null } });
    await send({ token, body: { Stock: 9 } });
    await send({ token, body: { product_id: 'x' } });
    await send({ token, body: { product_id: NOBODYS_ID } });
    await send({ token, body: { product_id, originalPrice: -1 } });
  },

  'delete /api/products/delete': async (send, scene) => {
    await refusals(send, scene, scene.user);
    const { token } = scene.admin;
    const product_id = await scene.api.newProduct(1);
    await send({ token, body: { product_id } });
    await send({ token, body: { product_id } });
    await send({ token, body: {} });
    await send({ token, body: { product_id: 'x' } });
  },

  'post /api/products/review': async (send, scene) => {
    await refusals(send, scene);
    const { token } = await scene.api.newPerson();
    const review = { productId: await scene.api.newProduct(1), rating: 4, comment: 'Good.' };
    await send({ token, body: review });
    await send({ body: { ...review, token } });
    await send({ token, body: { ...review, rating: 6 } });
    await send({ token, body: { ...review, comment: ' ' } });
    await send({ token, body: { ...review, comment: 'Good.\tBad.' } });
    await send({ token, body: { ...review, productId: '' } });
    await send({ token, body: { ...review, productId: NOBODYS_ID } });
    const gone = await scene.api.newPerson();
    await scene.api.upstream.db.delete(users).where(eq(users.id, gone.id));
    await send({ token: gone.token, body: review });
  },

  'delete /api/products/review/remove': async (send, scene) => {
    await refusals(send, scene, scene.admin);
    const { token } = scene.superAdmin;
    const [review] = await scene.api.upstream.db.select().from(reviews).limit(1);
    const body = { productId: review!.productId, reviewId: review!.id };
    await send({ token, body });
    await send({ token, body });
    await send({ token, body: { reviewId: review!.id } });
  },
};
