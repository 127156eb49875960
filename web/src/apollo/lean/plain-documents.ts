import type { DocumentNode } from 'graphql';

/** Replaces Apollo's in the built shop (web/vite.config.ts): the shop's documents have no directives of the client. */
export const removeDirectivesFromDocument = (_directives: unknown, document: DocumentNode): DocumentNode => document;

/** The same: the cache parses no scalars. */
export const coerceScalarFieldsToParsed = <Result>(result: Result): Result => result;
