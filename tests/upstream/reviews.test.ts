import { describe, expect, test } from 'vitest';
import type { Person } from '../support/servers/api.ts';
import { DATABASES } from '../support/servers/databases.ts';
import { apiForTests } from '../support/servers/for-tests.ts';

interface Product {
  ratings: number;
  numOfReviews: number;
  reviews: { _id: string; user: string; rating: number; comment: string }[];
}

describe.each(DATABASES)('reviews on $name', ({ skip, create }) => {
  if (skip) return test.skip('there is no server', () => undefined);
  const api = apiForTests({}, create);
  const review = ({ token }: Person, productId: string, rating: number) =>
    api.call('POST /api/products/review', { token, body: { productId, rating, comment: `It is a ${rating}.` } });
  const product = async (id: string) =>
    (await api.call<{ product: Product }>(`GET /api/products/get/${id}`)).body.product;

  test('of 40 people at once are all counted, in an average rounded up', async () => {
    const id = await api.newProduct(1);
    const people = await Promise.all(Array.from({ length: 40 }, () => api.newPerson()));
    // 39 ratings of 3 and one of 4: the average is rounded up to 4.
    await Promise.all(people.map((person, at) => review(person, id, at === 0 ? 4 : 3)));
    const { ratings, numOfReviews, reviews } = await product(id);
    expect([ratings, numOfReviews, reviews.length]).toEqual([4, 40, 40]);
  });

  test('are one per person: a second one takes the place of the first, also at the same time', async () => {
    const id = await api.newProduct(1);
    const person = await api.newPerson();
    const answers = await Promise.all([2, 2, 2, 2].map((rating) => review(person, id, rating)));
    expect(answers.map(({ body }) => body['message']).sort()).toEqual([
      'Review Added',
      'Review updated',
      'Review updated',
      'Review updated',
    ]);
    await review(person, id, 5);
    expect(await product(id)).toMatchObject({ ratings: 5, numOfReviews: 1, reviews: [{ comment: 'It is a 5.' }] });
  });

  test('count no more once a super admin has removed them', async () => {
    const { token } = await api.newPerson('superAdmin');
    const id = await api.newProduct(1);
    const [one, other] = [await api.newPerson(), await api.newPerson()];
    await review(one, id, 1);
    await review(other, id, 5);
    for (const expected of [5, 0]) {
      const { reviews } = await product(id);
      const body = { productId: id, reviewId: reviews[0]!._id };
      expect((await api.call('DELETE /api/products/review/remove', { token, body })).status).toBe(200);
      expect((await product(id)).ratings).toBe(expected);
    }
    expect((await product(id)).numOfReviews).toBe(0);
  });
});
