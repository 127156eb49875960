import { defineConfig } from 'drizzle-kit';

/** For `npm run db:migration`: writes the next migration from what has changed in the tables. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './upstream/database/tables/*.tables.ts',
  out: './upstream/database/migrations',
});
