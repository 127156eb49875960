import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DateText } from '../../../web/src/ui/date-text.tsx';

test('a day and an hour are those of India, wherever the browser is', () => {
  // Late in the evening of London it is tomorrow in India.
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).not.toBe('Asia/Kolkata');
  render(<DateText iso="2026-06-01T20:00:00Z" withTime />);
  expect(screen.getByRole('time')).toHaveTextContent(/^2 Jun 2026 1:30 am$/i);
});
