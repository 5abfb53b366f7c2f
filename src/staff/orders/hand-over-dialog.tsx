import { useState } from 'react'
import type { StaffOrder } from '../../contract/staff/staff-board.ts'
import { writeDay } from '../../format/date.ts'
import { styles } from '../../theme/styles.ts'
import { Button } from '../../ui/button.tsx'
import { Check } from '../../ui/form/check.tsx'
import { layout } from '../../ui/layout.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { moveOrder } from '../data/move-orders.ts'
import { nameOf } from './rules/name.ts'
import { closeDialog, noLock } from '../open-dialog.ts'
import { useWords } from '../staff-words.ts'
import { Money, useAgeRule } from './card-facts.tsx'

const s = styles({
  check:
    'padding:4px 16px;border:1px solid var(--sf-line-2);border-radius:var(--sf-radius-card);background:var(--sf-raised);',
  name: 'font-size:18px;font-weight:650;'
})

/** Hands an order over: who gets it, what to collect, and the age check, without which it can't be handed over. */
export function HandOverDialog({ order }: { order: StaffOrder }) {
  const { t, locale } = useWords()
  const [isChecked, setChecked] = useState(false)
  const rule = useAgeRule()
  const { customer, number, pickupCode, dob } = order
  const handOver = () => {
    closeDialog()
    void moveOrder(order, 'completed', { ageChecked: true })
  }
  return (
    <Dialog title={t('handOver', { number })} closeLabel={t('close')} onClose={closeDialog} lock={noLock}>
      <div className={layout.stack}>
        <div className={layout.tight}>
          <p className={s.name}>{nameOf(customer)}</p>
          <p>{t('codeIs', { code: pickupCode })}</p>
          <Money order={order} />
        </div>
        <p>
          {rule && t('ageRule', rule)} {dob && t('dob', { date: writeDay(dob, locale) })}
        </p>
        <div className={s.check}>
          <Check label={t('ageChecked')} checked={isChecked} onToggle={() => setChecked(!isChecked)} />
        </div>
        <Button kind="primary" wide tall disabled={!isChecked} onClick={handOver}>
          {t('handOverDo')}
        </Button>
      </div>
    </Dialog>
  )
}
