import type { Hono } from 'hono'
import type { Context } from '../context.ts'
import { noStore } from '../http/middleware/headers.ts'
import { ownPage } from '../http/middleware/page-policy.ts'
import { builtRoutes } from '../http/pages/built.ts'
import { languageOf } from '../http/request/language.ts'
import { hasBusiness } from '../seed/seed-shop.ts'
import { staffPage } from './page.ts'

/** Serves the staff board. It may be read by anybody: the API returns its data to staff only. */
export function staffPageRoutes(app: Hono, scripts: string, { db }: Pick<Context, 'db'>): void {
  app.use('/staff', noStore, ownPage)
  app.get('/staff', async c => {
    // Without its database the page is there all the same.
    const hasShop = await hasBusiness(db).catch(() => true)
    return c.html(staffPage(languageOf(c.req.query('lang'), c.req.header('accept-language')), hasShop))
  })
  builtRoutes(app, scripts, 'staff')
}
