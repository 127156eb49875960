import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SEARCH_DEBOUNCE_MS } from '../../../web/src/lib/timing.ts';
import { DaysSelect, RangeFilter } from '../../../web/src/ui/table/range-filter.tsx';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-01T20:00:00Z') })); // the second of March in India
afterEach(() => void vi.useRealTimers());

const inApp = (children: ReactNode) => <MantineProvider env="test">{children}</MantineProvider>;

test('days that are asked for often are one choice, and others have a name', () => {
  const onChoose = vi.fn<(days: { from: string; to: string }) => void>();
  const at = (from: string, to: string) =>
    inApp(<DaysSelect read={(name) => ({ from, to })[name]} onChoose={onChoose} />);
  const { rerender } = render(at('', ''));
  const choice = screen.getByRole('combobox', { name: 'Days' });
  expect(choice).toHaveDisplayValue('All days');
  fireEvent.change(choice, { target: { value: 'month' } });
  expect(onChoose).toHaveBeenLastCalledWith({ from: '2026-03-01', to: '2026-03-02' });
  rerender(at('2026-02-24', '2026-03-02'));
  expect(choice).toHaveDisplayValue('Last 7 days');
  rerender(at('2026-02-24', ''));
  expect(choice).toHaveDisplayValue('Other days');
  fireEvent.change(choice, { target: { value: '' } });
  expect(onChoose).toHaveBeenLastCalledWith({ from: '', to: '' });
});

test('a day is sent once its year is typed, not at the year 2 or 20', () => {
  const onChange = vi.fn<(name: string, value: string) => void>();
  render(inApp(<RangeFilter label="Date" names={['from', 'to']} read={() => ''} onChange={onChange} type="date" />));
  const type = (value: string) => {
    fireEvent.change(screen.getByLabelText('Date, from'), { target: { value } });
    vi.advanceTimersByTime(SEARCH_DEBOUNCE_MS);
  };
  type('0002-11-26');
  type('0020-11-26');
  expect(onChange).not.toHaveBeenCalled();
  type('2026-11-26');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('from', '2026-11-26');
});
