import { useStore } from '@nanostores/react'
import { $now } from '../../../client/now.ts'
import type { StaffOrder } from '../../../contract/staff/staff-board.ts'
import { formatMoney } from '../../../format/money.ts'
import { styles } from '../../../theme/styles.ts'
import { Button } from '../../../ui/button.tsx'
import { withdraw } from '../../data/missing-items.ts'
import { useWords } from '../../staff-words.ts'

const s = styles({
  note: `display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:4px 8px;padding:8px 12px;border-radius:var(--sf-radius-field);
background:var(--sf-warn-tint);color:var(--sf-warn);& p { flex:1 1 160px;min-width:0; }`
})

/** The amount to collect beyond the card, and the open questions to the customer, each with the minutes left and a way to withdraw it. */
export function ChangeNotes({ order }: { order: StaffOrder }) {
  const { t, locale } = useWords()
  const now = useStore($now)
  const questions = (order.questions ?? []).map(question => {
    const line = order.lines.find(({ id }) => id === question.line)
    // The board's clock ticks by the minute: rounded up, there would be more left than at first.
    const count = Math.max(1, Math.floor((Date.parse(question.until) - now) / 60_000))
    return (
      <div key={question.id} className={s.note}>
        <p>{t('askedNote', { name: line?.name ?? '', count })}</p>
        <Button kind="quiet" onClick={() => void withdraw(order, question.id)}>
          {t('askedWithdraw')}
        </Button>
      </div>
    )
  })
  return (
    <>
      {order.due !== undefined && (
        <p className={s.note}>{t('dueNote', { amount: formatMoney(order.due, locale, order.currency) })}</p>
      )}
      {questions}
    </>
  )
}
