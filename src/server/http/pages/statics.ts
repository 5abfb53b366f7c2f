import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context as HonoContext, Hono } from 'hono'
import type { SeedPerson } from '../../seed/types.ts'
import { withETag } from '../middleware/headers.ts'
import { indexPage, shopPage } from './index-page.ts'
import { isLocalCall } from '../request/local-call.ts'
import { ownPage } from '../middleware/page-policy.ts'

/** Folders of the static files: the built scripts and the demo's host pages, which a server in earnest has none of. */
export interface Folders {
  scripts: string
  pages?: string | undefined
}

const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  map: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml'
}

/**
 * Serves the built scripts and, in the demo, the host pages and an index that lists its people to local callers; in
 * earnest a page with nothing but the shop. Names are matched in full, so no path leads out of a folder.
 */
export function staticRoutes(app: Hono, { scripts, pages }: Folders, people: SeedPerson[]): void {
  // Modules, and scripts with an `integrity`, are only run from another origin if it allows this.
  for (const path of ['/chunks/*', '/storefront.js', '/pubnub.js'])
    app.use(path, async (c, next) => {
      await next()
      c.res.headers.set('Access-Control-Allow-Origin', '*')
    })
  for (const name of ['storefront.js', 'storefront.js.map', 'pubnub.js'])
    app.get(`/${name}`, withETag, c => serve(c, scripts, name, LOADER))
  app.get('/chunks/:name{[\\w.-]+\\.js(?:\\.map)?}', c =>
    serve(c, join(scripts, 'chunks'), c.req.param('name'), FOREVER)
  )
  if (pages === undefined) app.get('/', withETag, c => c.html(shopPage))
  else hostPageRoutes(app, pages, people)
}

function hostPageRoutes(app: Hono, pages: string, people: SeedPerson[]): void {
  app.use('/', ownPage, withETag)
  app.use('/pages/*', withETag)
  app.get('/pages/:name{[a-z0-9][a-z0-9-]*\\.(?:html|css|js|svg|png)}', c => serve(c, pages, c.req.param('name')))
  app.get('/pages/themes/:name{[a-z0-9][a-z0-9-]*\\.(?:html|css)}', c =>
    serve(c, join(pages, 'themes'), c.req.param('name'))
  )
  app.get('/', async c => c.html(indexPage(await pagesIn(pages), isLocalCall(c) ? people : [])))
}

/** The lifetime of a file whose name has its contents' hash. */
const FOREVER = 'public, max-age=31536000, immutable'
const ALWAYS_ASK = 'public, max-age=0, must-revalidate'
/**
 * The lifetime of the loader: a returning shopper doesn't wait for it, and has the newest one on the visit after. It
 * copes with files of an older build that are gone.
 */
const LOADER = 'public, max-age=60, stale-while-revalidate=604800'

async function serve(c: HonoContext, folder: string, name: string, lifetime = ALWAYS_ASK): Promise<Response> {
  const content = await readFile(join(folder, name)).catch(() => undefined)
  if (content === undefined) return c.text(`There is no ${name}. Has it been built? (npm run build)`, 404)
  c.header('Content-Type', types[name.slice(name.lastIndexOf('.') + 1)])
  c.header('Cache-Control', lifetime)
  return c.body(content)
}

/** Lists the host pages, and after them those of themes. */
async function pagesIn(folder: string): Promise<string[]> {
  const namesIn = async (below: string) => {
    const names = await readdir(join(folder, below)).catch(() => [])
    const pages = names.filter(name => /^[a-z0-9][a-z0-9-]*\.html$/.test(name))
    return pages.sort().map(name => below + name)
  }
  return [...(await namesIn('')), ...(await namesIn('themes/'))]
}
