import { getRequest, type OperationRequest } from './operation-request.ts';

declare global {
  interface Window {
    /** Requests of web/src/first-screen.ts by address; they are sent before the app's code has loaded. */
    prefetched?: Map<string, Promise<Response>>;
  }
}

export function prefetch(request: OperationRequest): void {
  const [address, init] = getRequest(request);
  const answer = fetch(address, init);
  // The app handles a failure when it takes the response. Until then, the rejection must not count as unhandled.
  answer.catch(() => undefined);
  (window.prefetched ??= new Map()).set(address, answer);
}

/** The prefetched response to an address. Only the first call returns it. */
export function takePrefetched(address: string): Promise<Response> | undefined {
  const answer = window.prefetched?.get(address);
  window.prefetched?.delete(address);
  return answer;
}
