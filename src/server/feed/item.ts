import type { FeedCode } from '../../contract/feed/feed-result.ts'

/** Identifiers of an item, in their stored form. */
export interface Identity {
  externalId: string | undefined
  sku: string | undefined
  gtin: string | undefined
}

/** Why an item is refused, and for which of its fields. */
export interface Refusal {
  code: FeedCode
  field: string
}

/** The first identifier that an item has. */
export const fieldOf = ({ externalId, sku }: Identity): string =>
  externalId !== undefined ? 'externalId' : sku !== undefined ? 'sku' : 'gtin'
