import { openEmbedded } from './embedded.ts'
import { openPostgres } from './postgres.ts'
import type { OpenedDatabase } from './types.ts'

/** Where the database is: a Postgres address, else a folder for the embedded one, else memory. */
export interface Whereabouts {
  url?: string | undefined
  folder?: string | undefined
  /** How long a transaction waits for its turn on a Postgres, in milliseconds. */
  patience?: number | undefined
}

/** Opens the database and brings its tables up to date. */
export async function openDatabase({ url, folder, patience }: Whereabouts = {}): Promise<OpenedDatabase> {
  return url === undefined ? openEmbedded(folder) : openPostgres(url, { patience })
}
