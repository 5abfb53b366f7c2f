import type { Cart } from '../../contract/cart.ts'
import { formatMoney } from '../../i18n/money.ts'
import { useT } from '../../i18n/translate.ts'
import { layout } from '../../ui/layout.ts'
import { LineList } from '../../ui/line-list.tsx'
import { Sums } from '../../ui/sums.tsx'

/** What is being ordered and what is to pay, beside the form. */
export function CheckoutSummary({ cart }: { cart: Cart }) {
  const { t, locale } = useT()
  const money = (cents: number) => formatMoney(cents, locale, cart.currency)
  return (
    <section className={layout.aside} aria-label={t('checkout.summary')}>
      <h2>{t('checkout.summary')}</h2>
      <LineList
        lines={cart.lines.map(line => ({
          id: line.id,
          quantity: line.quantity,
          name: line.name,
          detail: `${line.brand} · ${line.variantName}`,
          total: money(line.total)
        }))}
      />
      <Sums
        parts={[
          { name: t('sum.subtotal'), amount: money(cart.subtotal) },
          ...cart.taxes.map(tax => ({ name: tax.name, amount: money(tax.amount) }))
        ]}
        total={{ name: t('sum.total'), amount: money(cart.total) }}
      />
      {cart.savings > 0 && <p className={layout.ok}>{t('sum.savings', { amount: money(cart.savings) })}</p>}
    </section>
  )
}
