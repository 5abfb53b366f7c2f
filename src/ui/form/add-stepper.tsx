import { type ReactNode, useLayoutEffect, useRef } from 'react'
import Plus from 'lucide/dist/esm/icons/plus.mjs'
import { classes, styles } from '../../theme/styles.ts'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'

const s = styles({
  place: 'display:flex;min-width:0;',
  round: `& > button { width:var(--sf-target);padding:0; }
& > div { min-width:0;& button { width:var(--sf-compact); } }`
})

interface Props {
  quantity: number
  busy?: boolean | undefined
  add?: ReactNode
  addLabel?: string | undefined
  kind: 'primary' | 'soft'
  onQuantity(quantity: number): void
  /** The stepper. The button stays, busy, while its code is missing. */
  stepper: ReactNode
}

/** Returns true if nothing has the focus: the element that had it is gone. */
function isFocusLost(place: HTMLElement): boolean {
  const { body, activeElement } = place.ownerDocument
  const root = place.getRootNode() as ShadowRoot
  return !root.activeElement || root.activeElement === body || activeElement === body
}

/**
 * A button that turns into a stepper once there is one, and back; focus is kept. Without `add`, it is round, with a plus
 * sign.
 */
export function AddStepper({ quantity, busy = false, add, addLabel, kind, onQuantity, stepper }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  const isButton = quantity === 0 || !stepper
  useLayoutEffect(() => {
    // While the code of the stepper is missing, the press is still under way.
    if (!pressed.current || !place.current || (isButton && quantity > 0)) return
    pressed.current = false
    const buttons = place.current.querySelectorAll('button')
    if (isFocusLost(place.current)) buttons[buttons.length - 1]?.focus()
  }, [quantity, isButton])
  const notePress = () => (pressed.current = true)
  const isBusy = busy || quantity > 0
  return (
    <div className={classes(s.place, !add && s.round)} ref={place} data-home="" onClickCapture={notePress}>
      {isButton ? (
        <Button kind={kind} wide={!!add} busy={isBusy} aria-label={addLabel} onClick={() => onQuantity(1)}>
          {add ?? (!isBusy && <Icon of={Plus} />)}
        </Button>
      ) : (
        stepper
      )}
    </div>
  )
}
