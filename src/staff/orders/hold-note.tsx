import { useStore } from '@nanostores/react'
import type { StaffOrder } from '../../contract/staff/staff-board.ts'
import { styles } from '../../theme/styles.ts'
import { Button } from '../../ui/button.tsx'
import { $now } from '../../client/now.ts'
import { releaseOrder } from '../data/move-orders.ts'
import { $store } from '../data/stores.ts'
import { writeInstant } from '../time-words.ts'
import { useWords } from '../staff-words.ts'

const s = styles({
  held: 'display:grid;gap:8px;padding:10px 12px 12px;border-radius:var(--sf-radius-field);background:var(--sf-warn-tint);color:var(--sf-warn);'
})

interface Props {
  order: StaffOrder
  hold: NonNullable<StaffOrder['hold']>
}

/** Why an order is on hold and until when, with the button that releases it. */
export function HoldNote({ order, hold }: Props) {
  const { t, locale } = useWords()
  const store = useStore($store)
  const now = useStore($now)
  const time = store ? writeInstant(hold.until, store, now, locale) : ''
  return (
    <div className={s.held} data-held="">
      <p>
        <strong>{t('held')}</strong> {t(`held.${hold.reason}`)} {t('heldUntil', { time })}
      </p>
      <Button
        aria-label={t('of', { what: t('release'), number: order.number })}
        onClick={() => void releaseOrder(order)}
      >
        {t('release')}
      </Button>
    </div>
  )
}
