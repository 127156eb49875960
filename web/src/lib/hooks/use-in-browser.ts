import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** What only the browser knows. The server does not, and the first rendering in the browser must be the server's. */
export const useInBrowser = <Known, Unknown>(read: () => Known, onServer: Unknown): Known | Unknown =>
  useSyncExternalStore<Known | Unknown>(never, read, () => onServer);
