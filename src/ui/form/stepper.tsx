import Minus from 'lucide/dist/esm/icons/minus.mjs'
import Plus from 'lucide/dist/esm/icons/plus.mjs'
import Trash2 from 'lucide/dist/esm/icons/trash.mjs'
import { styles } from '../../theme/styles.ts'
import { IconButton } from '../icon-button.tsx'

const s = styles({
  stepper: `display:flex;align-items:center;justify-content:space-between;flex:1;min-width:126px;box-shadow:inset 0 0 0 1px var(--sf-line-2);
border-radius:var(--sf-radius-pill);background:var(--sf-raised);`,
  count: 'min-width:20px;text-align:center;font-weight:650;font-variant-numeric:tabular-nums;'
})

/** The labels of a stepper's parts, each including the item's name. */
export interface StepperLabels {
  more: string
  fewer: string
  remove: string
  /** The item and its quantity, such as `2 in your cart`. */
  count: string
}

/** A quantity that can be changed. */
export interface StepperProps {
  quantity: number
  /** The maximum quantity. */
  most: number
  /** True if the quantity can't go below one, for a line with its own remove button. */
  keepsOne?: boolean
  labels: StepperLabels
  busy?: boolean | undefined
  /** The id of the text that says why there can't be more. */
  reason?: string | undefined
  onQuantity(quantity: number): void
}

/** − n +; for the last one, the minus button becomes a remove button. */
export function Stepper({ quantity, most, keepsOne, labels, busy, reason, onQuantity }: StepperProps) {
  const last = quantity <= 1 && !keepsOne
  const stays = keepsOne && quantity <= 1
  return (
    <div className={s.stepper} role="group" aria-label={labels.count} aria-busy={busy || undefined}>
      <IconButton
        icon={last ? Trash2 : Minus}
        label={last ? labels.remove : labels.fewer}
        aria-disabled={stays || undefined}
        onClick={() => !stays && onQuantity(quantity - 1)}
      />
      <span className={s.count} aria-hidden="true">
        {quantity}
      </span>
      <IconButton
        icon={Plus}
        label={labels.more}
        aria-disabled={quantity >= most || undefined}
        aria-describedby={reason}
        onClick={() => quantity < most && onQuantity(quantity + 1)}
      />
    </div>
  )
}
