import { useStore } from '@nanostores/react'
import type { Cart, CartLine } from '../../contract/cart/cart.ts'
import type { LineSize as Size } from '../../rules/cart/other-sizes.ts'
import { formatMoney } from '../../format/money.ts'
import { useT } from '../../i18n/translate.ts'
import { changeSize, sizesFor } from '../../stores/cart/lines/change-size.ts'
import { $menu } from '../../stores/menu/menu.ts'
import { WordSelect } from './word-select.tsx'

/** The size of a line; where its product has others, a list to change it. */
export function LineSize({ line, cart }: { line: CartLine; cart: Cart }) {
  const { t, locale } = useT()
  useStore($menu)
  const sizeOptions = sizesFor(line, cart)
  if (!sizeOptions || sizeOptions.sizes.length < 2) return <>{line.variantName}</>
  const { sizes } = sizeOptions
  const label = ({ variant, quantity }: Size) => {
    const { name: size, price, salePrice } = variant
    if (quantity > 0) return t('cart.size', { size, price: formatMoney(salePrice ?? price, locale, cart.currency) })
    return t(variant.available && variant.stock > 0 ? 'cart.sizeOver' : 'cart.sizeGone', { size })
  }
  const choose = (value: string) => {
    const size = sizes.find(({ variant }) => variant.id === value)
    if (size && size.quantity > 0) void changeSize(line, size)
  }
  return (
    <WordSelect
      words={line.variantName}
      label={t('card.size', { name: line.name })}
      value={line.variant}
      onValue={choose}
    >
      {sizes.map(size => (
        <option key={size.variant.id} value={size.variant.id} disabled={size.quantity === 0}>
          {label(size)}
        </option>
      ))}
    </WordSelect>
  )
}
