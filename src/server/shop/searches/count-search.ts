import { sql } from 'drizzle-orm'
import { mondayOf } from '../../../rules/time/monday-of.ts'
import { dateOf, wallAt } from '../../../rules/time/time-zone.ts'
import { missedSearches } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import type { Language } from '../../http/request/language.ts'

/** New words that are counted for a store in a day: programs that send anything don't fill the table. */
export const MOST_NEW_WORDS = 300

interface Search {
  location: { id: string; timezone: string }
  language: Language
  words: string
}

/** Counts a search in the store's week. Words that are new in it are dropped once the day has had too many. */
export async function countSearch(db: Queries, { location, language, words }: Search, now: Date): Promise<void> {
  const today = dateOf(wallAt(now.getTime(), location.timezone))
  const week = mondayOf(today)
  // One statement: words that are known are counted whatever the number of new ones.
  await db.execute(sql`
    insert into ${missedSearches} as kept (location_id, language, words, week, first_on, count)
    select ${location.id}, ${language}, ${words}, ${week}::date, ${today}::date, 1
    where exists (
      select 1 from ${missedSearches}
      where location_id = ${location.id} and week = ${week}::date and language = ${language} and words = ${words}
    ) or (
      select count(*) from ${missedSearches} where location_id = ${location.id} and first_on = ${today}::date
    ) < ${MOST_NEW_WORDS}::int
    on conflict (location_id, week, language, words) do update set count = kept.count + 1`)
}
