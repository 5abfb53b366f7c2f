import { inArray } from 'drizzle-orm'
import { products, variants, type Words } from '../db/schema.ts'
import type { Queries } from '../db/types.ts'
import { inParts } from '../import/in-parts.ts'
import { type Compared, valuesOf } from './compare.ts'
import { placeOf } from './things/prices.ts'

/** What people call a thing, and the product that it is of. */
export interface Label {
  words: Words
  product: string | null
}

const loyaltyWords: Words = { en: 'Points and tiers', fr: 'Points et niveaux' }

const nothing: Words = { en: '', fr: '' }

/** A name that is the same in both languages. */
function same(name: unknown): Words {
  const text = typeof name === 'string' ? name : ''
  return { en: text, fr: text }
}

function zoneName(change: Compared['change'], row: Compared['row']): unknown {
  const zone = (row ?? change.row)?.['zone'] as { name: string } | undefined
  return zone?.name ?? change.fields['name']?.to
}

const brandName = (change: Compared['change'], row: Compared['row']): unknown =>
  row?.['name'] ?? change.row?.['name'] ?? change.fields['name']?.to

const join = (a: Words, b: Words): Words => ({ en: `${a.en}, ${b.en}`, fr: `${a.fr}, ${b.fr}` })

/** Returns the names of things that changes are on, in the order of the changes: a size's has its product's in front. */
export async function labelsOf(db: Queries, compared: readonly Compared[]): Promise<Label[]> {
  const added = (kind: 'product' | 'size') =>
    compared.flatMap(({ change }) =>
      change.kind === kind && change.change === 'add' ? [{ id: change.thing, ...valuesOf(change) }] : []
    )
  const sizeIds = compared.flatMap(({ change: { kind, thing } }) =>
    kind === 'size' ? [thing] : kind === 'price' ? [placeOf(thing).size] : []
  )
  const stored = await inParts([...new Set(sizeIds)], ids =>
    db
      .select({ id: variants.id, productId: variants.productId, size: variants.size })
      .from(variants)
      .where(inArray(variants.id, ids))
  )
  const sizes = new Map(
    [...(added('size') as unknown as typeof stored), ...stored].map(size => [size.id, size] as const)
  )
  const productIds = [
    ...compared.flatMap(({ change: { kind, thing } }) => (kind === 'product' ? [thing] : [])),
    ...[...sizes.values()].map(({ productId }) => productId)
  ]
  const named = await inParts([...new Set(productIds)], ids =>
    db.select({ id: products.id, name: products.name }).from(products).where(inArray(products.id, ids))
  )
  const names = new Map(
    [...(added('product') as unknown as typeof named), ...named].map(({ id, name }) => [id, name] as const)
  )

  return compared.map(({ change, row }) => {
    const { kind, thing } = change
    if (kind === 'product') return { words: names.get(thing) ?? nothing, product: thing }
    if (kind === 'size' || kind === 'price') {
      const size = sizes.get(kind === 'size' ? thing : placeOf(thing).size)
      const product = size && names.get(size.productId)
      return { words: size && product ? join(product, size.size) : nothing, product: size?.productId ?? null }
    }
    if (kind === 'loyalty') return { words: loyaltyWords, product: null }
    if (kind === 'business') return { words: same(row?.['name']), product: null }
    if (kind === 'brand') return { words: same(brandName(change, row)), product: null }
    if (kind === 'zone') return { words: same(zoneName(change, row)), product: null }
    // A banner's name is its title.
    const field = kind === 'banner' ? 'title' : 'name'
    const name = (change.change === 'set' ? undefined : valuesOf(change)[field]) ?? row?.[field] ?? change.row?.[field]
    return { words: (name as Words | undefined) ?? nothing, product: null }
  })
}
