import { useStore } from '@nanostores/react'
import { useId } from 'react'
import Trash2 from 'lucide/dist/esm/icons/trash.mjs'
import type { Cart, CartLine } from '../../contract/cart/cart.ts'
import { formatGrams } from '../../format/number.ts'
import { stepperLabels } from '../../components/stepper-labels.ts'
import { useT } from '../../i18n/translate.ts'
import { gramsLeft, piecesThatFit } from '../../rules/cart/pieces-that-fit.ts'
import { $busyVariants, $quantities, setQuantity } from '../../stores/cart/lines/quantities.ts'
import { takeOut } from '../../stores/cart/lines/removed-line.ts'
import { classes, styles } from '../../theme/styles.ts'
import { layout } from '../../ui/layout.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Stepper } from '../../ui/form/stepper.tsx'
import { NoteButton } from './line-note.tsx'

const s = styles({
  change:
    'grid-column:2/-1;padding-block-start:4px;display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 4px;',
  ways: 'display:flex;color:var(--sf-ink-2);margin-inline-end:-12px;',
  stepper: 'display:flex;flex:1 1 126px;max-width:132px;',
  reason: 'flex:1 0 100%;padding-block:2px 4px;'
})

/** The controls of a line: its quantity, its note, its removal. Says why there can't be more. */
export function LineChange({ line, cart }: { line: CartLine; cart: Cart }) {
  const { t, locale } = useT()
  const id = useId()
  const busy = useStore($busyVariants).has(line.variant)
  const quantity = useStore($quantities)[line.variant] || line.quantity
  const what = { name: `${line.name}, ${line.variantName}`, count: quantity }
  const others = cart.lines.filter(other => other !== line)
  const { limit } = cart.cartFull
  const each = line.equivalent / line.quantity
  const room = piecesThatFit(each, others, limit)
  const isFull = quantity >= room && room < line.stock
  const isAtMost = isFull || quantity >= line.stock
  const left = formatGrams(gramsLeft(each, quantity, others, limit), locale)
  return (
    <div className={s.change}>
      <div className={s.stepper}>
        <Stepper
          quantity={quantity}
          keepsOne
          most={Math.min(line.stock, room)}
          busy={busy}
          reason={isAtMost ? id : undefined}
          labels={stepperLabels(t, what)}
          onQuantity={next => void setQuantity(line.variant, next)}
        />
      </div>
      <span className={s.ways}>
        <NoteButton line={line} />
        <IconButton icon={Trash2} label={t('step.remove', what)} onClick={() => void takeOut(line)} />
      </span>
      {isAtMost && (
        <p id={id} className={classes(layout.small, s.reason)}>
          {isFull ? t('limit.left', { left }) : t('stock.few', { count: line.stock })}
        </p>
      )}
    </div>
  )
}
