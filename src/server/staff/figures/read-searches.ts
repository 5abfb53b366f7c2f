import { and, between, desc, gte, inArray, max, sql, sum } from 'drizzle-orm'
import type { MissedSearch } from '../../../contract/staff/missed-searches.ts'
import type { Span } from '../../../rules/report/span.ts'
import { mondayOf } from '../../../rules/time/monday-of.ts'
import { missedSearches } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import type { FiguresStore } from './runs-of.ts'

/** The least visits that make words known: those of fewer might be of one person. */
export const LEAST_VISITS = 3

/** Most words that are read. */
const MOST = 500

/** Reads the words of searches that found nothing at some stores, of all weeks with a day of the span, and the number of those beyond the most. */
export async function readSearchesOf(
  db: Database,
  stores: readonly FiguresStore[],
  { from, to }: Span
): Promise<{ searches: MissedSearch[]; more: number }> {
  const { words, language, week, count, locationId } = missedSearches
  const visits = sum(count).mapWith(Number)
  const ids = stores.map(({ id }) => id)
  const found = await db
    .select({ words, language, count: visits, lastWeek: max(week), all: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(missedSearches)
    .where(and(inArray(locationId, ids), between(week, mondayOf(from), to)))
    .groupBy(words, language)
    .having(gte(visits, LEAST_VISITS))
    .orderBy(desc(visits), words, language)
    .limit(MOST)
  const searches = found.map(row => ({
    words: row.words,
    language: row.language,
    count: row.count,
    lastWeek: row.lastWeek ?? mondayOf(to)
  }))
  return { searches, more: (found[0]?.all ?? 0) - searches.length }
}
