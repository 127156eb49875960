/** For `npm run db:migration`, which writes the next migration from the changed tables. */
export default {
  dialect: 'postgresql',
  schema: './upstream/database/tables/*.tables.ts',
  out: './upstream/database/migrations',
};
