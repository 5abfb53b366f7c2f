import { useState } from 'react'
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs'
import type { Cart } from '../../contract/cart/cart.ts'
import { formatMoney } from '../../format/money.ts'
import { useT } from '../../i18n/translate.ts'
import { savedIn } from '../../rules/order/sum-rows.ts'
import { classes, styles } from '../../theme/styles.ts'
import { Icon } from '../../ui/icon.tsx'
import { layout } from '../../ui/layout.ts'
import { splitLayout } from '../../ui/split-layout.ts'
import { LineList } from '../../components/line-list.tsx'
import { Sums } from '../../components/sums.tsx'
import { isFeeUnknown, sumParts } from '../../format/sum-parts.ts'

const s = styles({
  place:
    '@container sf (max-width: 859px) { padding:8px 16px;& h2 { font-size:18px; } }@container sf (min-width: 860px) { grid-area:2/2; }',
  head: 'display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px 16px;',
  fold: `display:flex;align-items:center;gap:4px;min-height:var(--sf-target);margin-block:-8px;
& svg { transition:rotate .14s ease-out; } &[aria-expanded="true"] svg { rotate:180deg; }
@container sf (min-width: 860px) { display:none; }`,
  folded: 'display:none;@container sf (min-width: 860px) { display:grid;gap:16px; }'
})

/** The order summary: at the form's side if there is room, otherwise above it with collapsed lines. */
export function CheckoutSummary({ cart }: { cart: Cart }) {
  const { t, locale } = useT()
  const [open, setOpen] = useState(false)
  const { earns = 0 } = cart.orderLoyalty
  const money = (cents: number) => formatMoney(cents, locale, cart.currency)
  return (
    <section className={classes(splitLayout.aside, s.place)} aria-label={t('checkout.summary')}>
      <div className={s.head}>
        <h2>{t('checkout.summary')}</h2>
        <button type="button" className={s.fold} aria-expanded={open} onClick={() => setOpen(!open)}>
          {t('cart.count', { count: cart.count })} · {money(cart.total)}
          <Icon of={ChevronDown} />
        </button>
      </div>
      <div className={open ? layout.stack : s.folded}>
        <LineList lines={cart.lines} currency={cart.currency} />
        <Sums
          parts={sumParts(cart, locale)}
          total={{ name: t(isFeeUnknown(cart) ? 'sum.totalBefore' : 'sum.total'), amount: money(cart.total) }}
        />
        {earns > 0 && <p className={layout.small}>{t('redeem.earns', { count: earns })}</p>}
        {savedIn(cart) > 0 && <p className={layout.ok}>{t('sum.savings', { amount: money(savedIn(cart)) })}</p>}
      </div>
    </section>
  )
}
