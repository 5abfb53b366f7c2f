import { useState } from 'react'
import type { StaffOrder } from '../../contract/staff/staff-board.ts'
import { styles } from '../../theme/styles.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { layout } from '../../ui/layout.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { moveOrder } from '../data/move-orders.ts'
import { closeDialog, noLock } from '../open-dialog.ts'
import { useWords } from '../staff-words.ts'

const s = styles({ ways: 'display:flex;flex-wrap:wrap;gap:8px;& > * { flex:1 1 180px; }' })

/** Asks whether and why an order is cancelled. As in the shopper's own question, keeping it is the main way. */
export function CancelDialog({ order }: { order: StaffOrder }) {
  const { t } = useWords()
  const [reason, setReason] = useState('')
  const cancel = () => {
    closeDialog()
    void moveOrder(order, 'cancelled', { reason: reason.trim() || null })
  }
  return (
    <Dialog
      title={t('cancelTitle', { number: order.number })}
      closeLabel={t('close')}
      onClose={closeDialog}
      lock={noLock}
    >
      <div className={layout.stack}>
        <p>{t('cancelText')}</p>
        <Field id="reason" label={t('reason')} value={reason} onValue={setReason} maxLength={200} autoComplete="off" />
        <div className={s.ways}>
          <Button kind="primary" onClick={closeDialog}>
            {t('keep')}
          </Button>
          <Button onClick={cancel}>{t('cancelDo')}</Button>
        </div>
      </div>
    </Dialog>
  )
}
