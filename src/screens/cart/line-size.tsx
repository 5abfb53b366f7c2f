import { useStore } from '@nanostores/react'
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs'
import type { Cart, CartLine } from '../../contract/cart/cart.ts'
import type { LineSize as Size } from '../../rules/cart/other-sizes.ts'
import { formatMoney } from '../../format/money.ts'
import { useT } from '../../i18n/translate.ts'
import { changeSize, sizesFor } from '../../stores/cart/lines/change-size.ts'
import { $menu } from '../../stores/menu/menu.ts'
import { layers } from '../../theme/layers.ts'
import { styles } from '../../theme/styles.ts'
import { Icon } from '../../ui/icon.tsx'

const s = styles({
  // The native list lies unseen over the words, larger than they are; text of 16 px keeps phones from zooming in.
  box: `position:relative;z-index:${layers.mark};display:inline-flex;align-items:center;gap:2px;border-radius:4px;color:var(--sf-ink);text-decoration:underline;text-underline-offset:.2em;
& select { position:absolute;inset-inline-start:-8px;inset-block-start:calc(50% - var(--sf-target)/2);width:calc(100% + 16px);height:var(--sf-target);opacity:0;appearance:none;font-size:16px;cursor:pointer; }
& option { background:var(--sf-raised);color:var(--sf-ink); }
&:hover { text-decoration-thickness:2px; }
&:has(:focus-visible) { outline:2px solid var(--sf-accent-ink);outline-offset:2px; }`
})

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
  return (
    <span className={s.box}>
      {line.variantName}
      <Icon of={ChevronDown} size={16} />
      <select
        aria-label={t('card.size', { name: line.name })}
        value={line.variant}
        onChange={({ currentTarget }) => {
          const size = sizes.find(({ variant }) => variant.id === currentTarget.value)
          if (size && size.quantity > 0) void changeSize(line, size)
        }}
      >
        {sizes.map(size => (
          <option key={size.variant.id} value={size.variant.id} disabled={size.quantity === 0}>
            {label(size)}
          </option>
        ))}
      </select>
    </span>
  )
}
