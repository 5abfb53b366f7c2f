import { Sheet } from '../../ui/overlay/dialog.tsx'
import { LatePart } from '../late-part.tsx'
import { closeDialog, noLock } from '../open-dialog.ts'
import { useWords } from '../staff-words.ts'

const load = async () => (await import('./contacts-panel.tsx')).ContactsPanel

/** The list of those who agree to offers. Its contents are a part that is loaded when it is opened. */
export function LateContacts() {
  const { t } = useWords()
  return (
    <Sheet title={t('contacts')} closeLabel={t('close')} onClose={closeDialog} lock={noLock}>
      <LatePart load={load} />
    </Sheet>
  )
}
