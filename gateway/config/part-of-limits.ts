import type { Config } from './config.ts';

/** The limits of the machine, divided among its workers. Connections are handed out in turn, so each worker gets its part of them. */
export function partOf<Part extends Pick<Config, 'operating' | 'protection' | 'searchIndex' | 'upstream'>>(
  config: Part,
  count: number,
): Part {
  const { operating, protection, searchIndex, upstream } = config;
  const { http, pictures, uploads } = protection;
  const part = (limit: number): number => Math.ceil(limit / count);
  return {
    ...config,
    upstream: { ...upstream, connections: part(upstream.connections), queue: part(upstream.queue) },
    searchIndex: { ...searchIndex, callsPerSecond: searchIndex.callsPerSecond / count },
    operating: { ...operating, maxOperationsInFlight: part(operating.maxOperationsInFlight) },
    protection: {
      ...protection,
      http: {
        ...http,
        connections: part(http.connections),
        connectionsPerAddress: part(http.connectionsPerAddress),
      },
      pictures: {
        ...pictures,
        connections: part(pictures.connections),
        atOnce: part(pictures.atOnce),
        perAddress: part(pictures.perAddress),
        heldBytes: part(pictures.heldBytes),
      },
      uploads: { ...uploads, atOnce: part(uploads.atOnce), conversions: part(uploads.conversions) },
    },
  };
}
