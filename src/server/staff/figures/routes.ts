import { asc } from 'drizzle-orm'
import { object } from 'valibot'
import { figuresQuery, readFigures, readFiguresEntries } from '../../../contract/staff/figures.ts'
import { readMissedSearches } from '../../../contract/staff/missed-searches.ts'
import { type Span, spanError } from '../../../rules/report/span.ts'
import { isTheirStore } from '../../../rules/staff/rights.ts'
import type { Context } from '../../context.ts'
import { locations } from '../../db/schema.ts'
import { badFields, notFound } from '../../http/api-error.ts'
import { readCurrency } from '../../shop/business/currency.ts'
import { checked } from '../../http/request/fields.ts'
import { onlyTheirStores } from '../only-their-stores.ts'
import type { StaffMember } from '../only-staff.ts'
import type { ServeStaff } from '../serve-staff.ts'
import { readEntriesOf } from './read-entries.ts'
import { readFiguresOf } from './read-figures.ts'
import { readSearchesOf } from './read-searches.ts'
import type { FiguresStore } from './runs-of.ts'

const figuresOf = object(figuresQuery)

/** Serves the figures of stores. */
export function figuresRoutes(serve: ServeStaff, context: Context): void {
  const { db, clock } = context

  serve(readFigures, async ({ member, query, language }) => {
    const { span, stores } = await questionOf(context, member, query)
    return {
      ...span,
      at: clock().toISOString(),
      currency: await readCurrency(db),
      locations: stores.map(({ slug }) => slug),
      ...(await readFiguresOf(db, stores, span, language))
    }
  })

  serve(readFiguresEntries, async ({ member, query }) => {
    const { span, stores } = await questionOf(context, member, query)
    return readEntriesOf(db, stores, span)
  })

  serve(readMissedSearches, async ({ member, query }) => {
    const { span, stores } = await questionOf(context, member, query)
    return readSearchesOf(db, stores, span)
  })
}

/** Returns the days and the stores that figures are asked of. Throws 422 for days that can't be read, and 403 for another's store. */
async function questionOf(
  context: Context,
  member: StaffMember,
  query: Readonly<Record<string, string | undefined>>
): Promise<{ span: Span; stores: FiguresStore[] }> {
  const { from, to, location } = checked(figuresOf, query)
  const error = spanError({ from, to })
  if (error) throw badFields({ [error.field]: error.code })
  if (location !== undefined)
    await onlyTheirStores(context, member, [location], { action: 'refused', detail: `figures of ${location}` })
  const { slug, id, timezone } = locations
  const all = await context.db.select({ slug, id, timezone }).from(locations).orderBy(asc(slug))
  const stores = all.filter(one => (location === undefined ? isTheirStore(member, one.slug) : one.slug === location))
  if (stores.length === 0 && location !== undefined) throw notFound()
  return { span: { from, to }, stores }
}
