import type { OrderLine } from '../contract/order/order.ts'
import { lotsText } from '../format/line-lots.ts'
import { formatMoney } from '../format/money.ts'
import { useT } from '../i18n/translate.ts'
import { layout } from '../ui/layout.ts'
import { styles } from '../theme/styles.ts'

const s = styles({
  list: 'display:grid;gap:12px;font-variant-numeric:tabular-nums;',
  line: `display:grid;grid-template-columns:minmax(28px,max-content) minmax(0,1fr) auto;gap:12px;
@container sf (max-width: 279px) { grid-template-columns:minmax(28px,max-content) minmax(0,1fr);row-gap:0;& > :last-child { grid-column:2; } }`,
  count: 'color:var(--sf-ink-2);',
  name: 'font-weight:500;line-height:1.25;'
})

interface Props {
  lines: readonly OrderLine[]
  currency: string
  /** A further text about a line. */
  detailOf?(line: OrderLine): string | undefined
}

/** The lines of a cart or an order, read-only. */
export function LineList({ lines, currency, detailOf }: Props) {
  const { locale } = useT()
  return (
    <ul className={s.list}>
      {lines.map(line => (
        <li key={line.id} className={s.line}>
          <span className={s.count}>{line.quantity}&nbsp;×</span>
          <span>
            <span className={s.name}>{line.name}</span>
            <br />
            <span className={layout.small}>
              {line.brand} · {line.variantName}
              {Boolean(line.lots?.length) && <br />}
              {lotsText(line, locale)}
              {line.note && <br />}
              {line.note && <q>{line.note}</q>}
            </span>
            {detailOf?.(line) && <p className={layout.small}>{detailOf(line)}</p>}
          </span>
          <span>{formatMoney(line.total, locale, currency)}</span>
        </li>
      ))}
    </ul>
  )
}
