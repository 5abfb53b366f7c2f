import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { $seconds } from '../../../client/seconds.ts'
import type { OrderQuestion } from '../../../contract/order/order-change.ts'
import type { Order } from '../../../contract/order/order.ts'
import { formatMoney } from '../../../format/money.ts'
import { useT } from '../../../i18n/translate.ts'
import type { Zone } from '../../../rules/time/clock-offsets.ts'
import { openPopup } from '../../../stores/core/popup.ts'
import { writeSent } from '../../../stores/location/hours/hours.ts'
import { $answering, answer } from '../../../stores/order/changes/answer.ts'
import { styles } from '../../../theme/styles.ts'
import { Button } from '../../../ui/button.tsx'
import { layout } from '../../../ui/layout.ts'
import { QuestionProduct } from './question-product.tsx'

const s = styles({
  box: `display:grid;grid-template-columns:minmax(0,1fr);gap:16px;padding:20px;border:2px solid var(--sf-warn);border-radius:var(--sf-radius-card);background:var(--sf-raised);
@container sf (max-width: 279px) { padding:12px; }`,
  title: 'font-size:18px;',
  pair: `display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:16px;
@container sf (max-width: 279px) { grid-template-columns:minmax(0,1fr); }`,
  left: 'font-variant-numeric:tabular-nums;',
  ways: 'display:flex;flex-wrap:wrap;gap:8px;'
})

interface Props {
  order: Order
  zone: Zone
}

/** The time left to answer, counted down; screen readers have the time of day instead. */
function TimeLeft({ until, zone }: { until: string; zone: Zone }) {
  const { t, locale } = useT()
  const now = useStore($seconds)
  const seconds = Math.max(0, Math.ceil((Date.parse(until) - now) / 1000))
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <p className={s.left}>
      {t('ask.until', { time: writeSent(until, zone, locale) })}{' '}
      <span aria-hidden="true">{seconds > 0 ? t('ask.remaining', { time: clock }) : t('ask.over')}</span>
    </p>
  )
}

/** Returns the sentence about the difference that the substitute makes to the total. */
function useDifference({ takenTotal }: OrderQuestion, { total, currency }: Order): string {
  const { t, locale } = useT()
  const cents = takenTotal - total
  const amount = formatMoney(Math.abs(cents), locale, currency)
  if (cents === 0) return t('ask.same')
  return t(cents > 0 ? 'ask.more' : 'ask.less', { amount, total: formatMoney(takenTotal, locale, currency) })
}

/** A question about missing items: both products, the difference, the time that is left, and the answers. */
export function Question({ question, order, zone }: Props & { question: OrderQuestion }) {
  const { t, locale } = useT()
  const title = useId()
  const busy = useStore($answering) === question.id
  const difference = useDifference(question, order)
  const { substitute, missing } = question
  const line = order.lines.find(({ id }) => id === question.line)
  if (!line) return null
  const { currency } = order
  const isAll = order.lines.length === 1 && missing >= line.quantity
  const without = t(isAll ? 'ask.withoutAll' : 'ask.without', {
    total: formatMoney(question.leftTotal, locale, currency)
  })
  return (
    <section className={s.box} aria-labelledby={title} data-question={question.id}>
      <h2 id={title} className={s.title} tabIndex={-1}>
        {t('ask.title', { count: missing, name: `${line.name}, ${line.variantName}` })}
      </h2>
      {substitute ? (
        <>
          <div className={s.pair}>
            <QuestionProduct label={t('ask.missing')} of={line} quantity={missing} currency={currency} />
            <QuestionProduct
              label={t('ask.instead')}
              of={substitute}
              quantity={substitute.quantity}
              currency={currency}
            />
          </div>
          <p>{difference}</p>
        </>
      ) : (
        <p>{t('ask.nothingAlike')}</p>
      )}
      <p className={layout.quiet}>{without}</p>
      <TimeLeft until={question.until} zone={zone} />
      <div className={s.ways}>
        {substitute && (
          <Button kind="primary" busy={busy} onClick={() => void answer(order.id, question.id, 'take')}>
            {t('ask.take')}
          </Button>
        )}
        <Button
          kind={substitute ? 'soft' : 'primary'}
          busy={busy}
          onClick={() => void answer(order.id, question.id, 'leave')}
        >
          {t(substitute ? 'ask.leave' : 'ask.goOn')}
        </Button>
        {order.canCancel && (
          <Button kind="quiet" onClick={() => openPopup({ key: 'cancel-order', data: { order: order.id } })}>
            {t('ask.cancel')}
          </Button>
        )}
      </div>
    </section>
  )
}
