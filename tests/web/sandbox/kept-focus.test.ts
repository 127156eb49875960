import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { giveFocusBack, keepHistoryFocus } from '../../../web/sandbox/kept-focus.ts';

let end: () => void;
beforeEach(() => {
  document.body.innerHTML = '<main><button>Settings</button><button>Keys</button></main>';
  end = giveFocusBack();
});
afterEach(() => {
  end();
  document.body.innerHTML = '';
});

const button = (place: number) => document.querySelectorAll<HTMLElement>('main button')[place];

/** As GraphiQL's: it takes the focus. */
function openDialog(): HTMLElement {
  const dialog = document.createElement('div');
  dialog.className = 'graphiql-dialog';
  dialog.innerHTML = '<button>Close</button>';
  document.body.append(dialog);
  dialog.querySelector('button')?.focus();
  return dialog;
}

test('a closed dialog gives the focus back to the button that opened it', async () => {
  button(0)?.focus();
  button(1)?.focus();
  openDialog().remove();
  expect(document.body).toHaveFocus();
  await vi.waitFor(() => expect(button(1)).toHaveFocus());
});

test('what has the focus by then keeps it', async () => {
  button(1)?.focus();
  const dialog = openDialog();
  dialog.remove();
  button(0)?.focus();
  await new Promise((drawn) => requestAnimationFrame(drawn));
  expect(button(0)).toHaveFocus();
});

test('an entry of the history that is deleted hands the focus to the next one, the last one to the list', async () => {
  const entry = '<li><button class="graphiql-history-item-action" aria-label="Delete from history">x</button></li>';
  document.body.innerHTML = `<section class="graphiql-history"><ul>${entry.repeat(3)}</ul></section>`;
  const stop = keepHistoryFocus();
  const deletes = () => [...document.querySelectorAll<HTMLElement>('button')];
  const press = async (place: number) => {
    const pressed = deletes()[place];
    pressed?.addEventListener('click', () => pressed.closest('li')?.remove());
    pressed?.focus();
    pressed?.click();
    expect(document.body).toHaveFocus();
    await new Promise((drawn) => requestAnimationFrame(drawn));
  };
  const second = deletes()[1];
  await press(0);
  expect(second).toHaveFocus();
  await press(1);
  expect(second).toHaveFocus();
  await press(0);
  expect(document.querySelector('section')).toHaveFocus();
  stop();
});
