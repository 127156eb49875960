/** Replaces graphql's `inspect` in the built shop (web/vite.config.ts). It only words errors of invalid documents. */
export const inspect = String;
