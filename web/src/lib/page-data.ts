import { PAGE_DATA } from '../../../schema/rendered-page.ts';

/** What the app takes over of a page that the server rendered. */
export interface PageData {
  /** Of Apollo's cache. */
  cache: Record<string, never>;
  stale: boolean;
}

const block = (): HTMLElement | null => document.getElementById(PAGE_DATA);

/** True while the page still belongs to the server. */
export const isServersPage = (): boolean => block() !== null;

/** Null: the browser renders the page. Only the first call returns the data. */
export function takePageData(): PageData | null {
  const found = block();
  found?.remove();
  return JSON.parse(found?.textContent || 'null') as PageData | null;
}
