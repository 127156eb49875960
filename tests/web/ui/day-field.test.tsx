import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type FormEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { DayField } from '../../../web/src/ui/table/tools/day-field.tsx';
import { DaysSelect } from '../../../web/src/ui/table/tools/days-select.tsx';
import { readDay, showDay } from '../../../web/src/ui/table/tools/day-text.ts';

test.each([
  ['26/11/2026', '2026-11-26'],
  ['1-2-2026', '2026-02-01'],
  ['26112026', '2026-11-26'],
  [' 2026-11-26 ', '2026-11-26'],
  ['31/02/2026', undefined],
  ['11/26/2026', undefined],
  ['26/11/202', undefined],
  ['yesterday', undefined],
])('%s is read as %s', (typed, day) => expect(readDay(typed)).toBe(day));

test('a day is shown with its day first', () => expect(['2026-11-26', ''].map(showDay)).toEqual(['26/11/2026', '']));

function Filter({ onChange }: { onChange: (day: string) => void }) {
  const [day, setDay] = useState('');
  return (
    <DayField
      label="Date, from"
      value={day}
      onChange={(next) => {
        setDay(next);
        onChange(next);
      }}
    />
  );
}

test('a day is told once it is whole, and what is none says how to write it', async () => {
  const onChange = vi.fn<(day: string) => void>();
  render(<Filter onChange={onChange} />);
  const user = userEvent.setup();
  const field = screen.getByRole('textbox', { name: 'Date, from' });
  expect(field).toHaveAttribute('placeholder', 'DD/MM/YYYY');
  await user.type(field, '26112026');
  expect(onChange.mock.calls).toEqual([['2026-11-26']]);
  await user.tab();
  expect(field).toHaveValue('26/11/2026');
  await user.clear(field);
  expect(onChange).toHaveBeenLastCalledWith('');
  await user.type(field, '11/26/2026');
  expect(field).toBeValid();
  await user.tab();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Write a day that exists, as DD/MM/YYYY.');
});

test('Enter says what is no day, in the field that keeps the focus, until it is one', async () => {
  const onSubmit = vi.fn<(event: FormEvent) => void>();
  render(
    <form onSubmit={onSubmit}>
      <Filter onChange={() => undefined} />
    </form>,
  );
  const user = userEvent.setup();
  const field = screen.getByRole('textbox', { name: 'Date, from' });
  for (const typed of ['31/02/2026', '12/2']) {
    await user.clear(field);
    await user.type(field, typed);
    expect(screen.queryByRole('alert')).toBeNull();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Write a day that exists, as DD/MM/YYYY.');
    expect(field).toHaveAccessibleDescription('Write a day that exists, as DD/MM/YYYY.');
    expect(field).toHaveFocus();
  }
  expect(onSubmit).not.toHaveBeenCalled();
  await user.tab();
  await user.tab({ shift: true });
  // Who comes back to mend it still reads it.
  expect(field).toBeInvalid();
  await user.type(field, '/2026');
  expect(field).toBeValid();
  await user.keyboard('{Enter}');
  expect(field).toHaveValue('12/02/2026');
});

test('an empty field without a day to go back to stays empty, one that needs a day shows it again', async () => {
  render(<DayField label="From" value="2026-11-26" onChange={() => undefined} />);
  const field = screen.getByRole('textbox', { name: 'From' });
  await userEvent.clear(field);
  await userEvent.tab();
  expect(field).toHaveValue('26/11/2026');
  expect(field).toBeValid();
});

test('the browser’s calendar is one press away', async () => {
  const showPicker = vi.fn<() => void>();
  HTMLInputElement.prototype.showPicker = showPicker;
  const onChange = vi.fn<(day: string) => void>();
  const { container } = render(<Filter onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Calendar: Date, from' }));
  expect(showPicker).toHaveBeenCalledOnce();
  fireEvent.change(container.querySelector('[type=date]') as Element, { target: { value: '2026-01-05' } });
  expect(onChange).toHaveBeenCalledWith('2026-01-05');
  expect(screen.getByRole('textbox')).toHaveValue('05/01/2026');
});

test('days that are asked for often are one choice, and others have a name', () => {
  vi.useFakeTimers({ now: new Date('2026-03-01T20:00:00Z') }); // the second of March in India
  const onChoose = vi.fn<(days: { from: string; to: string }) => void>();
  const at = (from: string, to: string) => <DaysSelect read={(name) => ({ from, to })[name]} onChoose={onChoose} />;
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
  vi.useRealTimers();
});
