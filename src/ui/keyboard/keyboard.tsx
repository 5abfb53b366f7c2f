import { type KeyboardProps, Keys } from './keys.tsx'
import { s } from './keyboard-styles.ts'
import type { TextField } from './text-field.ts'
import { useRoom } from './use-room.ts'
import { useTextFocus } from './use-text-focus.ts'

/** The number of each field that was typed into, by which React gives another field keys of its own. */
const numbers = new WeakMap<TextField, number>()
let count = 0

function numberOf(field: TextField): number {
  const number = numbers.get(field) ?? ++count
  numbers.set(field, number)
  return number
}

function Board(props: KeyboardProps & { field: TextField }) {
  const { home, box } = useRoom(props.root, props.field)
  return (
    <div ref={home}>
      <div
        ref={box}
        className={s.board}
        popover="manual"
        role="group"
        aria-label={props.labels.keyboard}
        // The focus stays in the field.
        onPointerDown={event => event.preventDefault()}
        onMouseDown={event => event.preventDefault()}
      >
        <Keys key={numberOf(props.field)} {...props} />
      </div>
    </div>
  )
}

/**
 * An on-screen keyboard at the bottom of the window, shown while a text field of `root` has the focus. It types into that
 * field like a keyboard of the device: the app hears `input` events. It isn't in the tab order.
 */
export function Keyboard(props: KeyboardProps) {
  const field = useTextFocus(props.root)
  if (!field) return null
  return <Board {...props} field={field} />
}
