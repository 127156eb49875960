/** Address of the app's first file, which differs in each build. A page that the server rendered names it in a link. */
export function appFile(): string | undefined {
  const app = document.querySelector<HTMLScriptElement | HTMLLinkElement>('script[src], link[data-later=app]');
  if (!app) return undefined;
  return app instanceof HTMLLinkElement ? app.href : app.src;
}
