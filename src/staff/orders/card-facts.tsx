import { useStore } from '@nanostores/react'
import IdCard from 'lucide/dist/esm/icons/id-card.mjs'
import type { StaffOrder } from '../../contract/staff/staff-board.ts'
import { formatMoney } from '../../format/money.ts'
import { dateOf, wallAt } from '../../rules/time/time-zone.ts'
import { styles } from '../../theme/styles.ts'
import { Icon } from '../../ui/icon.tsx'
import { $now } from '../../client/now.ts'
import { $store } from '../data/stores.ts'
import { latestBirth } from './rules/age.ts'
import { paymentOf } from './rules/payment.ts'
import { refundedCents } from './rules/refund.ts'
import { columnOf } from './rules/status.ts'
import { writeShortDay } from '../time-words.ts'
import { useWords } from '../staff-words.ts'

const s = styles({
  facts: 'display:flex;flex-wrap:wrap;align-items:center;gap:2px 12px;',
  money: `display:flex;flex-wrap:wrap;align-items:baseline;gap:4px 10px;font-size:18px;font-weight:650;font-variant-numeric:tabular-nums;
& small { font-size:14px;font-weight:400;color:var(--sf-ink-2); }
&[data-payment="paid"] > span,&[data-payment="collected"] > span { color:var(--sf-ok); }
&[data-payment="collect"] > span { padding:2px 12px;border-radius:var(--sf-radius-pill);background:var(--sf-ink);color:var(--sf-surface); }`,
  fact: 'display:flex;align-items:center;gap:8px;font-size:14px;color:var(--sf-ink-2);'
})

/** The date of birth up to which somebody may be handed cannabis today. */
export function useAgeRule(): { age: number; date: string } | undefined {
  const { locale } = useWords()
  const store = useStore($store)
  const now = useStore($now)
  if (!store) return undefined
  const today = dateOf(wallAt(now, store))
  return { age: store.legalAge, date: writeShortDay(latestBirth(store.legalAge, today), locale) }
}

/** The amount that is paid or to be collected. */
export function Money({ order }: { order: StaffOrder }) {
  const { t, locale } = useWords()
  const { total, currency, card } = order
  const payment = paymentOf(order)
  const refundedPart = order.refund ? 0 : refundedCents(order)
  return (
    <p className={s.money} data-payment={payment}>
      <span>{t(payment, { amount: formatMoney(total, locale, currency) })}</span>
      {refundedPart > 0 && <small>{t('refunded', { amount: formatMoney(refundedPart, locale, currency) })}</small>}
      {card?.last4 && <small>{t('card', { brand: card.brand ?? '', last4: card.last4 })}</small>}
    </p>
  )
}

/** Money and age check of an order. */
export function CardFacts({ order }: { order: StaffOrder }) {
  const { t } = useWords()
  const rule = useAgeRule()
  return (
    <div className={s.facts}>
      <Money order={order} />
      {columnOf(order) && rule && (
        <p className={s.fact} data-age="">
          <Icon of={IdCard} size={18} />
          {t('ageShort', rule)}
        </p>
      )}
    </div>
  )
}
