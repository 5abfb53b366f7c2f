import { randomBytes } from 'node:crypto'
import { customType, text, timestamp } from 'drizzle-orm/pg-core'

/** A text in both languages. */
export interface Words {
  en: string
  fr: string
}

/** Returns an id of 128 random bits. */
export function newId(): string {
  if (used + 16 > random.length) [random, used] = [randomBytes(4096), 0]
  used += 16
  return random.toString('hex', used - 16, used)
}

/** Unused random bytes: requesting many together costs as much as requesting a few. */
let [random, used] = [randomBytes(0), 0]

/** A text primary key with a random id by default. */
export const key = () => text('id').primaryKey().$defaultFn(newId)

/** A timestamp with microseconds and time zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Bytes as they are. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })
