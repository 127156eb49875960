import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Server, ServerResponse } from 'node:http';
import type { Metrics } from './metrics.ts';

/** Counts the answers of this server with a status of 400 or above. Returns a function that stops it. */
export function countRefusals(metrics: Pick<Metrics, 'refusal'>, server: Server): () => void {
  const onFinish = (message: unknown): void => {
    const { response, server: of } = message as { response: ServerResponse; server: Server };
    if (of === server && response.statusCode >= 400) metrics.refusal(response.statusCode);
  };
  subscribe('http.server.response.finish', onFinish);
  return () => void unsubscribe('http.server.response.finish', onFinish);
}
