import { brandKey } from '../../rules/catalog/brand-key.ts'
import { isSame } from './compare.ts'
import { type ChangeRow, keyOf } from './records.ts'
import { brandField, withBrand } from './rename-offers.ts'

/** Returns the changes of products and offers that came with the new names of brands, as they are without those. */
export function withoutRenames(gone: readonly ChangeRow[], all: readonly ChangeRow[]): ChangeRow[] {
  const dropped = new Set(gone.map(keyOf))
  const left = new Map<string, ChangeRow>()
  for (const { kind, fields } of gone) {
    const { from, to } = fields['name'] ?? {}
    if (kind !== 'brand' || typeof from !== 'string' || typeof to !== 'string') continue
    for (const change of all) {
      if (dropped.has(keyOf(change))) continue
      const before = left.get(keyOf(change)) ?? change
      const after = without(before, from, to)
      if (after !== before) left.set(keyOf(change), after)
    }
  }
  return [...left.values()]
}

function without(change: ChangeRow, former: string, name: string): ChangeRow {
  const { kind, fields } = change
  if (kind === 'product') {
    const brand = fields['brand']
    const isRename = typeof brand?.from === 'string' && brandKey(brand.from) === brandKey(former) && brand.to === name
    return isRename ? withField(change, 'brand', brand.from, brand.from) : change
  }
  if (kind !== 'deal' && kind !== 'code' && kind !== 'banner') return change
  const field = brandField[kind]
  const value = fields[field]
  if (value === undefined) return change
  const isWhole = isSame(value.to, withBrand(value.from, former, name))
  return withField(change, field, value.from, isWhole ? value.from : withBrand(value.to, name, former))
}

/** Returns a change with a field's values; without the field if they are the same. */
function withField(change: ChangeRow, name: string, from: unknown, to: unknown): ChangeRow {
  if (isSame(to, change.fields[name]?.to)) return change
  const { [name]: _, ...others } = change.fields
  return { ...change, fields: isSame(from, to) ? others : { ...others, [name]: { from, to } } }
}
