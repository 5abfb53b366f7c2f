import type { LimitClass } from '../../../contract/catalog/menu.ts'
import type { Size } from './read-size.ts'

/** Classes whose sizes in milligrams state the product's content, not its weight. */
const statesPotency: ReadonlySet<LimitClass> = new Set(['solid', 'non-solid', 'beverage'])

/** Returns the weight in milligrams that a size of a class states; null if it states none. */
export const statedWeight = (size: Size, limitClass: LimitClass | undefined): number | null =>
  size.isMilligrams && limitClass !== undefined && statesPotency.has(limitClass) ? null : size.weightMilli
