import { getRequest, type OperationRequest } from './operation-request.ts';

declare global {
  interface Window {
    /** What web/src/first-screen.ts asked for before the app's code was there, by address. */
    earlyAnswers?: Map<string, Promise<Response>>;
  }
}

/** Asks for something that the app will ask for as soon as it is there. */
export function askEarly(request: OperationRequest): void {
  const [address, init] = getRequest(request);
  const answer = fetch(address, init);
  // Whoever takes it hears of a failure; until then it is not one that nobody handles.
  answer.catch(() => undefined);
  (window.earlyAnswers ??= new Map()).set(address, answer);
}

/** The answer that was asked for early; undefined: none was, or it is taken already. Asking again asks anew. */
export function takeEarly(address: string): Promise<Response> | undefined {
  const answer = window.earlyAnswers?.get(address);
  window.earlyAnswers?.delete(address);
  return answer;
}
