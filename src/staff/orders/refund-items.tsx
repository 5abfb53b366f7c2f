import type { StaffOrder } from '../../contract/staff/staff-board.ts'
import { formatMoney } from '../../format/money.ts'
import type { RefundedPart } from '../../rules/order/refund.ts'
import { styles } from '../../theme/styles.ts'
import { Check } from '../../ui/form/check.tsx'
import { Select } from '../../ui/form/select.tsx'
import { refundableExtras, refundableLines, type RefundableLine } from './rules/refund.ts'
import { useWords } from '../staff-words.ts'

const s = styles({
  lines: 'display:grid;gap:8px;',
  line: 'display:grid;grid-template-columns:minmax(0,1fr) 104px;align-items:center;gap:12px;',
  size: 'color:var(--sf-ink-2);font-size:14px;'
})

interface Props {
  order: StaffOrder
  chosen: RefundedPart
  onChoose(chosen: RefundedPart): void
}

/** The items of an order to choose from, each with the pieces to refund, and its fee and tip. */
export function RefundItems({ order, chosen, onChoose }: Props) {
  const { t, locale } = useWords()
  const { fee, tip } = refundableExtras(order)
  const money = (cents: number) => formatMoney(cents, locale, order.currency)
  const setPieces = (line: string, count: number) =>
    onChoose({ ...chosen, pieces: { ...chosen.pieces, [line]: count } })
  return (
    <div className={s.lines} role="group" aria-label={t('refundItems')}>
      {refundableLines(order).map(item => (
        <Item
          key={item.line}
          item={item}
          count={chosen.pieces[item.line] ?? 0}
          onCount={count => setPieces(item.line, count)}
        />
      ))}
      {fee > 0 && (
        <Check
          label={t('refundFee', { amount: money(fee) })}
          checked={chosen.fee}
          onToggle={() => onChoose({ ...chosen, fee: !chosen.fee })}
        />
      )}
      {tip > 0 && (
        <Check
          label={t('refundTip', { amount: money(tip) })}
          checked={chosen.tip}
          onToggle={() => onChoose({ ...chosen, tip: !chosen.tip })}
        />
      )}
    </div>
  )
}

function Item({ item, count, onCount }: { item: RefundableLine; count: number; onCount(count: number): void }) {
  const { t } = useWords()
  const { name, variantName, left } = item
  const options = Array.from({ length: left + 1 }, (_, at) => ({
    value: String(at),
    label: t('refundPieces', { count: at, left })
  }))
  return (
    <div className={s.line}>
      <span>
        {name} <span className={s.size}>{variantName}</span>
      </span>
      <Select
        label={`${name}, ${variantName}`}
        options={options}
        value={String(count)}
        onValue={value => onCount(Number(value))}
      />
    </div>
  )
}
