import type { Order } from '../../contract/order/order.ts'
import type { Zone } from '../../rules/time/clock-offsets.ts'
import { useT } from '../../i18n/translate.ts'
import { writeSent } from '../../stores/location/hours/hours.ts'
import { classes, styles } from '../../theme/styles.ts'
import { stepWords, wayOf } from './texts.ts'

const s = styles({
  list: `display:grid;grid-auto-flow:column;grid-auto-columns:minmax(min-content,1fr);gap:4px;
@container sf (max-width: 319px) { grid-auto-flow:row; }`,
  step: 'display:grid;align-content:start;gap:2px;padding-block-start:8px;border-block-start:6px solid var(--sf-line);font-size:12px;line-height:1.25;color:var(--sf-ink-2);overflow-wrap:break-word;',
  done: 'border-color:var(--sf-accent-ink);color:var(--sf-ink);',
  bad: 'border-color:var(--sf-bad);color:var(--sf-bad);',
  now: 'font-weight:650;',
  time: 'font-weight:400;color:var(--sf-ink-2);font-variant-numeric:tabular-nums;'
})

/** The steps of an order as a bar; completed ones with their times in the store's time zone. */
export function Timeline({ order, zone }: { order: Order; zone: Zone }) {
  const { t, locale } = useT()
  const times = new Map(order.history.map(({ status, at }) => [status, at]))
  const cancelled = order.status === 'cancelled'
  const way = wayOf(order)
  const steps = cancelled ? [...way.filter(status => times.has(status)), order.status] : way
  const reached = steps.indexOf(order.status)
  return (
    <ol className={s.list} aria-label={t('order.timeline')}>
      {steps.map((status, at) => {
        const time = times.get(status)
        const isNow = at === reached
        const done = at <= reached && (status === 'cancelled' ? s.bad : s.done)
        return (
          <li key={status} className={classes(s.step, done, isNow && s.now)} aria-current={isNow ? 'step' : undefined}>
            <span>{t(stepWords(order, status))}</span>
            {time && <span className={s.time}>{writeSent(time, zone, locale)}</span>}
          </li>
        )
      })}
    </ol>
  )
}
