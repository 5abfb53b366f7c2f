import type { OrderChange } from '../../../contract/order/order-change.ts'
import type { Order } from '../../../contract/order/order.ts'
import type { StoreLocation } from '../../../contract/store/location.ts'
import { formatMoney } from '../../../format/money.ts'
import { useT } from '../../../i18n/translate.ts'
import { changedLines, isTimeChanged, newMethod } from '../../../rules/order/changed-lines.ts'
import type { Zone } from '../../../rules/time/clock-offsets.ts'
import { writeSent } from '../../../stores/location/hours/hours.ts'
import { styles } from '../../../theme/styles.ts'
import { layout } from '../../../ui/layout.ts'

const s = styles({
  title: 'font-size:18px;',
  list: 'display:grid;gap:12px;& li { display:grid;gap:2px;padding-inline-start:12px;border-inline-start:2px solid var(--sf-line-2); }'
})

function Change({ change, order, zone }: { change: OrderChange; order: Order; zone: Zone }) {
  const { t, locale } = useT()
  const money = (cents: number) => formatMoney(cents, locale, order.currency)
  const { before, after } = change
  const method = newMethod(change)
  return (
    <li>
      <p className={layout.small}>{`${writeSent(change.at, zone, locale)} · ${t(`changed.by.${change.by}`)}`}</p>
      {changedLines(change).map(line => {
        const name = `${line.name}, ${line.variantName}`
        const key = line.after === 0 ? 'changed.out' : line.before === 0 ? 'changed.in' : 'changed.count'
        const count = line.after === 0 ? line.before : line.after
        return <p key={line.variant}>{t(key, { name, count, before: line.before })}</p>
      })}
      {method && <p>{t(`method.is.${method}`)}</p>}
      {isTimeChanged(change) && <p>{t('changed.time', { time: writeSent(after.slotStart, zone, locale) })}</p>}
      {change.hasNewNotes && <p>{t('changed.notes')}</p>}
      {before.total !== after.total && (
        <p>{t('changed.total', { before: money(before.total), after: money(after.total) })}</p>
      )}
    </li>
  )
}

/** The changes of an order since it was placed, and the money that goes back or is due because of them. */
export function Changes({ order, location }: { order: Order; location: StoreLocation | undefined }) {
  const { t, locale } = useT()
  const { changes = [], returned, due, currency } = order
  if (changes.length === 0) return null
  const zone: Zone = location ?? 'America/Toronto'
  return (
    <section className={layout.stack} aria-labelledby="sf-changes">
      <h2 id="sf-changes" className={s.title} tabIndex={-1} data-changes="">
        {t('changed.title')}
      </h2>
      <ul className={s.list}>
        {changes.map(change => (
          <Change key={change.id} change={change} order={order} zone={zone} />
        ))}
      </ul>
      {returned !== undefined && order.status !== 'cancelled' && (
        <p>{t('changed.returned', { amount: formatMoney(returned, locale, currency) })}</p>
      )}
      {due !== undefined && (
        <p className={layout.warn}>{t('changed.due', { amount: formatMoney(due, locale, currency) })}</p>
      )}
    </section>
  )
}
