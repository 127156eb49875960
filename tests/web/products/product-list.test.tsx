import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockProduct, mockProducts, productId } from '../../support/graphql/mock-schema.ts';
import { setWidth } from '../../support/browser/web-setup.ts';
import { CATEGORIES } from '../../../schema/shop.ts';
import { renderScreen } from '../render-screen.tsx';

const filter = (name: string) => screen.findByRole('checkbox', { name });
const lastList = (shop: ReturnType<typeof renderScreen>) =>
  shop.operations.findLast(({ name }) => name === 'ProductList')?.variables;

test('a tick goes into the address and to the server; several may be ticked in a group', async () => {
  const shop = renderScreen('/products');
  shop.start();
  await shop.user.click(await filter('Electronics'));
  await shop.user.click(await filter('Clothing'));
  await shop.user.click(await filter('Apple'));
  await shop.user.click(await filter('₹50,000 – ₹60,000'));
  await shop.user.click(await filter('4 stars'));
  await waitFor(() =>
    expect(shop.address()).toBe(
      '/products?category=Electronics&category=clothing&brand=Apple&price=50000-60000&rating=4',
    ),
  );
  expect(lastList(shop)).toEqual({
    filter: {
      categories: ['Electronics', 'clothing'],
      brands: ['Apple'],
      priceRanges: [{ min: 50_000, max: 60_000 }],
      ratings: [4],
    },
    page: 1,
    pageSize: 12,
  });
});

test('an address that was shared opens the same view', async () => {
  const shop = renderScreen('/products?category=accessories&price=200-1000&rating=3&rating=5&sort=price-down&page=2');
  shop.start();
  expect(await filter('Accessories')).toBeChecked();
  expect(await filter('₹200 – ₹1,000')).toBeChecked();
  expect(await filter('5 stars')).toBeChecked();
  expect(await filter('Electronics')).not.toBeChecked();
  expect(lastList(shop)).toMatchObject({ sort: 'PRICE_DESC', page: 2, filter: { ratings: [3, 5] } });
});

test('an address with nonsense in it opens what is left of it', async () => {
  const shop = renderScreen('/products?price=9-1&price=x&rating=7&sort=sideways&page=-3&category=');
  shop.start();
  await screen.findByRole('link', { name: 'Laptop 1' });
  expect(lastList(shop)).toEqual({ page: 1, pageSize: 12 });
});

test("'back' undoes a tick", async () => {
  const shop = renderScreen('/products');
  shop.start();
  await shop.user.click(await filter('Apple'));
  await waitFor(() => expect(shop.address()).toBe('/products?brand=Apple'));
  await shop.navigate(-1);
  await waitFor(async () => expect(await filter('Apple')).not.toBeChecked());
});

test('chips take filters back, one by one or all at once', async () => {
  const shop = renderScreen('/products?search=laptop&category=Electronics&brand=Apple&page=2');
  shop.start();
  await shop.user.click(await screen.findByRole('button', { name: 'Remove Apple' }));
  await waitFor(() => expect(shop.address()).toBe('/products?search=laptop&category=Electronics'));
  await shop.user.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(shop.address()).toBe('/products'));
});

test('pages by what is known: next and previous, with the number of pages once the end of the list was seen', async () => {
  const shop = renderScreen('/products');
  const { unmount } = shop.start();
  expect(await screen.findByText('Page 1')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await shop.user.click(screen.getByRole('link', { name: 'Next' }));
  expect(await screen.findByText('Page 2')).toBeVisible();
  expect(shop.address()).toBe('/products?page=2');
  unmount();

  renderScreen('/products?page=4').start();
  expect(await screen.findByRole('link', { name: 'Page 4' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
});

test('nothing found is said, with a way on', async () => {
  const shop = renderScreen('/products?search=nothing-has-this-name');
  shop.start();
  const notice = await screen.findByText(/^Nothing was found for/);
  const ways = within(notice.parentElement ?? notice).getAllByRole('link');
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(
    CATEGORIES.map((category) => `/products?category=${category}`),
  );
  expect(screen.getByRole('heading', { name: 'Products not available' })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'New in' })).toBeVisible();
  // No choice of a filter would help.
  expect(screen.queryByRole('complementary', { name: 'Filters' })).toBeNull();
  await shop.user.click(await screen.findByRole('button', { name: 'Clear search' }));
  expect(await screen.findByRole('complementary', { name: 'Filters' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Laptop 1' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'New in' })).toBeNull();
});

test.each([
  ['?category=clothing&brand=Apple&brand=ideaPad', ['Clothing', 'Apple, ideaPad']],
  // Without the brands there is nothing either.
  ['?category=clothing&brand=Apple&brand=ideaPad&rating=1', ['Clothing']],
])('where %s finds nothing, those choices are offered whose removal alone helps', async (search, choices) => {
  // The stars that are shown are those of the reviews.
  const products = mockProducts().map((product) => ({
    ...product,
    reviews: product.reviews?.map((review) => ({ ...review, rating: Math.floor(product.rating ?? 0) })),
  }));
  const shop = renderScreen(`/products${search}`, { products, searchIndex: true });
  shop.start();
  await screen.findByRole('heading', { name: 'Products not available' });
  const list = await screen.findByRole('list', { name: 'Choices to take away' });
  const ways = within(list).getAllByRole('button');
  expect(list.nextElementSibling).toHaveTextContent('Clear filters');
  expect(ways.map((way) => way.textContent?.split(' (')[0])).toEqual(choices.map((one) => `Only remove ${one}`));
  await shop.user.click(ways[0] ?? document.body);
  await waitFor(() => expect(shop.address()).toBe(`/products${search.replace('category=clothing&', '')}`));
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
});

test.each([
  ['?category=clothing', 'Clothing'],
  ['?category=clothing&category=accessories', 'Products'],
  ['?category=clothing&search=dress', 'Results for “dress”'],
  ['?category=You+have+won', 'Products'],
  ['?category=Electronics&brand=Apple', 'Electronics · Apple'],
  ['?brand=Apple', 'Apple'],
  ['?brand=You+have+won', 'Products'],
])('the heading of %s says %s', async (search, heading) => {
  renderScreen(`/products${search}`).start();
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
});

test('a failure is told in words for people, and trying again asks again', async () => {
  const shop = renderScreen('/products');
  shop.faults.set('ProductList', 'UPSTREAM_UNAVAILABLE');
  shop.start();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The shop cannot be reached right now.');
  expect(alert).not.toHaveTextContent('technical text');
  shop.faults.clear();
  await shop.user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Laptop 1' })).toBeVisible();
});

test.each([1280, 375])('at %i pixels nothing pretends to load beside a failure', async (width) => {
  setWidth(width);
  const shop = renderScreen('/products');
  shop.faults.set('ProductList', 'UPSTREAM_UNAVAILABLE');
  shop.start();
  const alert = await screen.findByRole('alert');
  expect(screen.queryByRole('complementary', { name: 'Filters' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Filter' })).toBeNull();
  shop.faults.clear();
  await shop.user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(
    await screen.findByRole(width > 992 ? 'complementary' : 'button', { name: width > 992 ? 'Filters' : 'Filter' }),
  ).toBeVisible();
});

test('a card cuts its title at 20 characters, for the eye alone', async () => {
  const products = [
    mockProduct({ id: productId(1), title: 'Twenty characters ok' }),
    mockProduct({
      id: productId(2),
      title: 'Twenty-one characters',
      originalPrice: 2000,
      discountPrice: 1500,
    }),
    mockProduct({ id: productId(3), title: 'Gone', stock: 0 }),
  ];
  const shop = renderScreen('/products', { products });
  shop.start();
  expect(await screen.findByText('Twenty characters ok')).toBeVisible();
  expect(screen.getByText('Twenty-one character...')).toHaveAttribute('aria-hidden', 'true');
  const link = screen.getByRole('link', { name: 'Twenty-one characters' });
  expect(link).toHaveAttribute('title', 'Twenty-one characters');
  const [plain, discounted, gone] = screen.getAllByRole('article');
  expect(discounted).toHaveTextContent('Price: ₹1,500Original price: ₹2,00025% off');
  expect(plain).not.toHaveTextContent('Original price');
  expect(gone).toHaveTextContent('Out of stock');
});

test('with the search index, the list says how many there are, on how many pages, and how many each choice would give', async () => {
  const shop = renderScreen('/products?category=clothing', { searchIndex: true });
  shop.start();
  expect(await screen.findByText('15 products')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '/products?category=clothing&page=2');
  expect(await filter('Electronics')).toHaveAccessibleDescription('15 products');
  expect(await filter('adidas')).toHaveAccessibleDescription('7 products');
  expect(await filter('Apple')).toHaveAccessibleDescription('0 products');
  expect(await filter('Apple')).toHaveAttribute('data-dead');
  expect(await filter('adidas')).not.toHaveAttribute('data-dead');
  await shop.user.click(await filter('adidas'));
  expect(await screen.findByText('7 products')).toBeVisible();
});

test('a range of the price paid goes into the address, as a chip, and by Enter, too', async () => {
  const shop = renderScreen('/products?brand=Apple', { searchIndex: true });
  shop.start();
  await shop.user.type(await screen.findByRole('spinbutton', { name: 'Lowest price to pay, in rupees' }), '900');
  await shop.user.click(screen.getByRole('button', { name: 'Go' }));
  await waitFor(() => expect(shop.address()).toBe('/products?brand=Apple&min=900'));
  expect(await screen.findByRole('button', { name: 'Remove From ₹900 to pay' })).toBeVisible();
  await shop.user.type(screen.getByRole('spinbutton', { name: /^Highest price to pay/ }), '20000{Enter}');
  await waitFor(() => expect(shop.address()).toBe('/products?brand=Apple&min=900&max=20000'));
  expect(lastList(shop)?.['filter']).toEqual({ brands: ['Apple'], minDiscountPrice: 900, maxDiscountPrice: 20_000 });
  fireEvent.change(document.activeElement ?? document.body, { target: { value: '500' } }); // it has the focus still
  await shop.user.click(screen.getByRole('button', { name: 'Go' }));
  await shop.user.click(await screen.findByRole('button', { name: 'Remove ₹500 – ₹900 to pay' }));
  await waitFor(() => expect(shop.address()).toBe('/products?brand=Apple'));
  expect(screen.getByRole('spinbutton', { name: 'Lowest price to pay, in rupees' })).toHaveValue(null);
});

test('a range the wrong way round is turned, and without the index the shop says that it cannot find by it', async () => {
  const shop = renderScreen('/products?min=500&max=100.5');
  shop.start();
  expect(await screen.findByText('The shop cannot search by that yet. Please try again in a moment.')).toBeVisible();
  expect(lastList(shop)?.['filter']).toEqual({ minDiscountPrice: 100.5, maxDiscountPrice: 500 });
  expect(await screen.findByRole('spinbutton', { name: 'Lowest price to pay, in rupees' })).toBeDisabled();
});

test("'4 stars & up' stands for 4 and 5, and lets go of them again", async () => {
  const shop = renderScreen('/products?rating=1');
  shop.start();
  await shop.user.click(await screen.findByRole('button', { name: '4 stars & up' }));
  await waitFor(() => expect(shop.address()).toBe('/products?rating=4&rating=5'));
  expect(await filter('4 stars')).toBeChecked();
  expect(await filter('1 star')).not.toBeChecked();
  const up = screen.getByRole('button', { name: '4 stars & up', pressed: true });
  expect(screen.getByRole('button', { name: 'Remove 4 stars & up' })).toBeVisible(); // one chip, as it is one choice
  await shop.user.click(up);
  await waitFor(() => expect(shop.address()).toBe('/products'));
});

test('a search has the best match first, says which words it has mended, and what to do where nothing is found', async () => {
  const shop = renderScreen('/products?search=smrat+watch', { searchIndex: true });
  shop.start();
  expect(await screen.findByRole('heading', { level: 1, name: 'Results for “smart watch”' })).toBeVisible();
  expect(screen.getByText('Showing results for “smart watch” instead of “smrat watch”.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove “smart watch”' })).toBeVisible();
  expect(lastList(shop)?.['sort']).toBe('BEST_MATCH');
  expect(screen.getByRole('option', { name: 'Best match' })).toBeVisible();
  await shop.navigate('/products?search=wireless+xylophone');
  const some = await screen.findByText('No product has all of “wireless xylophone”. These have some of the words.');
  expect(some).toBeVisible();
  expect(screen.queryByText(/instead of/)).toBeNull();
  await shop.navigate('/products?search=xylophone');
  expect(await screen.findByText(/^Nothing was found for “xylophone”\. Check the spelling/)).toBeVisible();
  expect(screen.getByText('0 products')).toBeVisible();
});
