import { ServerError } from '@apollo/client/errors';
import { LoadingError } from './loading-error.ts';
import { reloadPage } from './reload-page.ts';

/** How long the shop is waited for when it is asked whether it can be reached, in ms. */
const PROBE_MS = 5_000;

/** How long an import may go on after a file failed to be preloaded, in ms: Chromium never settles one that waited for it. */
const GRACE_MS = 1_000;

/** Style sheets that did not come, and loads that were rejected: Vite asks for each sheet only once, and later goes without. */
const missing = new Set<HTMLLinkElement>();
const rejected = new WeakSet<object>();
whenLinkFails((link) => link.rel === 'stylesheet' && missing.add(link));

/** Loads a piece of the shop's code and its style sheets. Rejects with a LoadingError if it can't be had. */
export async function loadChunk<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  const settled = new AbortController();
  const stuck = new Promise<never>((_resolve, reject) => {
    whenLinkFails(({ href }) => setTimeout(reject, GRACE_MS, new Error(`Not loaded: ${href}`)), settled.signal);
  });
  try {
    const chunk = await Promise.race([load(), stuck]);
    const sheets = await Promise.all([...missing].map(askAgain));
    // Which of them this chunk needs is not known: all, if it was rejected for want of one.
    if (rejected.has(load) && sheets.includes(false)) throw new Error('Style sheets are missing.');
    rejected.delete(load);
    return chunk;
  } catch (cause) {
    rejected.add(load);
    throw new LoadingError('code', cause);
  } finally {
    settled.abort();
  }
}

/** Tells of each file of the shop's code that a link of the page asked for and that did not come. */
function whenLinkFails(tell: (link: HTMLLinkElement) => unknown, signal?: AbortSignal): void {
  const onError = ({ target }: Event) =>
    target instanceof HTMLLinkElement && ['modulepreload', 'stylesheet'].includes(target.rel) && tell(target);
  document.addEventListener('error', onError, { capture: true, ...(signal && { signal }) });
}

/** True if the sheet has come now. */
function askAgain(link: HTMLLinkElement): Promise<boolean> {
  const again = link.cloneNode() as HTMLLinkElement;
  missing.delete(link);
  link.replaceWith(again);
  return new Promise((resolve) => {
    again.addEventListener('load', () => resolve(true));
    again.addEventListener('error', () => resolve(false));
  });
}

/**
 * Loads a chunk that did not come before. Where the shop answers and the chunk still does not come, a release has replaced it, or
 * the browser remembers the failure: then the page is loaded anew, and this never settles. That happens once for each address of
 * each build, so never in a loop. Rejects with what keeps the shop away, else with what keeps the chunk away.
 */
export async function recoverChunk<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  try {
    return await loadChunk(load);
  } catch {
    await probe();
  }
  try {
    return await loadChunk(load);
  } catch (error) {
    if (!reloadPage()) throw error;
    return new Promise(() => undefined);
  }
}

/** Rejects if the shop does not answer, with what is wrong. */
async function probe(): Promise<void> {
  const signal = AbortSignal.timeout(PROBE_MS);
  const response = await fetch('/', { method: 'HEAD', cache: 'no-store', signal }).catch((cause: unknown) => {
    throw new LoadingError(signal.aborted ? 'slow' : 'none', cause);
  });
  if (!response.ok) throw new ServerError(`The shop answered ${response.status}.`, { response, bodyText: '' });
}
