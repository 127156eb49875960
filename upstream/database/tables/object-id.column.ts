import { char } from 'drizzle-orm/pg-core';

/** A column for a 24-hex id, in lower case; such ids begin with their time, so they sort by age. */
export const objectIdColumn = (name: string) => char(name, { length: 24 });
