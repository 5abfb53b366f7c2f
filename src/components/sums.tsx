import { styles } from '../theme/styles.ts'

const s = styles({
  sums: 'display:grid;gap:8px;font-variant-numeric:tabular-nums;',
  sum: 'display:flex;flex-wrap:wrap;gap:0 8px;color:var(--sf-ink-2);& dd { margin-inline-start:auto; }',
  total: `display:flex;flex-wrap:wrap;gap:0 8px;padding-top:12px;border-top:1px solid var(--sf-line);font-size:18px;font-weight:650;
& dd { margin-inline-start:auto; }`
})

/** A row of a price breakdown, formatted. */
export interface Sum {
  name: string
  amount: string
}

/** A price breakdown: the parts, the total below a line, and what came after it. */
export function Sums({ parts, total, after = [] }: { parts: Sum[]; total: Sum; after?: Sum[] }) {
  const row = (part: Sum) => (
    <div key={part.name} className={s.sum}>
      <dt>{part.name}</dt>
      <dd>{part.amount}</dd>
    </div>
  )
  return (
    <dl className={s.sums}>
      {parts.map(row)}
      <div className={s.total}>
        <dt>{total.name}</dt>
        <dd>{total.amount}</dd>
      </div>
      {after.map(row)}
    </dl>
  )
}
