import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Pastes into the fields with these labels, in order: each key typed would render the form. An empty text clears the field. */
export async function fillIn(user: UserEvent, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    const field = screen.getByLabelText(label);
    await user.clear(field);
    if (text) await user.paste(text);
  }
}

/** A field's error message, as a screen reader finds it; null: the field is not marked as wrong. */
export function problemOf(label: string): string | null {
  const field = screen.getByLabelText(label);
  if (field.getAttribute('aria-invalid') !== 'true') return null;
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}
