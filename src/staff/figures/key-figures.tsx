import type { Figures } from '../../contract/staff/figures.ts'
import { formatMoney } from '../../format/money.ts'
import { discountsOf, netSales } from '../../rules/report/close-rows.ts'
import { styles } from '../../theme/styles.ts'
import { useFigureWords } from './figure-words.ts'

const s = styles({
  list: `display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:8px;
@container sf (min-width: 600px) { grid-template-columns:repeat(3,minmax(0,1fr)); }
@container sf (min-width: 1100px) { grid-template-columns:repeat(6,minmax(0,1fr)); }`,
  one: 'display:grid;gap:2px;align-content:space-between;padding:12px;border-radius:var(--sf-radius-card);background:var(--sf-surface-2);',
  name: 'font-size:14px;color:var(--sf-ink-2);',
  value: 'font-size:20px;font-weight:650;line-height:1.2;font-variant-numeric:tabular-nums;overflow-wrap:anywhere;'
})

/** The figures that people look for first. */
export function KeyFigures({ figures }: { figures: Figures }) {
  const { t, locale } = useFigureWords()
  const { sold, refunded, placed, currency } = figures
  const money = (cents: number) => formatMoney(cents, locale, currency)
  const average = sold.orders === 0 ? 0 : Math.round((sold.gross - discountsOf(sold)) / sold.orders)
  const shown: [string, string][] = [
    [t('figures.net'), money(netSales(figures))],
    [t('figures.collected'), money(sold.total - refunded.total)],
    [t('figures.completed'), String(sold.orders)],
    [t('figures.placed'), String(placed)],
    [t('figures.average'), money(average)],
    [t('figures.tips'), money(sold.tips - refunded.tips)]
  ]
  return (
    <dl className={s.list}>
      {shown.map(([name, value]) => (
        <div className={s.one} key={name}>
          <dt className={s.name}>{name}</dt>
          <dd className={s.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
