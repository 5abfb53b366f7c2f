import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { SuggestionRow } from '../../components/suggestion-row.tsx'
import { useHeldPlace } from '../../components/use-held-place.ts'
import { dataOf } from '../../client/async-state.ts'
import type { Cart } from '../../contract/cart/cart.ts'
import { useT } from '../../i18n/translate.ts'
import { platform } from '../../platform/platform.ts'
import { $shownCart } from '../../stores/cart/shown-cart.ts'
import { cartSuggestions, isFor, leftIn, suggestedFor, suggestedItems } from '../../stores/cart/suggestions.ts'
import { $location } from '../../stores/location/location.ts'
import { $menu } from '../../stores/menu/menu.ts'

interface Props {
  cart: Cart
  location: string
  isOver: boolean
}

/**
 * Products that may be added to the cart. They are those for the cart as it was opened: the row neither changes nor moves while it is
 * pressed. Its room is kept from the first moment where the store has suggestions.
 */
export function CartSuggestions({ cart, location, isOver }: Props) {
  const { t } = useT()
  const load = useStore(cartSuggestions.$state)
  const menu = dataOf(useStore($menu))
  const limit = useStore($location).detail?.purchaseLimit
  const box = useRef<HTMLElement>(null)
  const hold = useHeldPlace(box, $shownCart, cart)
  // Of the cart as it was opened: the first one that is drawn.
  const [opened] = useState(() => ({ location, products: suggestedFor(cart), left: leftIn(cart, limit) }))
  useEffect(() => platform().whenIdle(() => void cartSuggestions.load(opened)), [opened])
  const suggested = dataOf(load)
  const isWhole = menu?.location !== location || menu.complete
  const isKnown = isWhole && suggested !== undefined && isFor(suggested, opened)
  const isSettled = isKnown || load.state === 'failed'
  const items = useMemo(
    () => (isKnown ? suggestedItems(suggested, menu, cart, limit) : []),
    [isKnown, suggested, menu, cart, limit]
  )
  return (
    <SuggestionRow
      title={t('suggest.cart')}
      items={isSettled ? items : undefined}
      location={location}
      replace={isOver}
      isNamed
      box={box}
      onPress={hold}
    />
  )
}
