/** In ms, from the page's beginning: a slow picture must not keep the page from reacting. */
const LATEST_START = 3_000;

/** Pictures can have come before anything is drawn: the scripts would delay that. */
async function pageIsDrawn(): Promise<void> {
  await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  await new Promise((resolve) => {
    new PerformanceObserver((entries, observer) => {
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve(undefined);
    }).observe({ type: 'paint', buffered: true });
  });
}

const touched = (): Promise<unknown> =>
  new Promise((resolve) => {
    for (const input of ['pointerdown', 'keydown']) window.addEventListener(input, resolve, { once: true });
  });

/**
 * Starts the app on a page that the server rendered. What is seen comes before what makes it react, so the app waits until the
 * page is drawn with its pictures, but not if it is touched.
 */
export async function startApp(): Promise<void> {
  await Promise.race([pageIsDrawn(), touched(), new Promise((resolve) => setTimeout(resolve, LATEST_START))]);
  for (const file of document.querySelectorAll<HTMLLinkElement>('link[data-later]')) file.rel = 'modulepreload';
  const app = document.querySelector<HTMLLinkElement>('link[data-later=app]');
  if (app) await import(/* @vite-ignore */ app.href);
}
