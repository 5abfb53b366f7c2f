import type { products } from '../../db/schema.ts'
import type { VariantRow } from './queries/columns.ts'

type Unlisted =
  | 'source'
  | 'externalId'
  | 'sortNameEn'
  | 'sortNameFr'
  | 'pictureSource'
  | 'pictureAlt'
  | 'description'
  | 'ingredients'
  | 'allergens'

/** A product as the menu's queries return it. */
export type ProductRow = Omit<typeof products.$inferSelect, Unlisted> & { variants: VariantRow[] }
