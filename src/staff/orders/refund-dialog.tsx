import { useState } from 'react'
import type { StaffOrder } from '../../contract/staff/staff-board.ts'
import { formatMoney } from '../../format/money.ts'
import { nothingRefunded, type RefundedPart } from '../../rules/order/refund.ts'
import { styles } from '../../theme/styles.ts'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/form/choice.tsx'
import { Field, FieldError } from '../../ui/form/field.tsx'
import { layout } from '../../ui/layout.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { refund } from '../data/move-orders.ts'
import { $dialog, closeDialog, noLock } from '../open-dialog.ts'
import { RefundItems } from './refund-items.tsx'
import { amountOf, partWith, refundableLines } from './rules/refund.ts'
import { useWords } from '../staff-words.ts'

const s = styles({ ways: 'display:flex;flex-wrap:wrap;gap:8px;& > * { flex:1 1 180px; }' })

/** Leads to the refund of a completed order, which can't be cancelled any more (SPEC C13). */
export function RefundButton({ order }: { order: StaffOrder }) {
  const { t } = useWords()
  return (
    <Button
      aria-label={t('of', { what: t('refund'), number: order.number })}
      onClick={() => $dialog.set({ kind: 'refund', order })}
    >
      {t('refund')}
    </Button>
  )
}

/** The refund that is being chosen: all that is left, or some of it, with the reason. */
function useRefund(order: StaffOrder) {
  const [chosen, choose] = useState<RefundedPart>()
  const [reason, setReason] = useState('')
  const [isSent, setSent] = useState(false)
  const cents = amountOf(order, chosen)
  const problems = { reason: isSent && !reason.trim(), items: isSent && cents === 0 }
  const send = () => {
    setSent(true)
    if (!reason.trim() || cents === 0) return
    closeDialog()
    void refund(order, reason.trim(), chosen && partWith(order, chosen))
  }
  return { chosen, choose, reason, setReason, cents, problems, send }
}

/** Asks for which items and why an order is refunded: the reason goes to the customer and into the log. */
export function RefundDialog({ order }: { order: StaffOrder }) {
  const { t, locale } = useWords()
  const { chosen, choose, reason, setReason, cents, problems, send } = useRefund(order)
  const amount = formatMoney(cents, locale, order.currency)
  const isByItem = refundableLines(order).length > 0
  const isRest = (order.refunds ?? []).length > 0
  const isPart = chosen !== undefined || isRest
  return (
    <Dialog
      title={t('refundTitle', { number: order.number })}
      closeLabel={t('close')}
      onClose={closeDialog}
      lock={noLock}
    >
      <div className={layout.stack}>
        {isByItem && (
          <Choice
            legend={t('refundWhat')}
            options={[
              { value: 'all', label: t(isRest ? 'refundRest' : 'refundAll') },
              { value: 'items', label: t('refundSome') }
            ]}
            value={chosen ? 'items' : 'all'}
            onValue={value => choose(value === 'items' ? nothingRefunded : undefined)}
          />
        )}
        {chosen && <RefundItems order={order} chosen={chosen} onChoose={choose} />}
        {problems.items && <FieldError id="refund-items" text={t('refundItemsMissing')} />}
        <p role="status">{cents > 0 ? t(messageOf(order, isPart), { amount }) : t('refundItemsHint')}</p>
        <Field
          id="reason"
          label={t('refundReason')}
          value={reason}
          onValue={setReason}
          error={problems.reason ? t('refundReasonMissing') : undefined}
          maxLength={200}
          autoComplete="off"
        />
        <div className={s.ways}>
          <Button kind="primary" onClick={send}>
            {cents > 0 ? t('refundDo', { amount }) : t('refund')}
          </Button>
          <Button onClick={closeDialog}>{t('noRefund')}</Button>
        </div>
      </div>
    </Dialog>
  )
}

/** The message about a refund: points and codes come back in part, or with the whole order. */
function messageOf(
  { tender }: StaffOrder,
  isPart: boolean
): 'refundCard' | 'refundCash' | 'refundPartCard' | 'refundPartCash' {
  if (tender === 'card') return isPart ? 'refundPartCard' : 'refundCard'
  return isPart ? 'refundPartCash' : 'refundCash'
}
