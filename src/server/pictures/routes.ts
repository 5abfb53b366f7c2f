import { and, desc, eq, lte } from 'drizzle-orm'
import type { Hono } from 'hono'
import { pictureFiles } from '../db/schema.ts'
import type { Database } from '../db/types.ts'
import { type PictureFormat, pictureFormats, pictureWidths } from './picture-address.ts'

const types: Record<PictureFormat, string> = { webp: 'image/webp', jpg: 'image/jpeg' }

/** Matches only paths that the server itself writes. */
const path = `/v1/pictures/:id{[0-9a-f]{32}}/:file{(?:${pictureWidths.join('|')})\\.(?:${pictureFormats.join('|')})}`

/** Serves the stored pictures to any page. A picture never changes at its address, so that browsers and CDNs keep it. */
export function storedPictureRoutes(app: Hono, { db }: { db: Database }): void {
  app.get(path, async c => {
    const [id = '', file = ''] = [c.req.param('id'), c.req.param('file')]
    const [width = '', format = ''] = file.split('.')
    const tag = `"${id.slice(0, 16)}-${file}"`
    const isKnown = c.req.header('if-none-match')?.includes(tag) === true
    const content = isKnown ? undefined : await read(db, id, Number(width), format as PictureFormat)
    if (!isKnown && content === undefined) return c.text('There is no such picture.', 404)
    c.header('Cache-Control', 'public, max-age=31536000, immutable')
    c.header('ETag', tag)
    c.header('Access-Control-Allow-Origin', '*')
    if (content === undefined) return c.body(null, 304)
    c.header('Content-Type', types[format as PictureFormat])
    c.header('Content-Security-Policy', "default-src 'none'")
    return c.body(content)
  })
}

/** Reads a file of a width, or of the largest one below it: a small picture has no more. */
async function read(db: Database, id: string, width: number, format: PictureFormat) {
  const [row] = await db
    .select({ content: pictureFiles.content })
    .from(pictureFiles)
    .where(and(eq(pictureFiles.pictureId, id), eq(pictureFiles.format, format), lte(pictureFiles.width, width)))
    .orderBy(desc(pictureFiles.width))
    .limit(1)
  return row && new Uint8Array(row.content)
}
