import { pipe, regex, string } from 'valibot'
import { env } from '../env/env.ts'
import { keep, readKept } from './persistence.ts'

const platformId = pipe(string(), regex(/^[\w-]{8,64}$/))

let current: string | undefined

/** The visit's platform id: created on the first visit and kept (SPEC A4). */
export function readPlatformId(): string {
  current ??= readKept('platform', platformId)
  if (current === undefined) {
    current = env().randomId()
    keep('platform', current)
  }
  return current
}

/** Forgets the id that was read, not the one that is kept. */
export function resetPlatformId(): void {
  current = undefined
}
