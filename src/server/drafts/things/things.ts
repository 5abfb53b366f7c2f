import { inArray, like } from 'drizzle-orm'
import { type DraftKind, draftFields } from '../../../contract/staff/draft-fields.ts'
import { banners, brands, categories, deals, products, promos, rewards, variants } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import { inParts } from '../../import/in-parts.ts'
import { slugOf } from '../../seed/slug.ts'
import { businesses } from './business.ts'
import { loyalties } from './loyalty.ts'
import { ofTable } from './of-table.ts'
import { prices } from './prices.ts'
import { storeThings } from './stores.ts'
import type { Fields, Thing } from './thing.ts'
import { zones } from './zones.ts'

/** The source of products that were made on the staff board. */
const board = 'board'

const namesOf = (kind: DraftKind): string[] => Object.keys(draftFields[kind].entries)

/** Returns a slug of a thing's name that no other has. */
async function freeSlug(db: Queries, table: typeof products | typeof categories, id: string, { name }: Fields) {
  const base = slugOf((name as { en: string }).en).slice(0, 80) || 'product'
  const rows = await db
    .select({ slug: table.slug })
    .from(table)
    .where(like(table.slug, `${base}%`))
  return rows.some(({ slug }) => slug === base) ? `${base}-${id.slice(0, 6)}` : base
}

const size = ofTable({ table: variants, names: namesOf('size'), rest: async (_, id) => ({ externalId: id }) })

/** Sizes may exchange their identifiers, so all give them up before they are written. */
const sizes: Thing = {
  ...size,
  async write(tx, rows, now) {
    await inParts(
      rows.map(row => row['id'] as string),
      async some => {
        await tx.update(variants).set({ sku: null, gtin: null }).where(inArray(variants.id, some))
        return []
      }
    )
    await size.write(tx, rows, now)
  }
}

/** How each kind of thing is stored that drafts change. */
export const things: Record<DraftKind, Thing> = {
  category: ofTable({
    table: categories,
    names: namesOf('category'),
    rest: async (db, id, fields) => ({ slug: await freeSlug(db, categories, id, fields) })
  }),
  brand: ofTable({ table: brands, names: namesOf('brand'), rest: async () => ({}) }),
  product: ofTable({
    table: products,
    names: namesOf('product'),
    rest: async (db, id, fields, now) => ({
      source: board,
      externalId: id,
      slug: await freeSlug(db, products, id, fields),
      addedAt: now
    })
  }),
  size: sizes,
  price: prices,
  deal: ofTable({ table: deals, names: namesOf('deal'), rest: async () => ({}) }),
  code: ofTable({ table: promos, names: namesOf('code'), rest: async () => ({}) }),
  business: businesses,
  store: storeThings,
  zone: zones,
  banner: ofTable({ table: banners, names: namesOf('banner'), rest: async () => ({}) }),
  reward: ofTable({ table: rewards, names: namesOf('reward'), rest: async () => ({}) }),
  loyalty: loyalties
}
