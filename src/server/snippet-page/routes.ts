import type { Hono } from 'hono'
import { withETag, noStore } from '../http/middleware/headers.ts'
import { ownPage, previewPolicy } from '../http/middleware/page-policy.ts'
import { builtRoutes } from '../http/pages/built.ts'
import { languageOf } from '../http/request/language.ts'
import { snippetPage } from './page.ts'
import { previewPage } from './preview.ts'

/** Serves the page where a retailer picks the look of their shop and copies its code, and the preview in it. */
export function snippetPageRoutes(app: Hono, scripts: string): void {
  app.use('/snippet', noStore, ownPage)
  app.get('/snippet', c => c.html(snippetPage(languageOf(c.req.query('lang'), c.req.header('accept-language')))))
  app.get('/snippet/preview', withETag, previewPolicy, c =>
    c.html(previewPage(c.req.query(), languageOf(c.req.query('lang'), c.req.header('accept-language'))))
  )
  builtRoutes(app, scripts, 'snippet')
}
