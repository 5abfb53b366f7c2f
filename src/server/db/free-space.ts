import { statfs } from 'node:fs/promises'
import type { Log } from '../log/log.ts'
import { ApiError } from '../http/api-error.ts'

/** Reads the free bytes on the database's disk. */
export type FreeBytes = () => Promise<number>

/** Refuses writes when the disk is almost full. */
export interface SpaceGuard {
  /** Throws 503 while less is free than the database needs to write safely. */
  refuseWhenFull: () => Promise<void>
}

/**
 * Bytes that must stay free: four WAL segments (16 MB each). PGlite loops forever instead of failing when it can't
 * create one, so no write may come near.
 */
export const LEAST = 64 * 1024 * 1024

/** `Retry-After` of refused calls, in seconds. */
const RETRY_AFTER = 30

/** The free bytes of the file system of a folder. */
export const freeBytesOf =
  (folder: string): FreeBytes =>
  async () => {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  }

/**
 * Creates a guard that checks before each write; `makeRoom` is tried once when space gets low. Both changes are logged
 * once.
 */
export function guardSpace(freeBytes: FreeBytes, log: Log, makeRoom: () => Promise<unknown>): SpaceGuard {
  let isFull = false

  async function look(): Promise<boolean> {
    const free = await freeBytes()
    if (free >= LEAST) return false
    // Making room writes a little itself.
    if (isFull || free < LEAST / 2) return true
    // Set first, so that concurrent calls are refused and don't make room too.
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

/** True if a statement only reads; row locks count as writes. */
export function isRead(statement: string): boolean {
  if (/\bfor\s+(no\s+key\s+)?(key\s+)?(update|share)\b/i.test(statement)) return false
  if (/^[\s(]*(select|show|explain|values)\b/i.test(statement)) return true
  return /^\s*with\b/i.test(statement) && !/\b(insert|update|delete|merge)\b/i.test(statement)
}
