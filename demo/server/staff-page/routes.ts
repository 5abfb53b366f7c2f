import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { tagged, unkept } from '../http/middleware/headers.ts'
import { ownPage } from '../http/middleware/page-policy.ts'
import { languageOf } from '../http/request/language.ts'
import { staffPage } from './page.ts'

/**
 * Serves the staff board, which the build has put into the folder `staff` of the scripts. It may be read by anybody: the
 * API returns its data to staff only.
 */
export function staffPageRoutes(app: Hono, scripts: string): void {
  app.use('/staff', unkept, ownPage)
  app.use('/staff/*', tagged)
  app.get('/staff', c => c.html(staffPage(languageOf(c.req.query('lang'), c.req.header('accept-language')))))
  app.get('/staff/:name{[\\w-]+\\.js(?:\\.map)?}', async c => {
    const name = c.req.param('name')
    const content = await readFile(join(scripts, 'staff', name)).catch(() => undefined)
    if (content === undefined) return c.text(`There is no ${name}. Has it been built? (npm run build)`, 404)
    c.header('Content-Type', name.endsWith('.map') ? 'application/json' : 'text/javascript; charset=utf-8')
    c.header('Cache-Control', 'public, max-age=0, must-revalidate')
    return c.body(content)
  })
}
