import { Check, X } from 'lucide'
import type { Order } from '../../contract/order/order.ts'
import { useT } from '../../i18n/translate.ts'
import { writeInstant } from '../../stores/location/hours/hours.ts'
import { classes, styles } from '../../theme/styles.ts'
import { Icon } from '../../ui/icon.tsx'
import { stepWords, wayOf } from './words.ts'

const s = styles({
  list: 'display:grid;grid-template-columns:minmax(0,1fr);',
  step: `position:relative;display:flex;align-items:center;gap:12px;min-height:var(--sf-target);color:var(--sf-ink-2);
&:not(:last-child)::after { content:"";position:absolute;inset-inline-start:11px;inset-block:calc(50% + 14px) calc(14px - 50%);width:2px;background:var(--sf-line); }`,
  done: 'color:var(--sf-ink);& i { background:var(--sf-accent);border-color:var(--sf-accent-edge);color:var(--sf-on-accent); }',
  now: 'font-weight:650;',
  mark: 'display:grid;place-items:center;width:24px;height:24px;flex:none;border:2px solid var(--sf-line-2);border-radius:50%;',
  words: `display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:0 12px;flex:1;min-width:0;
@container sf (min-width: 480px) { display:grid;grid-template-columns:160px auto;justify-content:start; }`,
  time: 'font-size:14px;font-weight:400;color:var(--sf-ink-2);font-variant-numeric:tabular-nums;'
})

/** The steps of an order; completed ones with their times in the store's time zone. */
export function Timeline({ order, zone }: { order: Order; zone: string }) {
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
        const done = at <= reached
        return (
          <li
            key={status}
            className={classes(s.step, done && s.done, at === reached && s.now)}
            aria-current={at === reached ? 'step' : undefined}
          >
            <i className={s.mark}>{done && <Icon of={status === 'cancelled' ? X : Check} size={14} />}</i>
            <span className={s.words}>
              <span>{t(stepWords(order, status))}</span>
              {time && <span className={s.time}>{writeInstant(Date.parse(time), zone, locale)}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
