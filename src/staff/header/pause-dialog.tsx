import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { PauseLength } from '../../contract/staff/staff-board.ts'
import { styles } from '../../theme/styles.ts'
import { Button } from '../../ui/button.tsx'
import { BoxChoice } from '../../ui/form/box-choice.tsx'
import { layout } from '../../ui/layout.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { $store } from '../data/stores.ts'
import { setTaking } from '../data/switch.ts'
import { $dialog, closeDialog, noLock } from '../open-dialog.ts'
import { useWords } from '../staff-words.ts'

const s = styles({ ways: 'display:flex;flex-wrap:wrap;gap:8px;& > * { flex:1 1 180px; }' })

const lengths = ['15', '30', '60', 'tomorrow', 'off'] as const

/** Asks for how long orders are paused: one wrong touch must not close the store. */
export function PauseDialog() {
  const { t } = useWords()
  const store = useStore($store)
  const [length, setLength] = useState<string>('15')
  const pause = () => {
    closeDialog()
    void setTaking(false, length === 'off' ? null : (length as PauseLength))
  }
  const resume = () => {
    closeDialog()
    void setTaking(true)
  }
  return (
    <Dialog
      title={t('pauseTitle', { store: store?.name ?? '' })}
      closeLabel={t('close')}
      onClose={closeDialog}
      lock={noLock}
    >
      <div className={layout.stack}>
        <p>{t('pauseText')}</p>
        {store?.isOpen && (
          <div>
            <Button kind="quiet" onClick={() => $dialog.set({ kind: 'busy' })}>
              {t('busyInstead')}
            </Button>
          </div>
        )}
        <BoxChoice
          legend={t('pauseFor')}
          showLegend
          options={lengths.map(value => ({ value, label: t(`pause.${value}`) }))}
          value={length}
          onValue={setLength}
        />
        <div className={s.ways}>
          <Button kind="primary" onClick={pause}>
            {t('pauseDo')}
          </Button>
          {store?.isOpen ? (
            <Button onClick={closeDialog}>{t('keepOpen')}</Button>
          ) : (
            <Button onClick={resume}>{t('resume')}</Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
