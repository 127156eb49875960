import { getRequest, type OperationRequest } from './operation-request.ts';

declare global {
  interface Window {
    /** Requests of web/src/first-screen.ts, sent before the app's code has loaded, by address. */
    prefetched?: Map<string, Promise<Response>>;
  }
}

/** Sends a request that the app will need first. */
export function prefetch(request: OperationRequest): void {
  const [address, init] = getRequest(request);
  const answer = fetch(address, init);
  // The app handles a failure when it takes the response; until then it must not count as unhandled.
  answer.catch(() => undefined);
  (window.prefetched ??= new Map()).set(address, answer);
}

/** The prefetched response to an address, once; undefined: there is none, or it was taken. */
export function takePrefetched(address: string): Promise<Response> | undefined {
  const answer = window.prefetched?.get(address);
  window.prefetched?.delete(address);
  return answer;
}
