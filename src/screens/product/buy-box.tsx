import { useStore } from '@nanostores/react'
import type { Product, ProductDetail, Variant } from '../../contract/catalog/menu.ts'
import { formatGrams } from '../../format/number.ts'
import { formatMoney } from '../../format/money.ts'
import { stepperLabels } from '../../components/stepper-labels.ts'
import { useT } from '../../i18n/translate.ts'
import { canadianLimit, equivalentOf } from '../../rules/cart/limit.ts'
import { paths } from '../../routing/paths.ts'
import { $currency } from '../../stores/location/business.ts'
import { Link } from '../../routing/router.tsx'
import { isInStock } from '../../rules/menu/visibility.ts'
import { $busyVariants, $quantities, setQuantity } from '../../stores/cart/lines/cart-lines.ts'
import { $cartProblem } from '../../stores/cart/cart.ts'
import { $displayCart } from '../../stores/cart/offline-cart.ts'
import { dataOf } from '../../stores/core/async-state.ts'
import { $location } from '../../stores/location/location.ts'
import { styles } from '../../theme/styles.ts'
import { buttonClass } from '../../ui/button.tsx'
import { BoxChoice } from '../../ui/form/box-choice.tsx'
import { layout } from '../../ui/layout.ts'
import { Meter } from '../../ui/feedback/meter.tsx'
import { NoticeLine } from '../../ui/feedback/notice.tsx'
import { Price } from '../../ui/price.tsx'
import { AddStepper } from '../../ui/form/stepper.tsx'
import { Elsewhere } from './elsewhere.tsx'

const s = styles({
  price: 'font-size:22px;',
  buy: 'display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,200px),1fr));gap:12px;& > * { min-height:max(52px,var(--sf-target)); }'
})

const weighed = new Set(['dried', 'fresh', 'concentrate'])

interface Props {
  product: Product
  elsewhere: ProductDetail['elsewhere'] | undefined
  variant: Variant
  location: string
  onChoose(variant: string): void
}

/** The sizes of a product with prices, the stock, and the add button. */
export function BuyBox({ product, elsewhere, variant, location, onChoose }: Props) {
  const { t, locale } = useT()
  const currency = useStore($currency)
  const money = (cents: number) => formatMoney(cents, locale, currency)
  const quantity = useStore($quantities)[variant.id] ?? 0
  const busy = useStore($busyVariants).has(variant.id)
  const problem = useStore($cartProblem)
  const { detail } = useStore($location)
  const storeName = detail?.name ?? ''
  const limit = detail?.purchaseLimit ?? canadianLimit
  const used = dataOf(useStore($displayCart))?.equivalent ?? 0
  const isSold = (one: Variant) => !isInStock(one)
  const cost = (one: Variant) => one.salePrice ?? one.price
  const perGram = (one: Variant) =>
    weighed.has(product.limitClass) && one.weight > 0
      ? t('product.perGram', { price: money(Math.round(cost(one) / one.weight)) })
      : undefined
  const isFew = variant.stock <= 5 || quantity >= variant.stock
  const what = { name: `${product.name}, ${variant.name}`, count: quantity }
  return (
    <div className={layout.stack}>
      <div className={s.price}>
        <Price
          now={money(cost(variant))}
          before={variant.salePrice === null ? undefined : money(variant.price)}
          why={variant.saleName}
          words={{ now: t('price.now'), before: t('price.before') }}
        />
      </div>
      <BoxChoice
        legend={t('product.size')}
        showLegend
        value={variant.id}
        onValue={onChoose}
        options={product.variants.map(one => ({
          value: one.id,
          label: one.name,
          detail: [money(cost(one)), perGram(one)].filter(Boolean).join(' · '),
          disabled: isSold(one)
        }))}
      />
      {isSold(variant) ? (
        <Elsewhere
          slug={product.slug}
          stores={elsewhere ?? (product.alternative ? [product.alternative] : [])}
          storeName={storeName}
        />
      ) : (
        <>
          <p className={isFew ? layout.warn : layout.small}>
            {isFew ? t('stock.few', { count: variant.stock }) : t('stock.many', { store: storeName })}
          </p>
          <div className={s.buy}>
            <AddStepper
              kind="primary"
              quantity={quantity}
              most={variant.stock}
              busy={busy}
              add={t('product.add', { price: money(cost(variant)) })}
              labels={stepperLabels(t, what)}
              onQuantity={next => void setQuantity(variant.id, next)}
            />
            {quantity > 0 && (
              <Link to={paths.cart(location)} className={buttonClass({ kind: 'primary' })}>
                {t('cart.view')} · {money(cost(variant) * quantity)}
              </Link>
            )}
          </div>
          {equivalentOf({ limitClass: product.limitClass, ...variant }, limit) > 0 && (
            <Meter
              label={t('limit.label')}
              value={used}
              most={limit.dried}
              text={t('limit.of', { used: formatGrams(used, locale), limit: formatGrams(limit.dried, locale) })}
            />
          )}
          {problem?.variant === variant.id && <NoticeLine tone="warn">{t(problem)}</NoticeLine>}
        </>
      )}
    </div>
  )
}
