import { useState } from 'react'
import type { StaffOrder } from '../../contract/staff/staff-board.ts'
import { formatMoney } from '../../format/money.ts'
import { styles } from '../../theme/styles.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { layout } from '../../ui/layout.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { refund } from '../data/move-orders.ts'
import { $dialog, closeDialog, noLock } from '../open-dialog.ts'
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

/** Asks why an order is refunded: the reason goes to the customer and into the log. */
export function RefundDialog({ order }: { order: StaffOrder }) {
  const { t, locale } = useWords()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const send = () => {
    if (!reason.trim()) return setMissing(true)
    closeDialog()
    void refund(order, reason.trim())
  }
  const amount = formatMoney(order.total, locale, order.currency)
  return (
    <Dialog
      title={t('refundTitle', { number: order.number })}
      closeLabel={t('close')}
      onClose={closeDialog}
      lock={noLock}
    >
      <div className={layout.stack}>
        <p>{t(order.tender === 'card' ? 'refundCard' : 'refundCash', { amount })}</p>
        <Field
          id="reason"
          label={t('refundReason')}
          value={reason}
          onValue={setReason}
          error={isMissing && !reason.trim() ? t('refundReasonMissing') : undefined}
          maxLength={200}
          autoComplete="off"
        />
        <div className={s.ways}>
          <Button kind="primary" onClick={send}>
            {t('refundDo', { amount })}
          </Button>
          <Button onClick={closeDialog}>{t('noRefund')}</Button>
        </div>
      </div>
    </Dialog>
  )
}
