import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { orderStatus } from '../../contract/order/order.ts'
import type { AuditEntry } from '../../contract/staff/staff-audit.ts'
import { styles } from '../../theme/styles.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { layout } from '../../ui/layout.ts'
import { Sheet } from '../../ui/overlay/dialog.tsx'
import { $now } from '../../client/now.ts'
import { $store } from '../data/stores.ts'
import { audit, loadOlderAudit } from '../data/team.ts'
import { closeDialog, noLock } from '../open-dialog.ts'
import { writeInstant } from '../time-words.ts'
import { Remote } from '../remote.tsx'
import { say, useWords, type Word } from '../staff-words.ts'
import { draftDetail, lawReason } from './draft-detail.ts'

const s = styles({
  list: 'display:grid;& > * + * { border-top:1px solid var(--sf-line); }',
  entry:
    'display:grid;gap:2px;padding-block:10px;& p:first-child { display:flex;flex-wrap:wrap;align-items:center;gap:4px 8px;font-weight:500; }'
})

const known: Record<string, Word> = {
  'order-status': 'audit.order-status',
  undo: 'audit.undo',
  'order-refund': 'audit.order-refund',
  'order-missing': 'audit.order-missing',
  'hold-release': 'audit.hold-release',
  stock: 'audit.stock',
  open: 'audit.open',
  'extra-time': 'audit.extra-time',
  hours: 'audit.hours',
  kiosk: 'audit.kiosk',
  'kiosk-pin': 'audit.kiosk-pin',
  'kiosk-removal': 'audit.kiosk-removal',
  'sign-in': 'audit.sign-in',
  'sign-out': 'audit.sign-out',
  password: 'audit.password',
  member: 'audit.member',
  'feed-key': 'audit.feed-key',
  feed: 'audit.feed',
  refused: 'audit.forbidden',
  import: 'audit.import',
  'import-undo': 'audit.import-undo',
  draft: 'audit.draft',
  'draft-publish': 'audit.draft-publish',
  'draft-undo': 'audit.draft-undo',
  picture: 'audit.picture',
  setup: 'audit.setup',
  store: 'audit.store',
  'draft-law': 'audit.draft-law',
  copy: 'audit.copy',
  contacts: 'audit.contacts',
  managers: 'audit.managers'
}

const pinDetails: Record<string, Word> = { set: 'audit.pinSet', tries: 'audit.pinTries' }

const switches: Record<string, Word> = { open: 'taking', closed: 'off', paused: 'pausedDone' }

/** The recorded value in the language of the reader. */
function detailOf({ action, detail }: AuditEntry, writeTime: (instant: string) => string): string {
  const [first = '', ...more] = detail.split(', ')
  const status = orderStatus.options.find(candidate => candidate === first)
  if (action === 'order-status' && status)
    return [say(`is.${status}`), more.length > 0 && say(more[0] === 'automatically' ? 'audit.automatic' : 'ageChecked')]
      .filter(Boolean)
      .join(', ')
  if (action === 'open') return say(switches[first] ?? 'off')
  if (action === 'extra-time')
    return detail === 'none' ? say('audit.extraNone') : say('busyBy', { count: Number.parseInt(first, 10) })
  if (action === 'stock') return [first, more[0] === 'on the menu' && say('offered')].filter(Boolean).join(', ')
  if (action === 'copy')
    return detail === '' ? say('audit.copyAsked') : say('audit.copyRecords', { count: Number.parseInt(detail, 10) })
  if (action === 'kiosk-pin') return say(pinDetails[detail] ?? 'audit.pinRemoved')
  if (action.startsWith('draft')) return action === 'draft-law' ? lawReason(detail) : draftDetail(detail, writeTime)
  if (action === 'picture') return ''
  return detail
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { t, locale } = useWords()
  const store = useStore($store)
  const now = useStore($now)
  const { action, order, product, member, location, at, ok } = entry
  const word = known[action]
  const writeTime = (instant: string) => (store ? writeInstant(instant, store, now, locale) : instant)
  const parts = { order: order ?? '', product: product ?? '', detail: detailOf(entry, writeTime) }
  return (
    <li className={s.entry}>
      <p>
        {word ? t(word, parts).replace(/[\s:]+$/, '') : action}
        {!ok && <Chip tone="bad">{t('audit.refused')}</Chip>}
      </p>
      <p className={layout.small}>
        {[member, location, store && writeInstant(at, store, now, locale)].filter(Boolean).join(' · ')}
      </p>
    </li>
  )
}

/** Who did what, for managers: the staff's audit log, newest first. */
export function ActivityDialog() {
  const { t } = useWords()
  const load = useStore(audit.$state)
  const [hasMore, setMore] = useState(true)
  useEffect(() => void audit.load(), [])
  return (
    <Sheet title={t('activity')} closeLabel={t('close')} onClose={closeDialog} lock={noLock}>
      <div className={layout.stack}>
        <Remote load={load} height={360} onRetry={() => void audit.load()}>
          {entries => (
            <>
              <p className={layout.small}>{t(entries.length === 0 ? 'audit.empty' : 'audit.text')}</p>
              <ul className={s.list}>
                {entries.map(entry => (
                  <Entry key={entry.id} entry={entry} />
                ))}
              </ul>
              {hasMore && entries.length >= 100 && (
                <Button onClick={() => void loadOlderAudit().then(setMore)}>{t('audit.more')}</Button>
              )}
            </>
          )}
        </Remote>
      </div>
    </Sheet>
  )
}
