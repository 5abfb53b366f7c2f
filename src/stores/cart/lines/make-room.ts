import type { Cart } from '../../../contract/cart/cart.ts'
import { grams } from '../../../format/number.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { translate } from '../../../i18n/translate.ts'
import { roomFor } from '../../../rules/cart/make-room.ts'
import { setQuantity } from './quantities.ts'

/** The removals that make room in a cart, as labelled buttons. */
export interface RemovalOptions {
  lead: string
  rows: { key: string; label: string; onPress(): void }[]
}

/**
 * Returns the lines to remove so that `excess` grams of dried cannabis fit, or undefined if there is nothing to remove.
 * `onDone` runs on a press; `wanted`, the variant that didn't fit, is not suggested (SPEC C10).
 */
export function removalsFor(
  cart: Cart | undefined,
  excess: number,
  locale: Locale,
  onDone = () => {},
  wanted = ''
): RemovalOptions | undefined {
  const { takes, removals } = roomFor(excess, cart?.lines.filter(line => line.variant !== wanted) ?? [])
  if (removals.length === 0) return undefined
  return {
    lead: translate(locale, takes === 'any' ? 'limit.anyOf' : 'limit.allOf', { excess: grams(excess) }),
    rows: removals.map(({ line, quantity }) => ({
      key: line.variant,
      label: translate(locale, 'limit.remove', { count: quantity, name: `${line.name}, ${line.variantName}` }),
      onPress() {
        onDone()
        void setQuantity(line.variant, line.quantity - quantity)
      }
    }))
  }
}
