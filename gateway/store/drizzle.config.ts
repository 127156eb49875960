import { defineConfig } from 'drizzle-kit';

/** For `npm run db:migration`, which writes the next migration from the changed tables. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './gateway/store/tables.ts',
  out: './gateway/store/migrations',
});
