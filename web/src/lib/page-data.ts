import { PAGE_DATA } from '../../../schema/rendered-page.ts';

/** What the app takes over of a page that the server rendered. */
export interface PageData {
  /** Of Apollo's cache. */
  cache: Record<string, never>;
  stale: boolean;
}

const block = (): HTMLElement | null => document.getElementById(PAGE_DATA);

/** True on the server, and while the page still belongs to it. */
export const isServersPage = (): boolean => !globalThis.document || block() !== null;

/** Null: the browser renders the page. */
export function pageData(): PageData | null {
  return JSON.parse(block()?.textContent || 'null') as PageData | null;
}

/** Keeps clicks on buttons that need the app, for when it has taken the page over. */
export function keepClicks(): void {
  const keep = ({ target }: Event): void => {
    const button = target instanceof Element && target.closest<HTMLElement>('button[type=button]');
    if (button && isServersPage()) button.dataset['pressed'] = '';
  };
  document.addEventListener('click', keep, true);
}

/** From now on the page is the app's. */
export function endServersPage(): void {
  block()?.remove();
  for (const button of document.querySelectorAll<HTMLElement>('button[data-pressed]')) {
    delete button.dataset['pressed'];
    button.click();
  }
}
