import { renderHook, screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { useHiddenAddresses, useKeptAddresses } from '../../../web/src/shared/address/kept-addresses.ts';

import { storeWishlist, useIsWishlisted } from '../../../web/src/shared/wishlist/stored-wishlist.ts';
import { useStoredCounts } from '../../../web/src/features/admin/use-counts.ts';
import { useCheckoutDraft } from '../../../web/src/features/checkout/checkout-draft.ts';
import { useReviewDraft } from '../../../web/src/features/products/detail/reviews/review-draft.ts';
import { guestItems } from '../../../web/src/shared/cart/guest-cart.ts';
import { optionalRegistration } from '../../../web/src/session/registration.ts';
import { currentUser, startSession } from '../../../web/src/session/session-user.ts';
import { renderScreen } from '../render-screen.tsx';

/** Names that every object inherits. */
const INHERITED = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];

const SHOPPER = { name: 'Asha', role: 'USER', avatar: null, token: 'csrf-a', email: 'a@b.co', message: '' } as const;

/** JSON of any shape with the keys that the shop reads. */
const anyJson = fc
  .letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom(null, true, 0, -1, 1e9, '', 'a@b.co', 'ADMIN', 'address', 'confirm', 'javascript:alert(1)', '\n'),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(
        fc.constantFrom(
          ...INHERITED,
          ...['name', 'role', 'token', 'avatar', 'email', 'message', 'mobile', 'a@b.co', 'byTarget', 'cart'],
          ...['address', 'payment', 'deliveryAddressId', 'rating', 'comment', 'id', 'quantity', 'key'],
          ...['at', 'items', 'amount', 'title', 'fields', 'isDefault', 'city', 'postalCode'],
        ),
        tie('value'),
        { maxKeys: 6 },
      ),
    ),
  }))
  .value.map((value) => JSON.stringify(value));

describe('whatever stands in the browser’s storage, it is read without a fault:', () => {
  const readers: [key: string, area: 'localStorage' | 'sessionStorage', read: () => unknown][] = [
    ['loggedUser', 'localStorage', currentUser],
    ['registration', 'localStorage', optionalRegistration],
    ['guestCart', 'localStorage', guestItems],
    ['wishlist', 'localStorage', () => renderHook(() => useIsWishlisted('p1')).result.current],
    [
      'keptAddresses',
      'localStorage',
      () => renderHook(useKeptAddresses).result.current.map(({ fields }) => fields.city),
    ],
    ['removedAddresses', 'localStorage', () => renderHook(useHiddenAddresses).result.current],
    ['totalProducts', 'localStorage', () => renderHook(useStoredCounts).result.current],
    ['checkout', 'sessionStorage', () => renderHook(() => useCheckoutDraft('cart')).result.current.draft.address.city],
    ['review:p1', 'sessionStorage', () => renderHook(() => useReviewDraft('p1')).result.current],
  ];
  test.each(readers)('%s', (key, area, read) => {
    if (key !== 'loggedUser') startSession(SHOPPER);
    fc.assert(
      fc.property(anyJson, (raw) => {
        window[area].setItem(key, raw);
        read();
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
    );
  });
});

test.each(INHERITED)('an address %s has marks of its own, and nothing that every object has', (email) => {
  startSession({ ...SHOPPER, email });
  localStorage.setItem('wishlist', '{"a@b.co":["p2"]}');
  const wishlisted = renderHook(() => useIsWishlisted('p1'));
  expect(wishlisted.result.current).toBe(false);
  storeWishlist(email, ['p1']);
  expect(renderHook(() => useIsWishlisted('p1')).result.current).toBe(true);
  expect(JSON.parse(localStorage.getItem('wishlist') ?? '')).toHaveProperty(['a@b.co'], ['p2']);
});

test.each(INHERITED)('a checkout of a product %s starts like any other', (target) => {
  startSession(SHOPPER);
  sessionStorage.setItem('checkout', '{"email":"a@b.co","byTarget":{"cart":{}}}');
  const { draft } = renderHook(() => useCheckoutDraft(target)).result.current;
  expect(draft).toMatchObject({ address: { city: '' } });
});

test.each(['', ' ', 'a b', 'a\nb', 'töken', '₹', 'a\u0000'])(
  'a token that no header can hold (%j) is nobody’s',
  (token) => {
    localStorage.setItem('loggedUser', JSON.stringify({ ...SHOPPER, token }));
    expect(currentUser()).toBeNull();
  },
);

test.each(
  INHERITED.flatMap((name) => [`/products?${name}=1&${name}[polluted]=1&category=${name}&brand=${name}&sort=${name}`]),
)('nothing of an address becomes part of every object: %s', async (address) => {
  renderScreen(`${address}&__proto__[polluted]=1&constructor[prototype][polluted]=1&price=${'9'.repeat(400)}`).start();
  await screen.findByRole('heading', { level: 1 });
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(screen.queryByText('Something went wrong')).toBeNull();
});
