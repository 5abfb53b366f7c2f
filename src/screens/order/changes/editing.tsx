import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Order } from '../../../contract/order/order.ts'
import { formatMoney } from '../../../format/money.ts'
import { useT } from '../../../i18n/translate.ts'
import {
  $orderEdit,
  closeEdit,
  editNotes,
  hasChanged,
  isComplete,
  openEdit,
  type OrderEdit,
  sendEdit
} from '../../../stores/order/changes/order-edit.ts'
import { classes, styles } from '../../../theme/styles.ts'
import { Button } from '../../../ui/button.tsx'
import { NoticeLine } from '../../../ui/feedback/notice.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { layout } from '../../../ui/layout.ts'
import type { EditingProps } from './draw-changes.ts'
import { EditLines } from './edit-lines.tsx'
import { EditMethod } from './edit-method.tsx'
import { EditTime } from './edit-time.tsx'
import { OneMore } from './one-more.tsx'

// Nothing to save looks like it.
const s = styles({
  actions: `& > [aria-disabled="true"] { background:var(--sf-surface-2);border-color:var(--sf-line);color:var(--sf-ink-2);cursor:default; }`
})

/** The order's total with the change, and the amount that would be due at the hand-over. */
function NewTotal({ edit, order }: { edit: OrderEdit; order: Order }) {
  const { t, locale } = useT()
  const money = (cents: number) => formatMoney(cents, locale, order.currency)
  const { sums } = edit
  return (
    <div role="status" className={layout.tight}>
      {sums && sums.fee !== order.fee && sums.fee > 0 && <p>{t('change.fee', { amount: money(sums.fee) })}</p>}
      {sums && sums.total !== order.total && (
        <p>{t('change.total', { before: money(order.total), after: money(sums.total) })}</p>
      )}
      {sums && sums.due > 0 && <p className={layout.warn}>{t('change.due', { amount: money(sums.due) })}</p>}
    </div>
  )
}

/** The form of a change: quantities, method, time and note, with the new total. */
export function Editing({ order, location, now, onClose, address }: EditingProps) {
  const { t } = useT()
  const { id } = order
  const edit = useStore($orderEdit)
  useEffect(() => {
    void openEdit(id)
    return closeEdit
  }, [id])
  if (edit?.order !== id) return null
  const send = async () => {
    if (await sendEdit()) onClose()
  }
  const canSend = isComplete(edit) && hasChanged(edit, order)
  return (
    <>
      <EditLines edit={edit} order={order} />
      <OneMore edit={edit} order={order} />
      <EditMethod edit={edit} order={order} location={location} address={address} />
      <EditTime edit={edit} order={order} location={location} now={now} />
      <Field
        id="sf-change-notes"
        label={t('field.notes')}
        value={edit.notes}
        onValue={editNotes}
        maxLength={500}
        multiline
      />
      <NewTotal edit={edit} order={order} />
      {edit.problem && (
        <div role="alert">
          <NoticeLine tone="warn">{t(edit.problem)}</NoticeLine>
        </div>
      )}
      <div className={classes(layout.row, s.actions)}>
        <Button
          kind="primary"
          busy={edit.isSending}
          aria-disabled={!canSend || undefined}
          onClick={() => canSend && void send()}
        >
          {t('change.save')}
        </Button>
        <Button onClick={onClose}>{t('change.keep')}</Button>
      </div>
    </>
  )
}
