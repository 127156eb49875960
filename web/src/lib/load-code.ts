import { ServerError } from '@apollo/client/errors';
import { reloadPageOnce } from './reload-page.ts';

/** `none`: no connection; `cut`: lost during the response; `slow`: timeout; `code`: the shop responds, a file fails. */
export class LoadingError extends Error {
  readonly kind: 'none' | 'cut' | 'slow' | 'code';

  constructor(kind: LoadingError['kind'], cause: unknown) {
    super(kind, { cause });
    this.kind = kind;
  }
}

/** Timeout, in ms, of the request that finds out if the shop can be reached. */
const PROBE_MS = 5_000;

/** How long, in ms, an import may go on after a preload failed. Chromium never settles an import that waited for it. */
const GRACE_MS = 1_000;

/** Vite requests a style sheet only once and later goes on without it, so failed sheets and loads are kept here. */
const failedSheets = new Map<HTMLLinkElement, Promise<boolean> | undefined>();
const rejectedLoads = new WeakSet<object>();
onLinkError((link) => link.rel === 'stylesheet' && failedSheets.set(link, undefined));

/** Imports code and its style sheets. Rejects with a LoadingError. */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  const settled = new AbortController();
  const stuck = new Promise<never>((_resolve, reject) => {
    onLinkError(({ href }) => setTimeout(reject, GRACE_MS, new Error(`Not loaded: ${href}`)), settled.signal);
  });
  try {
    const code = await Promise.race([load(), stuck]);
    const sheets = await Promise.all([...failedSheets.keys()].map(reloadSheet));
    // It is not known which sheets this code needs: after a rejection it needs all of them.
    if (rejectedLoads.has(load) && sheets.includes(false)) throw new Error('Style sheets are missing.');
    rejectedLoads.delete(load);
    return code;
  } catch (cause) {
    rejectedLoads.add(load);
    throw new LoadingError('code', cause);
  } finally {
    settled.abort();
  }
}

function onLinkError(callback: (link: HTMLLinkElement) => unknown, signal?: AbortSignal): void {
  const onError = ({ target }: Event) =>
    target instanceof HTMLLinkElement && ['modulepreload', 'stylesheet'].includes(target.rel) && callback(target);
  // The server has none.
  globalThis.document?.addEventListener('error', onError, { capture: true, ...(signal && { signal }) });
}

/** Loads that run at the same time share a reload: otherwise one of them would find no sheet to wait for. */
function reloadSheet(link: HTMLLinkElement): Promise<boolean> {
  const underWay = failedSheets.get(link);
  if (underWay) return underWay;
  const copy = link.cloneNode() as HTMLLinkElement;
  link.replaceWith(copy);
  const reloaded = new Promise<boolean>((resolve) => {
    copy.addEventListener('load', () => resolve(true));
    // By then the copy is a failed sheet itself.
    copy.addEventListener('error', () => resolve(false));
  });
  failedSheets.set(link, reloaded);
  void reloaded.then(() => failedSheets.delete(link));
  return reloaded;
}

/**
 * Tries once more if code does not come. If it fails although the shop responds (a release replaced it, or the browser
 * remembers the failure), the page reloads once per address and build, and this never settles. Otherwise rejects with the cause.
 */
export async function recoverCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await loadCode(load);
  } catch {
    await probe();
  }
  try {
    return await loadCode(load);
  } catch (error) {
    if (!reloadPageOnce()) throw error;
    return new Promise(() => undefined);
  }
}

async function probe(): Promise<void> {
  const signal = AbortSignal.timeout(PROBE_MS);
  const response = await fetch('/', { method: 'HEAD', cache: 'no-store', signal }).catch((cause: unknown) => {
    throw new LoadingError(signal.aborted ? 'slow' : 'none', cause);
  });
  if (!response.ok) throw new ServerError(`The shop answered ${response.status}.`, { response, bodyText: '' });
}
