import { brandKey } from '../../rules/catalog/brand-key.ts'
import { isWithin } from '../../rules/staff/rights.ts'
import { banners, deals, promos } from '../db/schema.ts'
import type { Queries } from '../db/types.ts'
import type { StaffMember } from '../staff/only-staff.ts'
import type { ChangeRow } from './records.ts'

/** The field of each kind of offer that may name a brand: a discount its items, a banner the search that it leads to. */
export const brandField = { deal: 'takes', code: 'takes', banner: 'link' } as const

/** A deal, a code or a banner, with the value that may name a brand, its name in words and its stores; null is all. */
export interface NamingOffer {
  kind: keyof typeof brandField
  id: string
  value: unknown
  words: { en: string; fr: string }
  locations: string[] | null
}

/** Returns a discount or a link with another name in place of a brand's. */
export function withBrand(value: unknown, former: string, name: string): unknown {
  if (Array.isArray(value)) return value.map(part => withBrand(part, former, name))
  if (typeof value !== 'object' || value === null) return value
  const isIt = (text: unknown) => typeof text === 'string' && brandKey(text) === brandKey(former)
  const isSearch = 'kind' in value && value.kind === 'search'
  return Object.fromEntries(
    Object.entries(value).map(([key, part]: [string, unknown]) => {
      if (key === 'brands' && Array.isArray(part))
        return [key, [...new Set(part.map((brand: unknown) => (isIt(brand) ? name : brand)))]]
      return [key, isSearch && key === 'text' && isIt(part) ? name : withBrand(part, former, name)]
    })
  )
}

/** True if a discount or a link names a brand. */
export const namesBrand = (value: unknown, brand: string): boolean =>
  JSON.stringify(value) !== JSON.stringify(withBrand(value, brand, `${brand}\u0000`))

/** Reads the deals, codes and banners, as they are. */
export async function readNaming(db: Queries): Promise<NamingOffer[]> {
  const lists = [
    (await db.select().from(deals)).map(({ id, name, takes, locations }) => ({
      kind: 'deal' as const,
      id,
      value: takes,
      words: name,
      locations
    })),
    (await db.select().from(promos)).map(({ id, code, takes, locations }) => ({
      kind: 'code' as const,
      id,
      value: takes,
      words: { en: code, fr: code },
      locations
    })),
    (await db.select().from(banners)).map(({ id, title, link, locations }) => ({
      kind: 'banner' as const,
      id,
      value: link,
      words: title,
      locations
    }))
  ]
  return lists.flat()
}

/** Returns the offers as a draft has them. */
export function offersIn(offers: readonly NamingOffer[], draft: readonly ChangeRow[]): NamingOffer[] {
  const known = new Map(offers.map(offer => [`${offer.kind} ${offer.id}`, offer]))
  for (const { kind, thing, change, fields } of draft) {
    if (kind !== 'deal' && kind !== 'code' && kind !== 'banner') continue
    const key = `${kind} ${thing}`
    const before = known.get(key) ?? { kind, id: thing, value: null, words: { en: '', fr: '' }, locations: null }
    const [value, locations] = [fields[brandField[kind]], fields['locations']]
    if (change === 'remove') known.delete(key)
    else
      known.set(key, {
        ...before,
        value: value ? value.to : before.value,
        locations: locations ? (locations.to as string[] | null) : before.locations
      })
  }
  return [...known.values()]
}

/** True if a member may change an offer. */
export const mayRename = (
  { rights, locations }: Pick<StaffMember, 'rights' | 'locations'>,
  offer: NamingOffer
): boolean => rights.includes('promotions') && (locations === null || isWithin(offer.locations, locations))
