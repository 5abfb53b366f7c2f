import { useStore } from '@nanostores/react'
import Timer from 'lucide/dist/esm/icons/timer.mjs'
import { $now } from '../../../client/now.ts'
import { writeTime } from '../../../format/time.ts'
import { wallAt } from '../../../rules/time/time-zone.ts'
import { styles } from '../../../theme/styles.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { addTime } from '../../data/extra-time.ts'
import { $orders } from '../../data/orders.ts'
import { $store } from '../../data/stores.ts'
import { $dialog } from '../../open-dialog.ts'
import { useWords } from '../../staff-words.ts'
import { countMissed, PROPOSE_FROM, proposedExtra } from '../rules/missed.ts'

const s = styles({
  row: `display:flex;flex-wrap:wrap;align-items:center;gap:4px 12px;flex:1 1 100%;min-height:48px;padding:4px 16px;border:1px solid var(--sf-line-2);border-radius:var(--sf-radius-field);
background:var(--sf-raised);color:var(--sf-ink);font-variant-numeric:tabular-nums;
&[data-late] { border-color:var(--sf-warn);background:var(--sf-warn-tint);color:var(--sf-warn); }
& p { flex:1 1 220px;min-width:0;font-weight:500; }`,
  ways: 'display:flex;flex-wrap:wrap;gap:8px 16px;'
})

/** The time that is added to new orders with its end; without it, a proposal to add some once several orders are late. */
export function ExtraRow() {
  const { t, locale } = useWords()
  const now = useStore($now)
  const store = useStore($store)
  const lists = useStore($orders)
  if (!store || !lists) return null
  const extra = lists.extra && Date.parse(lists.extra.until) > now ? lists.extra : null
  const late = countMissed(lists.open, now)
  if (!extra && late < PROPOSE_FROM) return <div role="status" />
  const time = extra && writeTime(wallAt(Date.parse(extra.until), store), locale)
  return (
    <div className={s.row} data-late={extra ? undefined : ''} role="status">
      <Icon of={Timer} />
      <p>
        {extra && time
          ? t('extraNow', { count: extra.minutes, time })
          : t('extraPropose', { count: late, minutes: proposedExtra.minutes })}
      </p>
      <div className={s.ways}>
        {extra ? (
          <>
            <Button kind="quiet" onClick={() => $dialog.set({ kind: 'busy' })}>
              {t('extraChange')}
            </Button>
            <Button kind="quiet" onClick={() => void addTime({ ...proposedExtra, minutes: 0 })}>
              {t('extraBack')}
            </Button>
          </>
        ) : (
          <Button kind="soft" onClick={() => void addTime(proposedExtra)}>
            {t('extraAdd', { count: proposedExtra.minutes })}
          </Button>
        )}
      </div>
    </div>
  )
}
