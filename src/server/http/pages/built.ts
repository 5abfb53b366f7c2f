import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { withETag } from '../middleware/headers.ts'

/** Serves the scripts of one of the server's own pages, which the build has put into a folder of that name. */
export function builtRoutes(app: Hono, scripts: string, folder: 'staff' | 'snippet'): void {
  app.get(`/${folder}/:name{[\\w-]+\\.js(?:\\.map)?}`, withETag, async c => {
    const name = c.req.param('name')
    const content = await readFile(join(scripts, folder, name)).catch(() => undefined)
    if (content === undefined) return c.text(`There is no ${name}. Has it been built? (npm run build)`, 404)
    c.header('Content-Type', name.endsWith('.map') ? 'application/json' : 'text/javascript; charset=utf-8')
    c.header('Cache-Control', 'public, max-age=0, must-revalidate')
    return c.body(content)
  })
}
