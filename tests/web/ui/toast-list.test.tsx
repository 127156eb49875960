import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addToast, hideAction, hideErrors, ToastList } from '../../../web/src/ui/toast/toast-list.tsx';
import { Dialog } from '../../../web/src/ui/dialog/dialog.tsx';
import { followKeyboard } from '../../../web/src/ui/toast/toast-place.ts';

const DURATION = 1500;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  // No toast outlives its test.
  act(() => void vi.advanceTimersByTime(60_000));
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

test('a toast that is closed gives its focus back to what had it when it came, if that is still there and can take it', () => {
  const main = document.body.appendChild(Object.assign(document.createElement('main'), { id: 'main', tabIndex: -1 }));
  const cell = main.appendChild(document.createElement('button'));
  const press = () => {
    cell.focus();
    act(() =>
      addToast({ kind: 'success', message: 'Saved', duration: DURATION, action: { label: 'Undo', run: vi.fn() } }),
    );
    const undo = screen.getByRole('button', { name: 'Undo' });
    act(() => undo.focus());
    return () => {
      fireEvent.click(undo);
      leave();
    };
  };
  render(<ToastList />);
  press()();
  expect(cell).toHaveFocus();
  const pressLater = press();
  cell.disabled = true;
  pressLater();
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

test('the place of the toasts knows how much of the window a keyboard covers, until it goes; zoom is none', () => {
  const viewport = Object.assign(new EventTarget(), { scale: 1, height: window.innerHeight, offsetTop: 0 });
  vi.stubGlobal('visualViewport', viewport);
  const place = document.createElement('div');
  const stop = followKeyboard(place);
  const covered = (change: Partial<{ scale: number; height: number }>) => {
    Object.assign(viewport, change).dispatchEvent(new Event('resize'));
    return place.style.getPropertyValue('--keyboard');
  };
  expect(covered({})).toBe('0px');
  expect(covered({ height: window.innerHeight - 300 })).toBe('300px');
  expect(covered({ scale: 2 })).toBe('0px');
  stop();
  expect(covered({ scale: 1 })).toBe('0px');
  vi.unstubAllGlobals();
});

test('a toast replaces the one with the same button, or with the same words, and what is hidden are the errors or the one with a button', () => {
  render(<ToastList />);
  const toast = (kind: 'success' | 'error', message: string, label?: string) =>
    act(() =>
      addToast({
        kind,
        message,
        duration: DURATION,
        action: label ? { label, run: vi.fn() } : undefined,
      }),
    );
  toast('success', 'Lamp removed', 'Undo');
  toast('success', 'A new version', 'Reload');
  toast('error', 'Wrong');
  toast('success', 'Radio removed', 'Undo');
  toast('error', 'Wrong');
  wait(1_000);
  const shown = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(shown().sort()).toEqual(['A new versionReload', 'Radio removedUndo', 'Wrong']);
  act(() => hideErrors());
  wait(400);
  expect(shown()).not.toContain('Wrong');
  act(() => hideAction('Undo'));
  wait(400);
  expect(shown()).toEqual(['A new versionReload']);
});

test('a toast is in the dialog that opened last, in reach of its focus, and survives all of them', async () => {
  const page = (drawer: boolean, question: boolean) => (
    <>
      <ToastList />
      {drawer && (
        <Dialog opened side heading="Order" onClose={vi.fn()}>
          <Dialog opened={question} heading="Cancel it?" onClose={vi.fn()}>
            <p>It cannot be taken back.</p>
          </Dialog>
        </Dialog>
      )}
    </>
  );
  const { rerender } = render(page(true, false));
  act(() => addToast({ kind: 'success', message: 'Packed', duration: DURATION }));
  await act(() => Promise.resolve());
  const place = () => screen.getByRole('alert').closest('dialog');
  expect(place()).toBe(screen.getByRole('dialog', { name: 'Order' }));
  rerender(page(true, true));
  await act(() => Promise.resolve());
  expect(place()).toBe(screen.getByRole('dialog', { name: 'Cancel it?' }));
  rerender(page(false, false));
  await act(() => Promise.resolve());
  expect(place()).toBeNull();
});
