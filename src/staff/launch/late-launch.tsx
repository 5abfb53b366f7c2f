import { Sheet } from '../../ui/overlay/dialog.tsx'
import { LatePart } from '../late-part.tsx'
import { closeDialog, noLock } from '../open-dialog.ts'
import { useWords } from '../staff-words.ts'

const load = async () => (await import('./launch-panel.tsx')).LaunchPanel

/** The steps that are left until the shop is live, for managers. Its contents are a part that is loaded when it is opened. */
export function LateLaunch() {
  const { t } = useWords()
  return (
    <Sheet title={t('launch')} closeLabel={t('close')} onClose={closeDialog} lock={noLock}>
      <LatePart load={load} />
    </Sheet>
  )
}
