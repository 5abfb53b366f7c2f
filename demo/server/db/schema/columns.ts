import { randomBytes } from 'node:crypto'
import { text, timestamp } from 'drizzle-orm/pg-core'

/** The same words in both languages, as they are kept. */
export interface Words {
  en: string
  fr: string
}

/** Makes an id of 128 random bits that nobody can guess. */
export function newId(): string {
  if (used + 16 > random.length) [random, used] = [randomBytes(4096), 0]
  used += 16
  return random.toString('hex', used - 16, used)
}

/** Random bytes that no id was made of yet: to ask for many at once costs as much as to ask for a few. */
let [random, used] = [randomBytes(0), 0]

/** A primary key that is an id of our own. */
export const key = () => text('id').primaryKey().$defaultFn(newId)

/** An instant with microseconds and zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
