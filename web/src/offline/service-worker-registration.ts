import { appFile } from '../lib/reload-page.ts';

const ADDRESS = '/service-worker.js';

/** TypeScript does not declare Trusted Types. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (address: string) => string };
}

/** The content security policy allows this one address of a script to be made at run time (gateway/pages/security-headers.ts). */
function scriptAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => ADDRESS });
  return policy?.createScriptURL(ADDRESS) ?? ADDRESS;
}

/** `onControlled`: a service worker serves the page from now on, which it did not when the page was loaded. */
export async function registerServiceWorker(onControlled: () => void): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker.controller) {
    serviceWorker.addEventListener(
      'controllerchange',
      () => {
        keepLoadedFiles();
        onControlled();
      },
      { once: true },
    );
  }
  const registration = await serviceWorker.register(scriptAddress(), { updateViaCache: 'none' });
  offerTakeOver(registration);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => offerTakeOver(registration));
  });
}

/** What the page loaded before is still in the browser's own cache, from where the service worker takes it. */
function keepLoadedFiles(): void {
  const urlsToCache = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter(
      (name) => /^\/(assets|pictures)\//.test(new URL(name).pathname) && new URL(name).origin === location.origin,
    );
  navigator.serviceWorker.controller?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

/** A new service worker takes over at once if no page but this one is open, and this one is of its release. */
function offerTakeOver({ waiting }: ServiceWorkerRegistration): void {
  waiting?.postMessage({ type: 'TAKE_OVER', entry: appFile() });
}

/** A developer’s page is served by no service worker, also where an installed shop had the same address before. */
export async function removeServiceWorkers(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
}
