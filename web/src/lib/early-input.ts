import { nextTask } from './next-task.ts';
import { isServersPage } from './page-data.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const BUTTON = 'button[type=button]';
const FIELD = 'input, textarea, select';

/** Keeps what is clicked and entered before the app has taken the page over: in its elements, with a number for the order. */
export function keepEarlyInput(): void {
  let number = 0;
  const keep = (type: string, kind: string): void =>
    document.addEventListener(
      type,
      ({ target }) => {
        const element = target instanceof Element && target.closest<HTMLElement>(kind);
        if (element && isServersPage()) element.dataset['early'] = `${(number += 1)} ${valueOf(element)}`;
      },
      true,
    );
  keep('click', BUTTON);
  keep('input', FIELD);
}

/** Tells the app what was clicked and entered before, each in a task of its own, since an answer may be drawn in between. */
export async function replayEarlyInput(): Promise<void> {
  const elements = [...document.querySelectorAll<HTMLElement>('[data-early]')];
  const inputs = elements.map((element) => {
    const [, number, value = ''] = /^(\d+) (.*)$/s.exec(element.dataset['early'] ?? '') ?? [];
    delete element.dataset['early'];
    return { element, number: Number(number), value };
  });
  for (const { element, value } of inputs.toSorted((a, b) => a.number - b.number)) {
    await nextTask();
    // React ignores a change to what it knows, and it knows what is set on the element itself.
    if (isChoice(element)) element.checked = value === 'false';
    if (isChoice(element) || element.matches(BUTTON)) element.click();
    else enter(element as Field, value);
  }
}

const isChoice = (element: Element): element is HTMLInputElement =>
  element.matches('input[type=radio], input[type=checkbox]');

function valueOf(element: Element): string {
  return isChoice(element) ? String(element.checked) : ((element as Partial<Field>).value ?? '');
}

function enter(field: Field, value: string): void {
  field.value = '';
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  property?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
