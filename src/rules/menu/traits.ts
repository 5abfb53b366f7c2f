import type { Product } from '../../contract/catalog/menu.ts'
import type { PotencyUnit } from '../../contract/catalog/potency.ts'

/** Traits of a product besides its own words and figures: rich in CBD, or new on the menu. */
export const traits = ['high-cbd', 'new'] as const

/** One of them. */
export type Trait = (typeof traits)[number]

/** How long a product is new after it was added to the menu, in milliseconds: 30 days. */
const NEW_FOR = 30 * 24 * 60 * 60 * 1000

/** The CBD from which a product can be called rich in it, by unit; a trace is not much, even without any THC. */
const LEAST_CBD: Record<PotencyUnit, number> = { '%': 5, 'mg/g': 50, 'mg/mL': 5, mg: 5 }

/** Returns true if a product has more CBD than THC, and more than a trace. */
export function isHighInCbd({ thc, cbd }: Pick<Product, 'thc' | 'cbd'>): boolean {
  if (!cbd || cbd.max < LEAST_CBD[cbd.unit]) return false
  return !thc || (thc.unit === cbd.unit && cbd.max > thc.max)
}

/** Returns true if a product was added to the menu within the last 30 days; false if the time is unknown. */
export const isNew = ({ addedAt }: Pick<Product, 'addedAt'>, now: number): boolean =>
  addedAt !== null && now - Date.parse(addedAt) < NEW_FOR

/** Returns true if a product has a trait. Times in milliseconds. */
export const hasTrait = (trait: Trait, product: Product, now: number): boolean =>
  trait === 'new' ? isNew(product, now) : isHighInCbd(product)
