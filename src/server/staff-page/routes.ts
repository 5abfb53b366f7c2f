import type { Hono } from 'hono'
import { noStore } from '../http/middleware/headers.ts'
import { ownPage } from '../http/middleware/page-policy.ts'
import { builtRoutes } from '../http/pages/built.ts'
import { languageOf } from '../http/request/language.ts'
import { staffPage } from './page.ts'

/** Serves the staff board. It may be read by anybody: the API returns its data to staff only. */
export function staffPageRoutes(app: Hono, scripts: string): void {
  app.use('/staff', noStore, ownPage)
  app.get('/staff', c => c.html(staffPage(languageOf(c.req.query('lang'), c.req.header('accept-language')))))
  builtRoutes(app, scripts, 'staff')
}
