import { type ReactNode, useLayoutEffect, useRef } from 'react'
import Minus from 'lucide/dist/esm/icons/minus.mjs'
import Plus from 'lucide/dist/esm/icons/plus.mjs'
import Trash2 from 'lucide/dist/esm/icons/trash.mjs'
import { classes, styles } from '../../theme/styles.ts'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { IconButton } from '../icon-button.tsx'

const s = styles({
  place: 'display:flex;min-width:0;',
  stepper: `display:flex;align-items:center;justify-content:space-between;flex:1;min-width:126px;box-shadow:inset 0 0 0 1px var(--sf-line-2);
border-radius:var(--sf-radius-pill);background:var(--sf-raised);`,
  round: `& > button { width:var(--sf-target);padding:0; }
& > div { min-width:0;& button { width:var(--sf-compact); } }`,
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

interface Props {
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
export function Stepper({ quantity, most, keepsOne, labels, busy, reason, onQuantity }: Props) {
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

/**
 * A button that turns into a stepper once there is one, and back; focus is kept. Without `add`, it is round, with a plus
 * sign.
 */
export function AddStepper({
  add,
  addLabel,
  kind,
  ...stepper
}: Props & { add?: ReactNode; addLabel?: string | undefined; kind: 'primary' | 'soft' }) {
  const place = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  const empty = stepper.quantity === 0
  useLayoutEffect(() => {
    if (!pressed.current) return
    pressed.current = false
    const buttons = place.current?.querySelectorAll('button')
    buttons?.[buttons.length - 1]?.focus()
  }, [empty])
  const onQuantity = (quantity: number) => {
    pressed.current = empty || quantity === 0
    stepper.onQuantity(quantity)
  }
  return (
    <div className={classes(s.place, !add && s.round)} ref={place} data-home="">
      {empty ? (
        <Button
          kind={kind}
          wide={!!add}
          busy={stepper.busy ?? false}
          aria-label={addLabel}
          onClick={() => onQuantity(1)}
        >
          {add ?? (!stepper.busy && <Icon of={Plus} />)}
        </Button>
      ) : (
        <Stepper {...stepper} onQuantity={onQuantity} />
      )}
    </div>
  )
}
