/** Stands in for graphql's own in the built shop (web/vite.config.ts): it words what only a wrong document could bring about. */
export const inspect = String;
