import { asc } from 'drizzle-orm'
import type { DraftFields } from '../../../contract/staff/draft-fields.ts'
import type { ListedBrand } from '../../../contract/staff/staff-catalogue.ts'
import { brands, products } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import type { StaffMember } from '../../staff/only-staff.ts'
import { whole } from '../../shop/menu/picture.ts'
import { brandKey } from '../../../rules/catalog/brand-key.ts'
import { mayRename, namesBrand, readNaming } from '../rename-offers.ts'
import { things } from '../things/things.ts'

/** Returns all brands: those with facts in their order, then those that products alone name, by name. */
export async function readBrandList(
  db: Queries,
  origin: string,
  member: Pick<StaffMember, 'rights' | 'locations'>
): Promise<ListedBrand[]> {
  const rows = await db.select().from(brands).orderBy(asc(brands.sortOrder), asc(brands.name), asc(brands.id))
  const named = await db.select({ brand: products.brand }).from(products)
  const counts = new Map<string, { name: string; products: number }>()
  for (const { brand } of named) {
    const known = counts.get(brandKey(brand))
    counts.set(brandKey(brand), { name: known?.name ?? brand.trim(), products: (known?.products ?? 0) + 1 })
  }
  const offers = await readNaming(db)
  const offersOf = (brand: string) =>
    offers
      .filter(({ value }) => namesBrand(value, brand))
      .map(offer => ({ name: offer.words, isTheirs: mayRename(member, offer) }))
  const listed = rows.map(row => ({
    id: row.id,
    products: counts.get(brandKey(row.name))?.products ?? 0,
    offers: offersOf(row.name),
    shown: row.picture === null ? null : whole(origin, row.picture),
    ...(things.brand.fieldsOf(row) as DraftFields<'brand'>)
  }))
  for (const { name } of rows) counts.delete(brandKey(name))
  counts.delete('')
  const others = [...counts.values()].toSorted((a, b) => (brandKey(a.name) < brandKey(b.name) ? -1 : 1))
  const blank = { id: null, shown: null, picture: null, text: null, sortOrder: 0 }
  return [...listed, ...others.map(brand => ({ ...blank, ...brand, offers: offersOf(brand.name) }))]
}
