import { useState } from 'react'
import { classes } from '../../theme/styles.ts'
import { type After, type KeyboardLabels, KeyButton } from './key-button.tsx'
import { s } from './keyboard-styles.ts'
import { digits, emailLine, type Key, type KeyboardLayout, type KeyPage, linesOf, padOf } from './layouts.ts'
import { type FieldKind, fieldBeside, fieldKind, type Shift, shiftFor, type TextField } from './text-field.ts'
import { deleteBack, typeText } from './type-text.ts'

export interface KeyboardProps {
  /** Where the fields are. */
  root: ShadowRoot
  labels: KeyboardLabels
  layout: KeyboardLayout
  /** The clock, for a key that is held. */
  after: After
  /** Called when Done was pressed, after the field has lost the focus. */
  onDone?(): void
}

const nameOf = (key: Key): string => ('text' in key ? key.text : key.action)

/** The capitals after a press of shift: the second in a row locks them. */
const nextShift = { off: 'once', once: 'caps', caps: 'off' } as const

/** Actions of the keys on a field. */
function useKeys({ root, onDone }: KeyboardProps, field: TextField) {
  const [page, setPage] = useState<KeyPage>('letters')
  const [shift, setShift] = useState<Shift>(() => shiftFor(field))
  const type = (text: string) => {
    typeText(field, shift === 'off' ? text : text.toUpperCase())
    if (shift !== 'caps') setShift(shiftFor(field))
  }
  const press = (key: Key) => {
    if ('text' in key) return type(key.text)
    const { action } = key
    if (action === 'shift') setShift(nextShift[shift])
    else if (action === 'backspace') deleteBack(field)
    else if (action === 'enter') type('\n')
    else if (action === 'previous' || action === 'next') beside(action)?.focus()
    else if (action !== 'done') setPage(action)
    else {
      field.blur()
      onDone?.()
    }
  }
  const beside = (action: 'previous' | 'next') => fieldBeside(root, field, action === 'next' ? 1 : -1)
  const isDisabled = (key: Key) =>
    'action' in key && (key.action === 'previous' || key.action === 'next') && !beside(key.action)
  return { page, shift, press, isDisabled }
}

/** Returns the lines of keys for a field; `extra` are the digits above letters. */
function linesFor(kind: FieldKind, page: KeyPage, layout: KeyboardLayout, field: TextField) {
  if (kind !== 'text' && kind !== 'email') return { isPad: true, lines: padOf(kind, layout) }
  const lines = linesOf(page, layout, field.localName === 'textarea')
  return {
    isPad: false,
    lines: kind === 'email' ? [emailLine, ...lines] : lines,
    extra: page === 'symbols' ? undefined : digits
  }
}

/** The keys for a field. */
export function Keys(props: KeyboardProps & { field: TextField }) {
  const { labels, layout, after, field } = props
  const { page, shift, press, isDisabled } = useKeys(props, field)
  const kind = fieldKind(field)
  const { isPad, lines, extra } = linesFor(kind, page, layout, field)
  const draw = (line: Key[], look?: string | false) => (
    <div key={line.map(nameOf).join('')} className={classes(s.line, look)}>
      {line.map(key => (
        <KeyButton
          key={nameOf(key)}
          of={key}
          labels={labels}
          shift={shift}
          isDisabled={isDisabled(key)}
          after={after}
          onPress={() => press(key)}
        />
      ))}
    </div>
  )
  return (
    <div className={classes(s.keys, isPad && s.pad)}>
      {extra && draw(extra, kind === 'email' && s.tallOnly)}
      {lines.map(line => draw(line))}
    </div>
  )
}
