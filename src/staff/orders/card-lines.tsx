import type { StaffOrder } from '../../contract/staff/staff-board.ts'
import { styles } from '../../theme/styles.ts'
import { LineLots } from './line-lots.tsx'
import { useWords } from '../staff-words.ts'

const s = styles({
  lines: `display:grid;gap:6px;padding-block:8px;border-block:1px solid var(--sf-line);
& li { display:grid;grid-template-columns:auto minmax(0,1fr);gap:0 10px; }`,
  quantity: 'min-width:24px;font-weight:650;font-variant-numeric:tabular-nums;',
  what: 'color:var(--sf-ink-2);font-size:14px;',
  lot: 'grid-column:2;color:var(--sf-ink-2);font-size:14px;font-variant-numeric:tabular-nums;',
  note: 'grid-column:2;padding:4px 10px;border-radius:6px;background:var(--sf-warn-tint);color:var(--sf-warn);',
  notes: 'padding:8px 12px;border-radius:var(--sf-radius-field);background:var(--sf-warn-tint);color:var(--sf-warn);'
})

/** The items of an order, with the customer's notes and the address of a delivery. */
export function CardLines({ order: { lines, notes, address } }: { order: StaffOrder }) {
  const { t } = useWords()
  const where = address && [address.line1, address.unit, address.city, address.postalCode].filter(Boolean).join(', ')
  return (
    <>
      {where && <p>{address.notes ? `${where} (${address.notes})` : where}</p>}
      <ul className={s.lines}>
        {lines.map(line => (
          <li key={line.id}>
            <span className={s.quantity}>{`${line.quantity} ×`}</span>
            <span>
              {line.name}{' '}
              <span className={s.what}>{[line.variantName, line.brand, line.sku].filter(Boolean).join(' · ')}</span>
            </span>
            <LineLots lots={line.lots} className={s.lot} />
            {line.ifMissing && <p className={s.lot}>{t(`ifMissing.${line.ifMissing}`)}</p>}
            {line.note && <p className={s.note}>{t('note', { notes: line.note })}</p>}
          </li>
        ))}
      </ul>
      {notes && <p className={s.notes}>{t('note', { notes })}</p>}
    </>
  )
}
