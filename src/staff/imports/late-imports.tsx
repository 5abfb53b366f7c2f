import { Sheet } from '../../ui/overlay/dialog.tsx'
import { LatePart } from '../late-part.tsx'
import { closeDialog, noLock } from '../open-dialog.ts'
import { useWords } from '../staff-words.ts'

const load = async () => (await import('./imports-panel.tsx')).ImportsPanel

/** The lists of products, for managers. Its contents are a part that is loaded when it is opened. */
export function LateImports() {
  const { t } = useWords()
  return (
    <Sheet title={t('imports')} closeLabel={t('close')} onClose={closeDialog} lock={noLock}>
      <LatePart load={load} />
    </Sheet>
  )
}
