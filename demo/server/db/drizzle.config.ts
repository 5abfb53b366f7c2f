import { defineConfig } from 'drizzle-kit'

/**
 * Configuration for `drizzle-kit generate --config demo/server/db/drizzle.config.ts`, which writes the next migration.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: './demo/server/db/schema/*.ts',
  out: './demo/server/db/migrations'
})
