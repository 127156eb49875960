import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NOTICE_MS } from '../../../web/src/lib/timing.ts';
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
        action: label ? { label, run: vi.fn(), isWayOn: true } : undefined,
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

test.each([
  ['Ctrl + Z', { key: 'z', ctrlKey: true }, true],
  ['⌘ Z', { key: 'z', metaKey: true }, true],
  ['Ctrl + Z of a Hindi keyboard', { key: '्', code: 'KeyZ', ctrlKey: true }, true],
  ['Z alone', { key: 'z' }, false],
  ['Ctrl + Shift + Z', { key: 'Z', ctrlKey: true, shiftKey: true }, false],
])('what a toast offers to undo is undone once by a key: %s', (_, key, isDone) => {
  render(<ToastList />);
  const run = vi.fn();
  act(() => addToast({ kind: 'success', message: 'Removed', duration: DURATION, action: { label: 'Undo', run } }));
  for (const _press of [1, 2]) fireEvent.keyDown(document.body, key);
  expect(run).toHaveBeenCalledTimes(isDone ? 1 : 0);
});

test('the key takes back what was typed where there is text, and never follows a way on', () => {
  render(
    <>
      <ToastList />
      <input aria-label="Name" />
    </>,
  );
  const run = vi.fn();
  const offer = (isWayOn: boolean) =>
    act(() =>
      addToast({ kind: 'success', message: 'Done', duration: DURATION, action: { label: 'Go', run, isWayOn } }),
    );
  offer(false);
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'z', ctrlKey: true });
  offer(true);
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(run).not.toHaveBeenCalled();
});

test('what was removed one after the other is taken back one after the other, the last first, and that is said', () => {
  render(<ToastList />);
  const back: string[] = [];
  const remove = (title: string) =>
    act(() =>
      addToast({
        kind: 'success',
        message: `${title} removed`,
        duration: DURATION,
        action: { label: 'Undo', run: () => back.push(title) },
      }),
    );
  for (const title of ['Lamp', 'Radio', 'Chair']) remove(title);
  const press = () => fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  press();
  const said = screen.getByText('Undone.');
  expect(said).toHaveRole('alert');
  wait(DURATION - 1);
  expect(screen.getAllByText(/removed$/).map(({ textContent }) => textContent)).toEqual(['Radio removed']);
  press();
  expect(screen.getByText('Undone.')).not.toBe(said);
  press();
  press();
  expect(back).toEqual(['Chair', 'Radio', 'Lamp']);
  wait(NOTICE_MS);
  leave();
  expect(screen.queryByRole('alert')).toBeNull();

  // What has gone by itself is not offered again.
  remove('Sofa');
  wait(DURATION);
  leave();
  remove('Bench');
  press();
  press();
  expect(back.slice(3)).toEqual(['Bench']);
});
