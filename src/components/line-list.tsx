import { layout } from '../ui/layout.ts'
import { styles } from '../theme/styles.ts'

const s = styles({
  list: 'display:grid;gap:12px;font-variant-numeric:tabular-nums;',
  line: `display:grid;grid-template-columns:minmax(28px,max-content) minmax(0,1fr) auto;gap:12px;
@container sf (max-width: 279px) { grid-template-columns:minmax(28px,max-content) minmax(0,1fr);row-gap:0;& > :last-child { grid-column:2; } }`,
  count: 'color:var(--sf-ink-2);',
  name: 'font-weight:500;line-height:1.25;'
})

/** A line of an order, as text. */
export interface ListedLine {
  id: string
  quantity: number
  name: string
  detail: string
  total: string
  /** The shopper's note. */
  note: string | null
}

/** The lines of an order, read-only. */
export function LineList({ lines }: { lines: ListedLine[] }) {
  return (
    <ul className={s.list}>
      {lines.map(line => (
        <li key={line.id} className={s.line}>
          <span className={s.count}>{line.quantity}&nbsp;×</span>
          <span>
            <span className={s.name}>{line.name}</span>
            <br />
            <span className={layout.small}>
              {line.detail}
              {line.note && <br />}
              {line.note && <q>{line.note}</q>}
            </span>
          </span>
          <span>{line.total}</span>
        </li>
      ))}
    </ul>
  )
}
