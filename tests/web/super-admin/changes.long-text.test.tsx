import { gql } from '@apollo/client';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockProduct, productId } from '../../support/graphql/mock-schema.ts';
import { renderScreen } from '../render-screen.tsx';
// Loaded in advance, so that no test waits for the lazy screen.
import '../../../web/src/features/super-admin/super-admin-page.tsx';

const lamp = mockProduct({ id: productId(1), title: 'Brass lamp' });

test('a long text shows what differs in it, with whole words, and the whole of it on a press', async () => {
  const text = (word: string, years: string) =>
    `A lamp of ${word} brass, made by hand in Moradabad by a family that has done so for ${years} now.`;
  const [before, after] = [text('polished', 'decades'), text('brushed', 'centuries')];
  const shop = renderScreen('/superAdmin?tab=changes', {
    signedInAs: 'super@haat.com',
    products: [{ ...lamp, description: before }],
  });
  await shop.client.mutate({
    mutation: gql(
      'mutation ($id: ID!, $changes: ProductChanges!) { updateProduct(id: $id, changes: $changes) { code } }',
    ),
    variables: { id: lamp.id, changes: { description: after } },
  });
  shop.start();
  const cells = within(await screen.findByRole('table', { name: 'Changes by staff, latest first' }));
  await cells.findByText('The whole text');
  const said = (role: 'deletion' | 'insertion') => cells.getAllByRole(role).map(({ textContent }) => textContent);
  // Two edits, and nothing between them; last the whole, which is closed.
  expect(said('deletion')).toEqual(['polished', 'decades', before]);
  expect(said('insertion')).toEqual(['brushed', 'centuries', after]);
  expect(cells.getByText(after)).not.toBeVisible();
  await shop.user.click(cells.getByText('The whole text'));
  expect(cells.getByText(after)).toBeVisible();
});
