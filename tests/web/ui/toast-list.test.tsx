import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addToast, hideErrors, ToastList } from '../../../web/src/ui/toast/toast-list.tsx';
import { freeShift } from '../../../web/src/ui/toast/toast-place.ts';

const DURATION = 1500;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function show(): HTMLElement {
  render(<ToastList />);
  act(() => addToast({ kind: 'success', message: 'Saved', duration: DURATION }));
  return screen.getByRole('alert');
}
const wait = (time: number): void => {
  act(() => void vi.advanceTimersByTime(time));
};
/** Advances the clock until the toast has faded. */
const leave = () => {
  wait(1);
  wait(1_000);
};
const isThere = () => screen.queryByText('Saved') !== null;

test('a toast goes by itself, also from under a pointer that rests where it came', () => {
  const toast = show();
  fireEvent.mouseEnter(toast);
  wait(DURATION - 1);
  expect(isThere()).toBe(true);
  leave();
  expect(isThere()).toBe(false);
});

test('a toast that is closed gives its focus to the main part of the page', () => {
  const main = document.body.appendChild(Object.assign(document.createElement('main'), { id: 'main', tabIndex: -1 }));
  show();
  const close = screen.getByRole('button', { name: 'Close this message' });
  act(() => close.focus());
  fireEvent.click(close);
  leave();
  expect(isThere()).toBe(false);
  expect(main).toHaveFocus();
  main.remove();
});

test('a pointer that moves on it holds it, until some time after it has left', () => {
  const toast = show();
  fireEvent.pointerMove(toast);
  wait(10 * DURATION);
  expect(isThere()).toBe(true);
  fireEvent.pointerLeave(toast);
  wait(DURATION - 1);
  expect(isThere()).toBe(true);
  leave();
  expect(isThere()).toBe(false);
});

test('the focus holds it, whatever the pointer does; the keyboard closes it', () => {
  const toast = show();
  const close = screen.getByRole('button', { name: 'Close this message' });
  act(() => close.focus());
  fireEvent.pointerMove(toast);
  fireEvent.pointerLeave(toast);
  wait(10 * DURATION);
  expect(isThere()).toBe(true);
  act(() => close.blur());
  wait(DURATION - 1);
  expect(isThere()).toBe(true);
  act(() => close.focus());
  act(() => close.click());
  leave();
  expect(isThere()).toBe(false);
});

const BOTTOM = { top: 728, bottom: 784 };
const TOP = { top: 76, bottom: 132 };
const HIGH = { top: 100, bottom: 144 };
const LOW = { top: 740, bottom: 790 };

test.each([
  ['stays where nothing is in its way', BOTTOM, [HIGH], 0],
  ['moves above a button', BOTTOM, [LOW], -56],
  ['moves above all buttons that are in its way', BOTTOM, [{ top: 640, bottom: 690 }, LOW], -156],
  ['moves below a button where it begins at the top', TOP, [HIGH, LOW], 80],
  ['stays where all is full', BOTTOM, [{ top: 0, bottom: 800 }], 0],
])('a toast %s', (_, wanted, taken, shift) => {
  expect(freeShift(wanted, taken, { top: 64, bottom: 800 }, wanted === BOTTOM)).toBe(shift);
});

test('a toast replaces the one with the same button, and what is hidden are the errors', () => {
  render(<ToastList />);
  const toast = (kind: 'success' | 'error', message: string, label?: string) =>
    act(() => addToast({ kind, message, duration: DURATION, action: label ? { label, run: vi.fn() } : undefined }));
  toast('success', 'Lamp removed', 'Undo');
  toast('success', 'A new version', 'Reload');
  toast('error', 'Wrong');
  toast('success', 'Radio removed', 'Undo');
  wait(1_000);
  const shown = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(shown().sort()).toEqual(['A new versionReload', 'Radio removedUndo', 'Wrong']);
  act(() => hideErrors());
  wait(400);
  expect(shown()).not.toContain('Wrong');
});
