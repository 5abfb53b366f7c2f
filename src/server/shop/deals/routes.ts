import { asc } from 'drizzle-orm'
import type { Hono } from 'hono'
import { readDeals } from '../../../contract/catalog/deals.ts'
import type { Context } from '../../context.ts'
import { deals } from '../../db/schema.ts'
import { route } from '../../http/route.ts'
import { findListed } from '../locations/find-location.ts'
import { timeAt } from '../menu/sale.ts'
import { viewDeal } from './view-deal.ts'

/** Serves the deals of a location that are in force or begin later. */
export function dealRoutes(app: Hono, { db, clock }: Pick<Context, 'db' | 'clock'>): void {
  route(app, readDeals, async ({ param, language }) => {
    const location = await findListed(db, param('location'))
    const rows = await db.select().from(deals).orderBy(asc(deals.sortOrder), asc(deals.id))
    const here = rows.filter(({ locations }) => locations?.includes(location.slug) ?? true)
    const shown = here.map(row => viewDeal(row, language, timeAt(location, clock())))
    return { deals: shown.filter(({ current, next }) => current !== null || next !== null) }
  })
}
