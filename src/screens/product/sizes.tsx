import { useStore } from '@nanostores/react'
import type { Product, Variant } from '../../contract/catalog/menu.ts'
import { formatMoney } from '../../format/money.ts'
import { useT } from '../../i18n/translate.ts'
import { isInStock } from '../../rules/menu/visibility.ts'
import { $currency } from '../../stores/location/business.ts'
import { styles } from '../../theme/styles.ts'
import { BoxChoice } from '../../ui/form/box-choice.tsx'
import { Price } from '../../ui/price.tsx'

const s = styles({
  detail: 'display:flex;flex-wrap:wrap;justify-content:end;align-items:baseline;gap:0 12px;text-align:end;',
  why: 'flex:1 0 100%;font-size:12px;font-weight:500;color:var(--sf-ink);'
})

const weighed = new Set(['dried', 'fresh', 'concentrate'])

interface Props {
  product: Product
  variant: Variant
  onChoose(variant: string): void
}

/** The sizes of a product, one below the other, each with its price and the price per gram. */
export function Sizes({ product, variant, onChoose }: Props) {
  const { t, locale } = useT()
  const currency = useStore($currency)
  const money = (cents: number) => formatMoney(cents, locale, currency)
  const detail = (size: Variant) => {
    const cost = size.salePrice ?? size.price
    const isWeighed = weighed.has(product.limitClass) && size.weight > 0
    return (
      <span className={s.detail}>
        {isWeighed && <span>{t('product.perGram', { price: money(Math.round(cost / size.weight)) })}</span>}{' '}
        <Price
          now={money(cost)}
          before={size.salePrice === null ? undefined : money(size.price)}
          words={{ now: t('price.now'), before: t('price.before') }}
        />
        {size.deposit && <span>{t('price.deposit', { amount: money(size.deposit) })}</span>}
        {size.saleName && <span className={s.why}>{size.saleName}</span>}
      </span>
    )
  }
  return (
    <BoxChoice
      look="rows"
      legend={t('find.sizes')}
      showLegend
      value={variant.id}
      onValue={onChoose}
      options={product.variants.map(size => ({
        value: size.id,
        label: isInStock(size) ? size.name : t('cart.sizeGone', { size: size.name }),
        detail: detail(size),
        disabled: !isInStock(size)
      }))}
    />
  )
}
