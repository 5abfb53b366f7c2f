import { defineConfig } from 'drizzle-kit'

/** What `drizzle-kit generate --config demo/server/db/drizzle.config.ts` needs to write the next migration. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './demo/server/db/schema/*.ts',
  out: './demo/server/db/migrations'
})
