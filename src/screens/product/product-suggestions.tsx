import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { SuggestionRow } from '../../components/suggestion-row.tsx'
import { dataOf } from '../../client/async-state.ts'
import type { Product } from '../../contract/catalog/menu.ts'
import { useT } from '../../i18n/translate.ts'
import { platform } from '../../platform/platform.ts'
import { $displayCart } from '../../stores/cart/offline-cart.ts'
import { isFor, leftIn, productSuggestions, suggestedItems } from '../../stores/cart/suggestions.ts'
import { $location } from '../../stores/location/location.ts'
import { $menu } from '../../stores/menu/menu.ts'
import { Related } from './related.tsx'

interface Props {
  product: Product
  location: string
  /** True if the store has suggestions; undefined while that isn't known. */
  suggests: boolean | undefined
  replace: boolean
}

/**
 * Suggestions for a product with their reasons, and below them similar products of the same menu. The second row waits for the first,
 * so that nothing moves.
 */
export function ProductSuggestions({ product, location, suggests, replace }: Props) {
  const { t } = useT()
  const load = useStore(productSuggestions.$state)
  const menu = dataOf(useStore($menu))
  const cart = dataOf(useStore($displayCart))
  const limit = useStore($location).detail?.purchaseLimit
  const { id } = product
  useEffect(() => {
    if (!suggests) return undefined
    const left = leftIn(dataOf($displayCart.get()), $location.get().detail?.purchaseLimit)
    return platform().whenIdle(() => void productSuggestions.load({ location, products: [id], left }))
  }, [suggests, location, id])
  const suggested = dataOf(load)
  const isWhole = menu?.location !== location || menu.complete
  const isKnown = isWhole && suggested !== undefined && isFor(suggested, { location, products: [id] })
  const isSettled = suggests === false || load.state === 'failed' || isKnown
  const items = useMemo(
    () => (suggests && isKnown ? suggestedItems(suggested, menu, cart, limit) : []),
    [suggests, isKnown, suggested, menu, cart, limit]
  )
  return (
    <>
      {suggests && (
        <SuggestionRow
          title={t('suggest.product')}
          items={isSettled ? items : undefined}
          location={location}
          replace={replace}
        />
      )}
      <Related product={product} location={location} replace={replace} isDue={isSettled} without={items} />
    </>
  )
}
