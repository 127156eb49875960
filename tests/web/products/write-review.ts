import { screen } from '@testing-library/react';
import type { renderScreen } from '../render-screen.tsx';

type Person = Pick<ReturnType<typeof renderScreen>, 'user'>;

export const comment = () => screen.findByRole('textbox', { name: 'Your review' });
export const submit = () => screen.findByRole('button', { name: 'Submit review' });
export const writing = () => screen.findByRole('button', { name: 'Write a review' });

/** The form is open for a draft, and otherwise by its button. */
export async function openForm({ user }: Person): Promise<void> {
  const button = await writing();
  if (button.getAttribute('aria-expanded') === 'false') await user.click(button);
}

export async function fill(shop: Person, stars: string, text: string): Promise<void> {
  const { user } = shop;
  await openForm(shop);
  await user.click(await screen.findByRole('radio', { name: stars }));
  await user.type(await comment(), text);
}
