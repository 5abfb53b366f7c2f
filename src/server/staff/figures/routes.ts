import { asc } from 'drizzle-orm'
import { object } from 'valibot'
import { figuresQuery, readFigures } from '../../../contract/staff/figures.ts'
import { spanError } from '../../../rules/report/span.ts'
import { isTheirStore } from '../../../rules/staff/rights.ts'
import type { Context } from '../../context.ts'
import { locations } from '../../db/schema.ts'
import { badFields, notFound } from '../../http/api-error.ts'
import { readCurrency } from '../../shop/business/currency.ts'
import { checked } from '../../http/request/fields.ts'
import { onlyTheirStores } from '../only-their-stores.ts'
import type { ServeStaff } from '../serve-staff.ts'
import { readFiguresOf } from './read-figures.ts'

const figuresOf = object(figuresQuery)

/** Serves the figures of stores. */
export function figuresRoutes(serve: ServeStaff, context: Context): void {
  const { db, clock } = context

  serve(readFigures, async ({ member, query, language }) => {
    const { from, to, location } = checked(figuresOf, query)
    const error = spanError({ from, to })
    if (error) throw badFields({ [error.field]: error.code })
    if (location !== undefined)
      await onlyTheirStores(context, member, [location], { action: 'refused', detail: `figures of ${location}` })
    const { slug, id, timezone } = locations
    const all = await db.select({ slug, id, timezone }).from(locations).orderBy(asc(slug))
    const stores = all.filter(one => (location === undefined ? isTheirStore(member, one.slug) : one.slug === location))
    if (stores.length === 0 && location !== undefined) throw notFound()
    return {
      from,
      to,
      at: clock().toISOString(),
      currency: await readCurrency(db),
      locations: stores.map(store => store.slug),
      ...(await readFiguresOf(db, stores, { from, to }, language))
    }
  })
}
