import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Order } from '../../../contract/order/order.ts'
import type { StoreLocation } from '../../../contract/store/location.ts'
import { formatMoney } from '../../../format/money.ts'
import { useT } from '../../../i18n/translate.ts'
import { $flags } from '../../../routing/location.ts'
import {
  $orderEdit,
  closeEdit,
  editNotes,
  hasChanged,
  openEdit,
  type OrderEdit,
  sendEdit
} from '../../../stores/order/changes/order-edit.ts'
import { styles } from '../../../theme/styles.ts'
import { Button } from '../../../ui/button.tsx'
import { NoticeLine } from '../../../ui/feedback/notice.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { layout } from '../../../ui/layout.ts'
import { useFocusMove } from '../../../ui/overlay/use-focus-move.ts'
import { EditLines } from './edit-lines.tsx'
import { EditTime } from './edit-time.tsx'

const s = styles({
  box: `display:grid;grid-template-columns:minmax(0,1fr);gap:16px;padding:20px;border:1px solid var(--sf-line);border-radius:var(--sf-radius-card);
@container sf (max-width: 279px) { padding:12px; }`,
  title: 'font-size:18px;'
})

interface Props {
  order: Order
  location: StoreLocation
  now: number
}

/** The order's total with the change, and the amount that would be due at the hand-over. */
function NewTotal({ edit, order }: { edit: OrderEdit; order: Order }) {
  const { t, locale } = useT()
  const money = (cents: number) => formatMoney(cents, locale, order.currency)
  const { sums } = edit
  return (
    <div role="status" className={layout.tight}>
      {sums && sums.total !== order.total && (
        <p>{t('changed.total', { before: money(order.total), after: money(sums.total) })}</p>
      )}
      {sums && sums.due > 0 && <p className={layout.warn}>{t('changed.due', { amount: money(sums.due) })}</p>}
    </div>
  )
}

function Editing({ edit, order, location, now }: Props & { edit: OrderEdit }) {
  const { t } = useT()
  return (
    <>
      <EditLines edit={edit} order={order} />
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
          <NoticeLine tone="warn">{edit.problem}</NoticeLine>
        </div>
      )}
      <div className={layout.row}>
        <Button
          kind="primary"
          busy={edit.isSending}
          aria-disabled={!hasChanged(edit, order) || undefined}
          onClick={() => hasChanged(edit, order) && void sendEdit()}
        >
          {t('change.save')}
        </Button>
        <Button onClick={closeEdit}>{t('change.keep')}</Button>
      </div>
    </>
  )
}

/** Lets the shopper change an order before its preparation begins: its quantities, its time and its note. A kiosk offers none of it (SPEC C15). */
export function EditOrder({ order, location, now }: Props) {
  const { t } = useT()
  const { in_store: isKiosk } = useStore($flags)
  const edit = useStore($orderEdit)
  const isOpen = edit?.order === order.id
  const box = useFocusMove(isOpen, isOpen ? 'h2' : 'button')
  useEffect(() => closeEdit, [])
  if (isKiosk) return null
  return (
    <div ref={box} className={isOpen ? s.box : undefined}>
      {isOpen ? (
        <>
          <h2 className={s.title} tabIndex={-1}>
            {t('change.title')}
          </h2>
          <Editing edit={edit} order={order} location={location} now={now} />
        </>
      ) : (
        <Button onClick={() => void openEdit(order)}>{t('change.open')}</Button>
      )}
    </div>
  )
}
