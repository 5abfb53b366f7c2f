import { useStore } from '@nanostores/react'
import type { Order, OrderLine } from '../../contract/order/order.ts'
import { cardName } from '../../format/card-name.ts'
import { formatMoney } from '../../format/money.ts'
import { sumParts } from '../../format/sum-parts.ts'
import { useT } from '../../i18n/translate.ts'
import { refundedBy } from '../../rules/order/refund.ts'
import { savedIn } from '../../rules/order/sum-rows.ts'
import { $orderItems } from '../../stores/order/order.ts'
import { layout } from '../../ui/layout.ts'
import { splitLayout } from '../../ui/split-layout.ts'
import { LineList } from '../../components/line-list.tsx'
import { Sums } from '../../components/sums.tsx'
import { refundRows, totalWords } from './texts.ts'

/** The items and the total, next to the order's timeline. */
export function OrderReceipt({ order }: { order: Order }) {
  const { t, locale } = useT()
  const items = useStore($orderItems)
  const { earned } = order.orderLoyalty
  const money = (cents: number) => formatMoney(cents, locale, order.currency)
  const card = order.card && cardName(order.card, locale)
  const { pieces } = refundedBy(order.refunds ?? [])
  const refunded = ({ id }: OrderLine) => (pieces[id] ? t('order.lineRefunded', { count: pieces[id] }) : undefined)
  return (
    <section className={splitLayout.aside} aria-label={t('cart.summary')}>
      <h2>{t('checkout.summary')}</h2>
      <LineList lines={items} currency={order.currency} detailOf={refunded} />
      <Sums
        parts={sumParts(order, locale)}
        total={{ name: t(totalWords(order)), amount: money(order.total) }}
        after={refundRows(order, locale)}
      />
      {card && !order.refund && <p className={layout.small}>{card}</p>}
      {earned > 0 && (
        <p className={layout.small}>
          {t(order.status === 'completed' ? 'redeem.earned' : 'redeem.earns', { count: earned })}
        </p>
      )}
      {order.status !== 'cancelled' && !order.refund && savedIn(order) > 0 && (
        <p className={layout.ok}>{t('sum.savings', { amount: money(savedIn(order)) })}</p>
      )}
      {order.receiptNote?.split(/\n+/).map(text => (
        <p key={text} className={layout.small}>
          {text}
        </p>
      ))}
    </section>
  )
}
