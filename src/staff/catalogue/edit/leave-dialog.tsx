import { Button } from '../../../ui/button.tsx'
import { layout } from '../../../ui/layout.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { noLock } from '../../open-dialog.ts'
import { useWords } from '../../staff-words.ts'
import { useCatalogueWords } from '../words.ts'

/** Asks before typed text that isn't saved is dropped. */
export function LeaveDialog({ text, onStay, onLeave }: { text?: string; onStay(): void; onLeave(): void }) {
  const { t } = useCatalogueWords()
  const { t: say } = useWords()
  return (
    <Dialog title={t('edit.leave')} closeLabel={say('close')} onClose={onStay} lock={noLock}>
      <div className={layout.stack}>
        <p>{text ?? t('edit.leaveText')}</p>
        <div className={layout.ways}>
          <Button kind="primary" onClick={onStay}>
            {t('edit.stay')}
          </Button>
          <Button onClick={onLeave}>{t('edit.leaveDo')}</Button>
        </div>
      </div>
    </Dialog>
  )
}
