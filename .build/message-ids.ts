import { readFileSync } from 'node:fs'
import { shortId } from '../src/i18n/message-id.ts'

/** Returns the first factor with which no two keys share an id. */
export function factorFor(keys: readonly string[]): number {
  for (let factor = 31; factor < 1e6; factor += 2)
    if (new Set(keys.map(key => shortId(key, factor))).size === keys.length) return factor
  throw new Error('No factor gives each message an id of its own: allow more ids in src/i18n/message-id.ts.')
}

/** The factor of this build. */
export const messageFactor = factorFor(
  Object.keys(JSON.parse(readFileSync('src/i18n/messages/en-CA.json', 'utf8')) as object)
)
