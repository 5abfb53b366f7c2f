import { defineConfig } from 'drizzle-kit'

/**
 * Configuration for `drizzle-kit generate --config src/server/db/drizzle.config.ts`, which writes the next migration.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/server/db/schema/*.ts',
  out: './src/server/db/migrations'
})
