import type { Log } from '../../log/log.ts'
import { openEmbedded } from './embedded.ts'
import type { FreeBytes } from '../free-space.ts'
import { openPostgres } from './postgres.ts'
import type { OpenedDatabase } from '../types.ts'

/** Location of the database: a Postgres URL, else a folder for the embedded one, else memory. */
export interface Whereabouts {
  url?: string | undefined
  folder?: string | undefined
  /** Time that a transaction waits for its turn on Postgres, in milliseconds. */
  patience?: number | undefined
  /** Logs that the embedded database's disk is almost full; the terminal by default. */
  log?: Log | undefined
  /** Reads the free bytes for the embedded database; the file system's by default. */
  freeBytes?: FreeBytes | undefined
}

/** Opens the database and migrates it. */
export async function openDatabase({
  url,
  folder,
  patience,
  log,
  freeBytes
}: Whereabouts = {}): Promise<OpenedDatabase> {
  return url === undefined ? openEmbedded(folder, log, freeBytes) : openPostgres(url, { patience })
}
