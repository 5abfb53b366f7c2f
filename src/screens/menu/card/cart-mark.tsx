import { useCallback, useSyncExternalStore } from 'react'
import { LateHeart } from '../../../components/late-favourites.tsx'
import type { Product, Variant } from '../../../contract/catalog/menu.ts'
import { dealBadge } from '../../../format/deal-badge.ts'
import { formatMoney } from '../../../format/money.ts'
import { formatGrams } from '../../../format/number.ts'
import { useT } from '../../../i18n/translate.ts'
import { $currency } from '../../../stores/location/business.ts'
import { dataOf } from '../../../client/async-state.ts'
import { $deals, dealFor } from '../../../stores/menu/deals.ts'
import { $menu } from '../../../stores/menu/menu.ts'
import { $roomLeft, $quantities } from '../../../stores/cart/lines/quantities.ts'
import { Chip } from '../../../ui/chip.tsx'
import { $markCard } from './mark-card.ts'

/**
 * Names the sizes of a product that are in the cart, besides the one that its card shows, and says that no more of that
 * one fits into the order (SPEC C10), which deposit comes on top of its price, and which deal is on it.
 */
function CartMark({ product, variant, note }: { product: Product; variant: Variant; note: string }) {
  const { t, locale } = useT()
  const follow = useCallback((changed: () => void) => {
    const disposers = [$quantities, $roomLeft, $deals].map(store => store.listen(changed))
    return () => {
      for (const dispose of disposers) dispose()
    }
  }, [])
  const sizes = useSyncExternalStore(follow, () => {
    const quantities = $quantities.get()
    const others = product.variants.filter(({ id }) => id !== variant.id && (quantities[id] ?? 0) > 0)
    return others.map(({ name }) => name).join(', ')
  })
  const deal = useSyncExternalStore(follow, () => {
    const deals = dataOf($deals.get())?.deals ?? []
    return deals.length === 0 ? undefined : dealFor(deals, product, variant.id, dataOf($menu.get())?.categories ?? [])
  })
  const left = useSyncExternalStore(follow, () => $roomLeft.get()[variant.id])
  return (
    <>
      {deal && <Chip tone="accent">{dealBadge(deal, locale, $currency.get())}</Chip>}
      {variant.deposit && (
        <Chip>{t('price.deposit', { amount: formatMoney(variant.deposit, locale, $currency.get()) })}</Chip>
      )}
      {sizes && <Chip>{t('card.inCart', { sizes })}</Chip>}
      {left !== undefined && (
        <Chip tone="warn">
          <span id={note}>{t('card.full', { left: formatGrams(left, locale) })}</span>
        </Chip>
      )}
    </>
  )
}

$markCard.fill({
  mark: (product, variant, note) => <CartMark product={product} variant={variant} note={note} />,
  heart: product => <LateHeart product={product} onCard />
})
