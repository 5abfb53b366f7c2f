import { Sheet } from '../../ui/overlay/dialog.tsx'
import { LatePart } from '../late-part.tsx'
import { closeDialog, noLock } from '../open-dialog.ts'
import { useWords } from '../staff-words.ts'

const load = async () => (await import('./copies-panel.tsx')).CopiesPanel

/** A copy of everything, for managers. Its contents are a part that is loaded when it is opened. */
export function LateCopies() {
  const { t } = useWords()
  return (
    <Sheet title={t('copies')} closeLabel={t('close')} onClose={closeDialog} lock={noLock}>
      <LatePart load={load} />
    </Sheet>
  )
}
