import { fileURLToPath } from 'node:url'

/** Path of the migrations folder. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
