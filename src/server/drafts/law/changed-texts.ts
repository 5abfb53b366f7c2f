import type { DraftKind } from '../../../contract/staff/draft-fields.ts'
import type { CheckedOffer } from '../../../rules/promotion-law/check-offer.ts'
import type { LawLanguage } from '../../../rules/promotion-law/rule.ts'
import { type Compared, valuesOf } from '../compare.ts'
import type { Fields } from '../things/thing.ts'
import { things } from '../things/things.ts'

/** The texts of each kind that shoppers read about an offer or a product. */
const textFields: Record<DraftKind, readonly string[]> = {
  category: ['name', 'text'],
  brand: ['text'],
  product: ['name', 'description', 'pictureAlt'],
  size: [],
  price: ['saleName'],
  deal: ['name'],
  code: ['name'],
  banner: ['title', 'text', 'alt'],
  business: ['emailNote', 'searchWords'],
  store: ['name', 'receiptNote'],
  zone: [],
  reward: ['name'],
  loyalty: ['tiers']
}

const languages: readonly LawLanguage[] = ['en', 'fr']

/** A text that a change makes. */
export interface ChangedText {
  field: string
  language: LawLanguage
  text: string
}

type Pair = Record<LawLanguage, string> | null | undefined

/** The text of a field in a language; that of the tiers has the name of each, and that of the search's words has all of them. */
const textIn = (value: unknown, language: LawLanguage): string | undefined =>
  Array.isArray(value)
    ? (value as (string[] | { name: NonNullable<Pair> })[])
        .map(part => (Array.isArray(part) ? part.join(', ') : part.name[language]))
        .join('\n')
    : (value as Pair)?.[language]

/** The fields of a thing as a change leaves them. */
export const fieldsAfter = ({ change, row }: Compared): Fields => ({
  ...(row && things[change.kind].fieldsOf(row)),
  ...valuesOf(change)
})

/** True if an offer gets other stores, where other rules may apply to all of it. */
const isMoved = ({ change }: Compared): boolean => change.change === 'set' && 'locations' in change.fields

/** Returns the texts that a change makes; one that stays as it was is left out. */
export function changedTexts(compared: Compared): ChangedText[] {
  const { kind, change, fields } = compared.change
  if (change === 'remove') return []
  const after = fieldsAfter(compared)
  return textFields[kind].flatMap(field =>
    languages.flatMap(language => {
      const text = textIn(after[field], language)
      const before = textIn(fields[field]?.from, language)
      const isChanged = field in fields && text !== before
      return text && (isChanged || isMoved(compared)) ? [{ field, language, text }] : []
    })
  )
}

/** The figures that make a reward or points an inducement. */
const inducements = { reward: ['value', 'points'], loyalty: ['pointsPerDollar', 'pointValue'] }

const isRaised = (field: { from: unknown; to: unknown } | undefined): boolean => Number(field?.to) > Number(field?.from)

/** Returns the offer that a change makes; undefined if it stays as it was. */
export function changedOffer(compared: Compared): { field: string; offer: CheckedOffer } | undefined {
  const { kind, change, fields } = compared.change
  if (change === 'remove') return undefined
  const after = fieldsAfter(compared)
  if (kind === 'price') {
    const { price, salePrice } = after as { price: number; salePrice: number | null }
    const isChanged = 'salePrice' in fields || 'price' in fields
    return isChanged && salePrice ? { field: 'salePrice', offer: { kind: 'sale', price, salePrice } } : undefined
  }
  if (kind === 'reward' || kind === 'loyalty') {
    const field = inducements[kind].find(name => name in fields && (kind === 'reward' || isRaised(fields[name])))
    return field === undefined ? undefined : { field, offer: { kind: 'reward' } }
  }
  if (kind !== 'deal' && kind !== 'code') return undefined
  return 'takes' in fields || isMoved(compared) ? { field: 'takes', offer: after['takes'] as CheckedOffer } : undefined
}
