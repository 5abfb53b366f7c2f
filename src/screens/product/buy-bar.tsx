import { useStore } from '@nanostores/react'
import { useId } from 'react'
import type { Product, Variant } from '../../contract/catalog/menu.ts'
import { formatGrams } from '../../format/number.ts'
import { formatMoney } from '../../format/money.ts'
import { stepperLabels } from '../../components/stepper-labels.ts'
import { useT } from '../../i18n/translate.ts'
import { canadianLimit, equivalentOf } from '../../rules/cart/limit.ts'
import { gramsLeft, piecesThatFit } from '../../rules/cart/pieces-that-fit.ts'
import { paths } from '../../routing/paths.ts'
import { $currency } from '../../stores/location/business.ts'
import { Link } from '../../routing/router.tsx'
import { $busyVariants, $quantities, setQuantity } from '../../stores/cart/lines/quantities.ts'
import { $cartProblem } from '../../stores/cart/cart-problem.ts'
import { $displayCart } from '../../stores/cart/offline-cart.ts'
import { dataOf } from '../../client/async-state.ts'
import { $location } from '../../stores/location/location.ts'
import { layers } from '../../theme/layers.ts'
import { styles } from '../../theme/styles.ts'
import { buttonClass } from '../../ui/button.tsx'
import { layout } from '../../ui/layout.ts'
import { Meter } from '../../ui/feedback/meter.tsx'
import { NoticeLine } from '../../ui/feedback/notice.tsx'
import { AddStepper } from '../../ui/form/add-stepper.tsx'
import { Stepper } from '../../ui/form/stepper.tsx'

const s = styles({
  // The bar covers the margins of the dialog or page around it.
  bar: `position:sticky;inset-block-end:var(--sf-foot);z-index:${layers.bar};display:grid;gap:8px;margin-inline:-16px;padding:8px 16px calc(12px + env(safe-area-inset-bottom));
background:var(--sf-surface);border-top:1px solid var(--sf-line);
@container sf (min-width: 560px) { margin-inline:-24px;padding-inline:24px;grid-template-columns:minmax(0,1fr) minmax(0,1fr);align-items:center;column-gap:24px; }
@container sf (min-width: 900px) { margin-inline:-40px;padding-inline:40px; }
@media (max-height:400px) { position:static; }`,
  facts: 'display:grid;grid-template-columns:minmax(0,auto) minmax(112px,1fr);gap:0 16px;align-items:center;',
  buy: 'display:flex;gap:12px;& > * { flex:1 1 0;min-height:max(52px,var(--sf-target)); } & a { white-space:nowrap;padding-inline:12px; }',
  problem: 'grid-column:1/-1;'
})

interface Props {
  product: Product
  variant: Variant
  location: string
  /** True in a dialog: the cart takes its place, so that closing the cart leads to the list. */
  isOver: boolean
}

/** The remaining stock, the purchase limit, and the add button, always at the bottom of the view. */
export function BuyBar({ product, variant, location, isOver }: Props) {
  const { t, locale } = useT()
  const currency = useStore($currency)
  const money = (cents: number) => formatMoney(cents, locale, currency)
  const quantity = useStore($quantities)[variant.id] ?? 0
  const busy = useStore($busyVariants).has(variant.id)
  const problem = useStore($cartProblem)
  const { detail } = useStore($location)
  const limit = detail?.purchaseLimit ?? canadianLimit
  const cart = dataOf(useStore($displayCart))
  const used = cart?.equivalent ?? 0
  const each = equivalentOf({ limitClass: product.limitClass, ...variant }, limit)
  const others = cart?.lines.filter(line => line.variant !== variant.id) ?? []
  const room = piecesThatFit(each, others, limit.dried)
  const id = useId()
  const cost = variant.salePrice ?? variant.price
  const isFew = variant.stock <= 5 || quantity >= variant.stock
  const isFull = quantity > 0 && quantity >= room && quantity < variant.stock
  const isAtMost = isFull || quantity >= variant.stock
  const left = formatGrams(gramsLeft(each, quantity, others, limit.dried), locale)
  const what = { name: `${product.name}, ${variant.name}`, count: quantity }
  const onQuantity = (next: number) => void setQuantity(variant.id, next)
  return (
    <div className={s.bar} data-foot="">
      {problem?.variant === variant.id && (
        <div className={s.problem}>
          <NoticeLine tone="warn">{t(problem)}</NoticeLine>
        </div>
      )}
      <div className={s.facts}>
        <p id={id} className={isFew || isFull ? layout.warn : layout.small}>
          {isFull
            ? t('cartFull.left', { left })
            : isFew
              ? t('stock.few', { count: variant.stock })
              : t('stock.many', { store: detail?.name ?? '' })}
        </p>
        {each > 0 && (
          <Meter
            label={t('limit.label')}
            value={used}
            most={limit.dried}
            text={t('limit.of', { used: formatGrams(used, locale), limit: formatGrams(limit.dried, locale) })}
          />
        )}
      </div>
      <div className={s.buy}>
        <AddStepper
          kind="primary"
          quantity={quantity}
          busy={busy}
          add={t('product.add', { price: money(cost) })}
          onQuantity={onQuantity}
          stepper={
            <Stepper
              quantity={quantity}
              most={Math.min(variant.stock, room)}
              busy={busy}
              reason={isAtMost ? id : undefined}
              labels={stepperLabels(t, what)}
              onQuantity={onQuantity}
            />
          }
        />
        {quantity > 0 && (
          <Link to={paths.cart(location)} replace={isOver} className={buttonClass({ kind: 'primary' })}>
            {t('cart.view')} · {money(cost * quantity)}
          </Link>
        )}
      </div>
    </div>
  )
}
