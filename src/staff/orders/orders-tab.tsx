import { useStore } from '@nanostores/react'
import Inbox from 'lucide/dist/esm/icons/inbox.mjs'
import { useState } from 'react'
import { $now } from '../../client/now.ts'
import { styles } from '../../theme/styles.ts'
import { hiddenClass } from '../../theme/tokens.ts'
import { AsyncView } from '../../ui/feedback/async-view.tsx'
import { Bone, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Choice } from '../../ui/form/choice.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Waiting } from '../header/waiting.tsx'
import { orders, readOrders, type OrderLists } from '../data/orders.ts'
import { columnOf, columns } from './rules/status.ts'
import { useWords } from '../staff-words.ts'
import { Column } from './column.tsx'
import { ExtraRow } from './extra/extra-row.tsx'
import { OrderCard } from './order-card.tsx'
import { StartNext } from './start-next.tsx'

const s = styles({
  head: 'display:flex;flex-wrap:wrap;align-items:center;gap:8px 12px;padding:8px 16px 0;& fieldset { flex:0 0 264px;& > div { background:none; } }',
  board: `flex:1;min-height:0;display:flex;gap:12px;padding:8px 16px 12px;overflow-x:auto;scroll-padding-inline:16px;
@container sf (max-width: 767px) { scroll-snap-type:x mandatory; }`,
  ended: `position:relative;flex:1;min-height:0;overflow-y:auto;display:grid;grid-template-columns:repeat(auto-fill,minmax(min(300px,100%),1fr));gap:12px;align-items:start;
align-content:start;padding:12px 16px 24px;`
})

function Loading() {
  const { t } = useWords()
  return (
    <Skeleton label={t('loading')}>
      <div className={s.board}>
        {columns.map(column => (
          <Bone key={column} height={320} radius={12} />
        ))}
      </div>
    </Skeleton>
  )
}

/** The orders by status, or those that have ended. */
function Lists({ lists }: { lists: OrderLists }) {
  const { t } = useWords()
  const [view, setView] = useState('active')
  const all = [...lists.open, ...lists.ended]
  const active = all.filter(order => columnOf(order))
  const ended = all.filter(order => !columnOf(order))
  const isEnded = view === 'ended'
  return (
    <>
      <div className={s.head}>
        <Choice
          legend={t('show')}
          options={[
            { value: 'active', label: `${t('active')} (${active.length})` },
            { value: 'ended', label: t('ended') }
          ]}
          value={view}
          onValue={setView}
        />
        <Waiting />
        {!isEnded && <StartNext />}
        {!isEnded && <ExtraRow />}
      </div>
      {isEnded && ended.length > 0 && (
        <div className={s.ended} data-column="ended">
          <h2 className={hiddenClass}>{t('ended')}</h2>
          {ended.map(order => (
            <OrderCard key={order.id} order={order} />
          ))}
        </div>
      )}
      {isEnded && ended.length === 0 && <Notice icon={Inbox} title={t('noneEnded')} />}
      {!isEnded && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Scrolled by keyboard: without orders, nothing in it has the focus.
        <div className={s.board} role="group" aria-label={t('active')} tabIndex={active.length === 0 ? 0 : undefined}>
          {columns.map(name => {
            const listed = active.filter(order => columnOf(order) === name)
            return <Column key={name} name={name} orders={listed} isNarrow={listed.length === 0 && active.length > 0} />
          })}
        </div>
      )}
    </>
  )
}

/** The orders: a board by status that scrolls sideways, or those that have ended. Stale ones stay: a banner says so. */
export function OrdersTab() {
  const { t } = useWords()
  const now = useStore($now)
  const load = useStore(orders.$state)
  const shown = load.state === 'stale' ? { state: 'ready' as const, value: load.value } : load
  return (
    <AsyncView load={shown} now={now} t={t} skeleton={<Loading />} onRetry={() => void readOrders()}>
      {lists => <Lists lists={lists} />}
    </AsyncView>
  )
}
