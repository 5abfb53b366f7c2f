import { useState } from 'react'
import { extraMinutes, extraSpans } from '../../../contract/staff/extra-time.ts'
import { styles } from '../../../theme/styles.ts'
import { Button } from '../../../ui/button.tsx'
import { BoxChoice } from '../../../ui/form/box-choice.tsx'
import { layout } from '../../../ui/layout.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { addTime } from '../../data/extra-time.ts'
import { closeDialog, noLock } from '../../open-dialog.ts'
import { useWords } from '../../staff-words.ts'
import { proposedExtra } from '../rules/missed.ts'

const s = styles({ ways: 'display:flex;flex-wrap:wrap;gap:8px;& > * { flex:1 1 180px; }' })

/** Asks how much time new orders get on top, and for how long. */
export function BusyDialog() {
  const { t } = useWords()
  const [extra, setExtra] = useState(proposedExtra)
  const add = () => {
    closeDialog()
    void addTime(extra)
  }
  const minutes = (value: string) => extraMinutes.find(one => String(one) === value) ?? proposedExtra.minutes
  const during = (value: string) => extraSpans.find(one => String(one) === value) ?? proposedExtra.during
  return (
    <Dialog title={t('busyTitle')} closeLabel={t('close')} onClose={closeDialog} lock={noLock}>
      <div className={layout.stack}>
        <p>{t('busyText')}</p>
        <BoxChoice
          legend={t('busyMinutes')}
          showLegend
          options={extraMinutes.map(value => ({ value: String(value), label: t('busyBy', { count: value }) }))}
          value={String(extra.minutes)}
          onValue={value => setExtra({ ...extra, minutes: minutes(value) })}
        />
        <BoxChoice
          legend={t('pauseFor')}
          showLegend
          options={extraSpans.map(value => ({ value: String(value), label: t(`busy.${value}`) }))}
          value={String(extra.during)}
          onValue={value => setExtra({ ...extra, during: during(value) })}
        />
        <div className={s.ways}>
          <Button kind="primary" onClick={add}>
            {t('busyDo')}
          </Button>
          <Button onClick={closeDialog}>{t('busyKeep')}</Button>
        </div>
      </div>
    </Dialog>
  )
}
