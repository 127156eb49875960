import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Types into the fields with these labels, in order. An empty text clears the field. */
export async function fillIn(user: UserEvent, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    const field = screen.getByLabelText(label);
    await user.clear(field);
    if (text) await user.type(field, text.replaceAll(/[[{]/g, '$&$&'));
  }
}

/** A field's error message, as a screen reader finds it; null: the field is not marked as wrong. */
export function problemOf(label: string): string | null {
  const field = screen.getByLabelText(label);
  if (field.getAttribute('aria-invalid') !== 'true') return null;
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}
