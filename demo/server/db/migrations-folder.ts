import { fileURLToPath } from 'node:url'

/** Path of the folder with the migrations. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
