import PackageX from 'lucide/dist/esm/icons/package-x.mjs'
import type { StaffOrder } from '../../../contract/staff/staff-board.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { $dialog } from '../../open-dialog.ts'
import { useWords } from '../../staff-words.ts'

/** Leads to the report of a missing item, while the store can still change the order. */
export function MissingButton({ order }: { order: StaffOrder }) {
  const { t } = useWords()
  if (!['placed', 'confirmed', 'preparing'].includes(order.status)) return null
  return (
    <IconButton
      icon={PackageX}
      label={t('of', { what: t('missingItem'), number: order.number })}
      onClick={() => $dialog.set({ kind: 'missing', order })}
    />
  )
}
