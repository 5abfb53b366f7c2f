import { statfs } from 'node:fs/promises'
import type { Log } from '../log/log.ts'
import { ApiError } from '../http/api-error.ts'

/** Reads how many bytes are free where the database is. */
export type FreeBytes = () => Promise<number>

/** Refuses work for which the disk has no room. */
export interface SpaceGuard {
  /** Refuses the call, with 503, while less is free than the database needs to write safely. */
  refuseWhenFull: () => Promise<void>
}

/**
 * How much must stay free: four segments of the database's log (16 MB each), which is made longer by whole segments. Where
 * one finds no room, PGlite spins for ever instead of failing, so no write may come near.
 */
export const LEAST = 64 * 1024 * 1024

/** Seconds after which a refused caller may try again. */
const RETRY_AFTER = 30

/** The free bytes of the file system that a folder is on. */
export const freeBytesOf =
  (folder: string): FreeBytes =>
  async () => {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  }

/** Makes a guard that looks before each write; `makeRoom` is tried once when room gets scarce. Both changes are logged once. */
export function guardSpace(freeBytes: FreeBytes, log: Log, makeRoom: () => Promise<unknown>): SpaceGuard {
  let isFull = false

  async function look(): Promise<boolean> {
    const free = await freeBytes()
    if (free >= LEAST) return false
    // Making room writes a little itself.
    if (isFull || free < LEAST / 2) return true
    // Set first: who comes meanwhile is refused, and does not make room too.
    isFull = true
    await makeRoom().catch((error: unknown) => log('Freeing disk space failed', error))
    return (await freeBytes()) < LEAST
  }

  return {
    async refuseWhenFull() {
      const wasFull = isFull
      isFull = await look()
      if (isFull && !wasFull)
        log(
          'The disk is almost full: less than 64 MB are free for the database. Orders and all else that writes are refused until there is room.'
        )
      if (wasFull && !isFull) log('Disk space is available again: writes are accepted.')
      if (isFull) throw new ApiError(503, 'unavailable', { retryAfter: RETRY_AFTER })
    }
  }
}

/** Whether a statement only reads; one that locks rows writes that it does. */
export function isRead(statement: string): boolean {
  if (/\bfor\s+(no\s+key\s+)?(key\s+)?(update|share)\b/i.test(statement)) return false
  if (/^[\s(]*(select|show|explain|values)\b/i.test(statement)) return true
  return /^\s*with\b/i.test(statement) && !/\b(insert|update|delete|merge)\b/i.test(statement)
}
