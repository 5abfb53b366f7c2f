import type { StaffOrder } from '../../../contract/staff/staff-board.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { Late } from '../../late-part.tsx'
import { closeDialog, noLock } from '../../open-dialog.ts'
import { useWords } from '../../staff-words.ts'

const load = async () => (await import('./missing-panel.tsx')).MissingPanel

/** Reports a missing item of an order. Its contents are a part that is loaded when it is opened. */
export function LateMissing({ order }: { order: StaffOrder }) {
  const { t } = useWords()
  return (
    <Dialog
      title={t('missingTitle', { number: order.number })}
      closeLabel={t('close')}
      onClose={closeDialog}
      lock={noLock}
    >
      <Late load={load}>{Panel => <Panel order={order} />}</Late>
    </Dialog>
  )
}
