import { asc, eq } from 'drizzle-orm'
import type { Context as HonoContext, Hono } from 'hono'
import { drawCategory, drawLogo, drawProduct } from '../../demo.ts'
import type { Context } from '../../context.ts'
import { categories, products, variants } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import { pictureOf } from './picture.ts'

const most = 2000

/**
 * Serves the pictures of categories and products, drawn on first request and cached in memory, and the demo's logo. A
 * URL with a matching `v` is immutable.
 */
export function pictureRoutes(app: Hono, { db }: Context, isDemo: boolean): void {
  if (isDemo) app.get('/pictures/logo.svg', c => picture(c, drawLogo(), false))
  app.get('/pictures/categories/:file{[a-z0-9][a-z0-9-]*\\.svg}', c =>
    picture(c, drawCategory(c.req.param('file').slice(0, -'.svg'.length)), false)
  )
  const drawn = new Map<string, string>()
  app.get('/pictures/:file{[a-z0-9][a-z0-9-]*\\.svg}', async c => {
    const address = `/pictures/${c.req.param('file')}?v=${c.req.query('v') ?? ''}`
    const cachedSvg = drawn.get(address)
    if (cachedSvg !== undefined) return picture(c, cachedSvg, true)
    const product = await find(db, c.req.param('file').slice(0, -'.svg'.length))
    if (product === undefined) return c.text('There is no such picture.', 404)
    const svg = drawProduct(product.drawable)
    if (product.address !== address) return picture(c, svg, false)
    if (drawn.size >= most) drawn.clear()
    drawn.set(address, svg)
    return picture(c, svg, true)
  })
}

function picture(c: HonoContext, svg: string, lasting: boolean): Response {
  c.header('Content-Type', 'image/svg+xml')
  c.header('Cache-Control', lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
  c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'")
  c.header('Access-Control-Allow-Origin', '*')
  return c.body(svg)
}

async function find(db: Queries, slug: string) {
  const [row] = await db
    .select({ product: products, size: variants.size, subCategory: categories.slug })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.subCategoryId))
    .leftJoin(variants, eq(variants.productId, products.id))
    .where(eq(products.slug, slug))
    .orderBy(asc(variants.sortOrder))
    .limit(1)
  if (row === undefined) return undefined
  const { name, brand, form, strainType } = row.product
  const { subCategory } = row
  return {
    address: pictureOf({ ...row.product, picture: null }),
    drawable: { slug, name: name.en, brand, form, subCategory, strainType, size: row.size?.en ?? '' }
  }
}
