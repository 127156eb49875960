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

/** From now on the page is the app's. */
export const endServersPage = (): void => block()?.remove();
