import { useCallback, useSyncExternalStore } from 'react'
import type { Product, Variant } from '../../../contract/catalog/menu.ts'
import { useT } from '../../../i18n/translate.ts'
import { $quantities } from '../../../stores/cart/lines/cart-lines.ts'
import { Chip } from '../../../ui/chip.tsx'
import { $markCard } from './mark-later.ts'

/** Names the sizes of a product that are in the cart, besides the one that its card shows. */
function CartMark({ product, variant }: { product: Product; variant: Variant }) {
  const { t } = useT()
  const follow = useCallback((changed: () => void) => $quantities.listen(changed), [])
  const sizes = useSyncExternalStore(follow, () => {
    const quantities = $quantities.get()
    const others = product.variants.filter(({ id }) => id !== variant.id && (quantities[id] ?? 0) > 0)
    return others.map(({ name }) => name).join(', ')
  })
  return sizes ? <Chip>{t('card.inCart', { sizes })}</Chip> : null
}

$markCard.set((product, variant) => <CartMark product={product} variant={variant} />)
