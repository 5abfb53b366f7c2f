import type { StaffKiosk } from '../../contract/kiosk/kiosk.ts'
import { styles } from '../../theme/styles.ts'
import { Button } from '../../ui/button.tsx'
import { layout } from '../../ui/layout.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { dropKiosk } from '../data/kiosks.ts'
import { closeDialog, noLock } from '../open-dialog.ts'
import { useWords } from '../staff-words.ts'

const s = styles({ ways: 'display:flex;flex-wrap:wrap;gap:8px;& > * { flex:1 1 180px; }' })

/** Asks whether a kiosk is removed, and warns of orders that still wait on it. */
export function KioskRemovalDialog({ kiosk }: { kiosk: StaffKiosk }) {
  const { t } = useWords()
  const { name, waiting } = kiosk
  const remove = () => {
    closeDialog()
    void dropKiosk(kiosk)
  }
  return (
    <Dialog title={t('kiosks.removeTitle', { name })} closeLabel={t('close')} onClose={closeDialog} lock={noLock}>
      <div className={layout.stack}>
        <p>{t('kiosks.removeText')}</p>
        {waiting > 0 && <p>{t('kiosks.removeWaiting', { count: waiting })}</p>}
        <div className={s.ways}>
          <Button kind="primary" onClick={closeDialog}>
            {t('kiosks.keep')}
          </Button>
          <Button onClick={remove}>{t('kiosks.removeDo')}</Button>
        </div>
      </div>
    </Dialog>
  )
}
