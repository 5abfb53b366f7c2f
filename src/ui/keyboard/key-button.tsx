import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import ArrowBigUp from 'lucide/dist/esm/icons/arrow-big-up.mjs'
import ArrowBigUpDash from 'lucide/dist/esm/icons/arrow-big-up-dash.mjs'
import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs'
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import CornerDownLeft from 'lucide/dist/esm/icons/corner-down-left.mjs'
import Delete from 'lucide/dist/esm/icons/delete.mjs'
import Space from 'lucide/dist/esm/icons/space.mjs'
import { classes } from '../../theme/styles.ts'
import { Icon } from '../icon.tsx'
import { s } from './keyboard-styles.ts'
import type { Key, KeyAction } from './layouts.ts'
import type { Shift } from './text-field.ts'

/** Calls back once after some milliseconds. Returns a function that cancels it. */
export type After = (ms: number, run: () => void) => () => void

/** The names of the keys, and of the keyboard, for screen readers; that of `done` is also seen. */
export type KeyboardLabels = Record<KeyAction | 'keyboard' | 'space' | 'caps', string>

/** The milliseconds until a held key repeats, and between repetitions. */
const [HOLD, REPEAT] = [450, 70]

/** Returns functions that run something now and then repeatedly, and that stop it. */
function useRepeat(run: () => void, after: After): [start: () => void, stop: () => void] {
  const cancel = useRef<() => void>(undefined)
  const latest = useRef(run)
  useLayoutEffect(() => void (latest.current = run))
  const stop = () => cancel.current?.()
  const repeat = (ms: number) => {
    latest.current()
    cancel.current = after(ms, () => repeat(REPEAT))
  }
  useEffect(() => stop, [])
  return [() => repeat(HOLD), stop]
}

const icons: Partial<Record<KeyAction, ReactNode>> = {
  backspace: <Icon of={Delete} size={26} />,
  enter: <Icon of={CornerDownLeft} size={24} />,
  previous: <Icon of={ChevronLeft} size={26} />,
  next: <Icon of={ChevronRight} size={26} />,
  letters: 'ABC',
  symbols: '?123',
  accents: 'éà'
}

const shiftIcon = (shift: Shift) => <Icon of={shift === 'caps' ? ArrowBigUpDash : ArrowBigUp} size={26} />

interface Props {
  of: Key
  labels: KeyboardLabels
  shift: Shift
  isDisabled?: boolean
  after: After
  onPress(): void
}

/**
 * One key. What types acts as soon as the finger is down, so that quick typing loses nothing; what may move the keys acts
 * on the click, which would else hit whatever is then below the finger.
 */
export function KeyButton({ of: key, labels, shift, isDisabled, after, onPress }: Props) {
  const [start, stop] = useRepeat(onPress, after)
  const style: CSSProperties = { flexGrow: key.width ?? 1 }
  if ('text' in key) {
    const text = shift === 'off' ? key.text : key.text.toUpperCase()
    return (
      <button
        type="button"
        tabIndex={-1}
        className={s.key}
        style={style}
        aria-label={text === ' ' ? labels.space : undefined}
        onPointerDown={onPress}
        // A click without a pointer, as from a screen reader.
        onClick={event => event.detail === 0 && onPress()}
      >
        {text === ' ' ? <Icon of={Space} size={26} /> : text}
      </button>
    )
  }
  const { action } = key
  const isHeld = action === 'backspace'
  return (
    <button
      type="button"
      tabIndex={-1}
      className={classes(s.key, s.action, action === 'done' && s.done)}
      style={style}
      aria-label={action === 'shift' && shift === 'caps' ? labels.caps : labels[action]}
      aria-pressed={action === 'shift' ? shift !== 'off' : undefined}
      aria-disabled={isDisabled || undefined}
      onPointerDown={isHeld ? start : undefined}
      onPointerUp={isHeld ? stop : undefined}
      onPointerCancel={isHeld ? stop : undefined}
      onPointerLeave={isHeld ? stop : undefined}
      onClick={event => (!isHeld || event.detail === 0) && onPress()}
    >
      {action === 'shift' ? shiftIcon(shift) : action === 'done' ? labels.done : icons[action]}
    </button>
  )
}
