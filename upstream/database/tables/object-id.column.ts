import { char } from 'drizzle-orm/pg-core';

/** A 24-digit hexadecimal id in lower case. */
export const objectIdColumn = (name: string) => char(name, { length: 24 });
