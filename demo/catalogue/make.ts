import type { Potency, PotencyUnit } from '../../src/contract/catalog/potency.ts'
import { brands } from './brands.ts'
import { daysOnMenu, effectsOf, ratingOf, saleNameOf } from './extras.ts'
import { sizes } from './sizes.ts'
import { stockOf } from './stock.ts'
import { lookUp, words } from './table.ts'
import type { SeedProduct, SeedText } from '../../src/server/seed/types.ts'
import { aromas, terpenes } from './words/aromas.ts'
import { slugOf } from '../../src/server/seed/slug.ts'
import { type Strain, strains } from './words/strains.ts'
import { list } from './words/text.ts'

/** The columns that every category's table has. */
export interface Row {
  brand: string
  sizes: string
  flags: string
}

/** The facts of a product that its category's file provides. */
export type Facts = Omit<
  SeedProduct,
  'slug' | 'brand' | 'discontinued' | 'featured' | 'tags' | 'daysOnMenu' | 'effects' | 'rating' | 'variants'
>

/** Creates a product from a row and its facts. Flags: `F` featured, `P` staff pick, `D` discontinued, and the marks of the stock. */
export function make(row: Row, facts: Facts): SeedProduct {
  lookUp(brands, row.brand, 'brand')
  const flags = words(row.flags)
  const slug = slugOf(`${row.brand} ${facts.name.en}`)
  return {
    slug,
    brand: row.brand,
    ...facts,
    discontinued: flags.includes('D'),
    featured: flags.includes('F'),
    tags: flags.includes('P') ? ['staff-pick'] : [],
    daysOnMenu: daysOnMenu(slug),
    effects: effectsOf(slug, facts.strainType),
    rating: ratingOf(slug),
    variants: sizes(row.sizes).map(size => ({
      ...size,
      saleName: size.salePrice === null ? null : saleNameOf(slug, facts.form),
      stock: stockOf(`${slug} ${size.size.en}`, flags)
    }))
  }
}

/** Parses `22-26`, `24` or `<1` as a range in a unit; an empty cell is null. */
export function range(cell: string, unit: PotencyUnit): Potency | null {
  if (cell === '') return null
  if (cell.startsWith('<')) return { min: 0, max: Number(cell.slice(1)), unit }
  const [min = NaN, max = min] = cell.split('-').map(Number)
  if (!(min <= max)) throw new Error(`not a potency: "${cell}"`)
  return { min, max, unit }
}

/** Returns the cultivar of a name; throws if there is none. */
export function strainOf(name: string): Strain {
  return lookUp(strains, name, 'strain')
}

/** Returns the terpenes of a cultivar, scaled by the strength of the product's form. */
export function terpenesOf(strain: Strain, strength = 1): SeedProduct['terpenes'] {
  return strain.terpenes.map(({ key, percent }) => ({
    name: lookUp(terpenes, key, 'terpene'),
    percent: Math.round(percent * strength * 100) / 100
  }))
}

/** Returns a sentence on the aromas. */
export function smellsOf(keys: string[]): SeedText {
  const named = list(keys.map(key => lookUp(aromas, key, 'aroma')))
  return { en: `Smells of ${named.en}.`, fr: `Arômes : ${named.fr}.` }
}

/** Returns the strain type as used in a sentence. */
export function kindOf(strain: Strain): SeedText {
  const kinds: Record<Strain['type'], SeedText> = {
    indica: { en: 'an indica-dominant cultivar', fr: 'cultivar à dominance indica' },
    sativa: { en: 'a sativa-dominant cultivar', fr: 'cultivar à dominance sativa' },
    hybrid: { en: 'a hybrid cultivar', fr: 'cultivar hybride' },
    blend: { en: 'a blend of cultivars', fr: 'assemblage de cultivars' }
  }
  return kinds[strain.type]
}
