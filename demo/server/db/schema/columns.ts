import { randomBytes } from 'node:crypto'
import { text, timestamp } from 'drizzle-orm/pg-core'

/** The same words in both languages, as they are kept. */
export interface Words {
  en: string
  fr: string
}

/** Makes an id of 128 random bits that nobody can guess. */
export const newId = (): string => randomBytes(16).toString('hex')

/** A primary key that is an id of our own. */
export const key = () => text('id').primaryKey().$defaultFn(newId)

/** An instant with microseconds and zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
