import type { LimitClass } from '../../contract/catalog/menu.ts'
import type { Potency } from '../../contract/catalog/potency.ts'

/** A product's class by its category, its THC, and the weights of its sizes in milligrams, null where unknown. */
interface Contents {
  limitClass: LimitClass
  thc: Potency | null
  weights: readonly (number | null)[]
}

/** By law, a product with more than 3 % of THC by weight is a concentrate, whatever its category. */
export function classOf({ limitClass, thc, weights }: Contents): LimitClass {
  if (thc === null || !['solid', 'non-solid', 'beverage'].includes(limitClass)) return limitClass
  const isStrong =
    thc.unit === 'mg'
      ? weights.some(weight => weight !== null && thc.max > weight * 0.03)
      : thc.max > strongFrom[thc.unit]
  return isStrong ? 'concentrate' : limitClass
}

/** 3 % by weight in each unit of concentration; a millilitre counts as a gram. */
const strongFrom = { '%': 3, 'mg/g': 30, 'mg/mL': 30 }
