import { inArray } from 'drizzle-orm'
import type { BannerLink } from '../../../contract/catalog/banners.ts'
import { categories, products } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'

/** Returns whether links of banners lead to something: a category and a product that are there; other links always do. */
export async function linkTargets(
  db: Queries,
  links: readonly (BannerLink | null)[]
): Promise<(link: BannerLink) => boolean> {
  const wanted = links.flatMap(link => (link?.kind === 'category' ? [link.category, link.sub ?? link.category] : []))
  const goods = links.flatMap(link => (link?.kind === 'product' ? [link.product] : []))
  const found = async (table: typeof categories | typeof products, slugs: string[]) =>
    slugs.length === 0 ? [] : db.select({ slug: table.slug }).from(table).where(inArray(table.slug, slugs))
  const [shelves, listed] = [
    new Set((await found(categories, wanted)).map(({ slug }) => slug)),
    new Set((await found(products, goods)).map(({ slug }) => slug))
  ]
  return link => {
    if (link.kind === 'category') return shelves.has(link.category) && shelves.has(link.sub ?? link.category)
    return link.kind !== 'product' || listed.has(link.product)
  }
}
