import type { Log } from '../../log/log.ts'
import { openEmbedded } from './embedded.ts'
import type { FreeBytes } from '../free-space.ts'
import { openPostgres } from './postgres.ts'
import type { OpenedDatabase } from '../types.ts'

/** Where the database is: a Postgres address, else a folder for the embedded one, else memory. */
export interface Whereabouts {
  url?: string | undefined
  folder?: string | undefined
  /** How long a transaction waits for its turn on a Postgres, in milliseconds. */
  patience?: number | undefined
  /** Where the embedded one says that its disk is almost full: the terminal, unless told otherwise. */
  log?: Log | undefined
  /** Reads how many bytes are free for the embedded one; left out, the file system's. */
  freeBytes?: FreeBytes | undefined
}

/** Opens the database and brings its tables up to date. */
export async function openDatabase({
  url,
  folder,
  patience,
  log,
  freeBytes
}: Whereabouts = {}): Promise<OpenedDatabase> {
  return url === undefined ? openEmbedded(folder, log, freeBytes) : openPostgres(url, { patience })
}
