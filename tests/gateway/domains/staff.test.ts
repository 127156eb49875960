import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newShopper, placeOrder } from '../../e2e/shoppers.ts';
import { startShop, type Shop, type Visitor } from '../../support/servers/shop.ts';

interface Change {
  id: string;
  action: string;
  staffName: string;
  subjectName: string;
  fields: { name: string; before: string | null; after: string | null }[];
  reason: string | null;
  requestId: string;
  undoes: string | null;
  isUndone: boolean;
  canUndo: boolean;
}

let shop: Shop;
let superAdmin: Visitor;
beforeAll(async () => {
  shop = await startShop({ store: {} });
  superAdmin = await shop.as('superAdmin');
});
afterAll(() => shop.close());

const LOG = `query ($filter: StaffChangeFilter) { staffChanges(filter: $filter) { total changes {
  id action staffName subjectName fields { name before after } reason requestId undoes isUndone canUndo } } }`;

async function ask<Data>(document: string, variables: Record<string, unknown> = {}, by = superAdmin): Promise<Data> {
  const { data, errors } = await by.query<Data>(document, variables);
  expect(errors).toEqual([]);
  return data;
}

const changes = async (filter: object = {}): Promise<Change[]> =>
  (await ask<{ staffChanges: { changes: Change[] } }>(LOG, { filter })).staffChanges.changes;

const aProduct = async () =>
  (
    await ask<{ products: { items: { id: string; title: string; discountPrice: number; stock: number }[] } }>(
      '{ products(pageSize: 1, sort: PRICE_ASC) { items { id title discountPrice stock } } }',
    )
  ).products.items[0] ?? { id: '', title: '', discountPrice: 0, stock: 0 };

const UPDATE = 'mutation ($id: ID!, $changes: ProductChanges!) { updateProduct(id: $id, changes: $changes) { code } }';
const UNDO = 'mutation ($id: ID!) { undoStaffChange(id: $id) { code message product { discountPrice stock } } }';

describe('the log', () => {
  test('has who changed what, with what it was before, and takes it back once', async () => {
    const admin = await shop.as('admin');
    const { id, title, discountPrice, stock } = await aProduct();
    await ask(UPDATE, { id, changes: { discountPrice: discountPrice + 5, stock: stock + 1 } }, admin);
    const [change] = await changes();
    expect(change).toMatchObject({
      action: 'UPDATE_PRODUCT',
      staffName: 'Rohan Kapoor',
      subjectName: title,
      fields: [
        { name: 'discountPrice', before: `${discountPrice}`, after: `${discountPrice + 5}` },
        { name: 'stock', before: `${stock}`, after: `${stock + 1}` },
      ],
      isUndone: false,
      canUndo: true,
    });
    expect(change?.requestId).toMatch(/./);
    const undone = { undoStaffChange: { code: 'UNDONE', product: { discountPrice, stock } } };
    expect(await ask(UNDO, { id: change?.id })).toMatchObject(undone);
    const [undo, first] = await changes();
    expect(undo).toMatchObject({ undoes: change?.id, staffName: 'Meera Iyer', canUndo: true });
    expect(first).toMatchObject({ isUndone: true, canUndo: false });
    expect(await ask(UNDO, { id: change?.id })).toMatchObject({ undoStaffChange: { code: 'NOT_UNDOABLE' } });
    const { staffChanges } = await ask<{ staffChanges: { people: { name: string }[] } }>(
      '{ staffChanges(limit: 1, filter: { to: "2020-01-01" }) { people { id name } } }',
    );
    expect(staffChanges.people.map(({ name }) => name)).toEqual(['Meera Iyer', 'Rohan Kapoor']);
  });

  test('takes nothing back that somebody has changed since', async () => {
    const { id, stock } = await aProduct();
    await ask(UPDATE, { id, changes: { stock: stock + 10 } });
    const [change] = await changes();
    await ask(UPDATE, { id, changes: { stock: stock + 20 } });
    expect(await ask(UNDO, { id: change?.id })).toMatchObject({
      undoStaffChange: { code: 'CHANGED_SINCE', product: null },
    });
    expect((await aProduct()).stock).toBe(stock + 20);
    expect(await ask(UNDO, { id: '999999' })).toMatchObject({ undoStaffChange: { code: 'NOT_FOUND' } });
  });

  test('has each kind of change by staff, and no password', async () => {
    const product = {
      title: 'Clay cup',
      brand: 'Haat',
      category: 'home',
      image: 'https://example.com/cup.jpg',
      images: [],
    };
    const input = { ...product, discountPrice: 90, originalPrice: 120, stock: 3, description: 'Holds tea.' };
    await ask('mutation ($input: ProductInput!) { createProduct(input: $input) { code } }', { input });
    const made = await ask<{ catalogue: { rows: { id: string }[] } }>(
      '{ catalogue(filter: { search: "Clay cup" }) { rows { id } } }',
    );
    const id = made.catalogue.rows[0]?.id;
    const shopper = await shop.as('user');
    const review = { productId: id, rating: 1, comment: 'A fake cup.' };
    await ask('mutation ($input: AddReviewInput!) { addReview(input: $input) { code } }', { input: review }, shopper);
    const { product: reviewed } = await ask<{ product: { reviews: { id: string }[] } }>(
      'query ($id: ID!) { product(id: $id) { reviews { id } } }',
      { id },
    );
    await ask(
      'mutation ($id: ID!, $review: ID!) { deleteReview(productId: $id, reviewId: $review, reason: "Spam") { code } }',
      { id, review: reviewed.reviews[0]?.id },
    );
    await ask('mutation ($id: ID!) { deleteProduct(id: $id) { code } }', { id });
    const account = { name: 'Kavya Menon', email: 'kavya@example.com', mobile: '9876543210', password: 'Secret@77' };
    await ask('mutation ($input: CreateUserInput!) { createUser(input: $input) { code } }', {
      input: { ...account, role: 'USER' },
    });
    const { users } = await ask<{ users: { id: string; email: string }[] }>('{ users { id email } }');
    const user = users.find(({ email }) => email === account.email)?.id;
    await ask('mutation ($id: ID!) { updateUser(id: $id, changes: { role: ADMIN }) { code } }', { id: user });
    await ask('mutation ($id: ID!) { removeUser(id: $id) { code } }', { id: user });
    const { id: order } = await placeOrder(shop, await newShopper(shop), 1);
    await ask('mutation ($id: ID!) { updateOrderStatus(orderId: $id, status: PACKED) { code } }', { id: order });

    const latest = await changes();
    expect(
      latest.slice(0, 7).map(({ action, subjectName, fields, reason }) => [action, subjectName, fields.length, reason]),
    ).toEqual([
      ['UPDATE_ORDER_STATUS', order, 1, null],
      ['REMOVE_USER', 'Kavya Menon', 5, null],
      ['UPDATE_USER', 'Kavya Menon', 1, null],
      ['CREATE_USER', 'Kavya Menon', 4, null],
      ['DELETE_PRODUCT', 'Clay cup', 9, null],
      ['DELETE_REVIEW', 'Clay cup', 3, 'Spam'],
      ['CREATE_PRODUCT', 'Clay cup', 9, null],
    ]);
    expect(latest[0]?.fields).toEqual([{ name: 'status', before: 'PENDING', after: 'PACKED' }]);
    expect(latest[2]?.fields).toEqual([{ name: 'role', before: 'USER', after: 'ADMIN' }]);
    expect(JSON.stringify(latest)).not.toContain('Secret@77');
    expect(latest.slice(0, 7).map(({ canUndo }) => canUndo)).toEqual([true, ...Array<boolean>(6).fill(false)]);
    expect(await ask(UNDO, { id: latest[0]?.id })).toMatchObject({
      undoStaffChange: { code: 'UNDONE', product: null },
    });
    const [back, moved] = await changes();
    expect(back).toMatchObject({
      subjectName: order,
      fields: [{ name: 'status', before: 'PACKED', after: 'PENDING' }],
    });
    expect(moved).toMatchObject({ isUndone: true, canUndo: false });
    expect(await ask(UNDO, { id: latest[0]?.id })).toMatchObject({ undoStaffChange: { code: 'NOT_UNDOABLE' } });
    expect((await changes({ actions: ['DELETE_REVIEW'] })).map(({ reason }) => reason)).toEqual(['Spam']);
    expect(await changes({ to: '2020-01-01' })).toEqual([]);
  });

  test('has nothing of a change that the API refused', async () => {
    const before = (await changes()).length;
    await ask(UPDATE, { id: '0'.repeat(24), changes: { stock: 1 } });
    expect(await changes()).toHaveLength(before);
  });

  test.each(['user', 'admin'] as const)('is closed to: %s', async (role) => {
    const { errors } = await (await shop.as(role)).query('{ staffChanges { total } }');
    expect(errors[0]?.extensions?.['code']).toBe('FORBIDDEN');
  });
});

test('each of the staff has views of their own', async () => {
  const admin = await shop.as('admin');
  const save = 'mutation ($input: SaveViewInput!) { saveView(input: $input) { code views { name } } }';
  const input = { screen: 'CATALOGUE', name: ' Low stock ', search: 'maxStock=5' };
  expect(await ask(save, { input }, admin)).toMatchObject({
    saveView: { code: 'SAVED', views: [{ name: 'Low stock' }] },
  });
  expect(await ask('{ savedViews(screen: CATALOGUE) { name } }')).toEqual({ savedViews: [] });
  const remove = 'mutation { removeView(screen: CATALOGUE, name: "Low stock") { views { name } } }';
  expect(await ask(remove, {}, admin)).toEqual({ removeView: { views: [] } });
});

describe('the queue of reviews', () => {
  interface Queue {
    reviewQueue: {
      total: number;
      newCount: number;
      watchedCount: number;
      items: { review: { id: string }; watchWords: string[] }[];
    };
  }
  const QUEUE = `query ($show: ReviewQueueShow!, $search: String) { reviewQueue(show: $show, search: $search) {
    total newCount watchedCount items { productTitle isNew watchWords review { id } } } }`;
  const queue = async (show: string, search?: string) => (await ask<Queue>(QUEUE, { show, search })).reviewQueue;
  const WORDS = 'mutation ($words: [String!]!) { setWatchWords(words: $words) { words } }';

  test('shows what nobody has read, until the author changes it', async () => {
    const { id } = await aProduct();
    const shopper = await shop.as('user');
    const write = (comment: string) =>
      ask(
        'mutation ($input: AddReviewInput!) { addReview(input: $input) { code } }',
        { input: { productId: id, rating: 2, comment } },
        shopper,
      );
    await write('Came broken, twice.');
    const before = await queue('NEW');
    const own = (await queue('NEW', 'came BROKEN')).items[0]?.review.id;
    expect((await queue('WATCHED', 'came broken')).items[0]?.watchWords).toEqual(['broken']);
    const MARK_READ = 'mutation ($ids: [ID!]!) { markReviewsRead(ids: $ids) { marked } }';
    expect(await ask(MARK_READ, { ids: [own, '0'.repeat(24)] })).toEqual({ markReviewsRead: { marked: 1 } });
    expect((await queue('NEW')).newCount).toBe(before.newCount - 1);
    expect((await queue('ALL')).total).toBe(before.total);
    const MARK_NEW = 'mutation ($ids: [ID!]!) { markReviewsNew(ids: $ids) { code } }';
    expect(await ask(MARK_NEW, { ids: [own] })).toEqual({ markReviewsNew: { code: 'MARKED' } });
    expect((await queue('NEW')).newCount).toBe(before.newCount);
    const tooMany = await superAdmin.query(MARK_NEW, { ids: Array.from({ length: 201 }, () => own) });
    expect(tooMany.errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    await ask(MARK_READ, { ids: [own] });
    await write('It was mended well.');
    expect(await queue('NEW', 'mended well')).toMatchObject({ total: 1, newCount: before.newCount });
  });

  test('finds whole words, in any letters', async () => {
    const words = { words: [' MENDED', 'mended', 'end', 'नकली'] };
    expect(await ask(WORDS, words)).toEqual({ setWatchWords: { words: ['end', 'mended', 'नकली'] } });
    expect((await queue('WATCHED', 'mended well')).items[0]?.watchWords).toEqual(['mended']);
    expect(await ask('{ watchWords { words } }')).toEqual({ watchWords: { words: ['end', 'mended', 'नकली'] } });
  });
});

describe('without a store', () => {
  test('changes are made, and what is kept cannot be used', async () => {
    const bare = await startShop();
    const staff = await bare.as('superAdmin');
    const { products } = await ask<{ products: { items: { id: string }[] } }>(
      '{ products { items { id } } }',
      {},
      staff,
    );
    const id = products.items[0]?.id;
    expect(await ask(UPDATE, { id, changes: { stock: 4 } }, staff)).toEqual({ updateProduct: { code: 'UPDATED' } });
    const { errors } = await staff.query('{ staffChanges { total } }');
    expect(errors[0]?.extensions).toMatchObject({ code: 'STORE_UNAVAILABLE', retryable: true });
    await bare.close();
  });
});
