import { useStore } from '@nanostores/react'
import { useLayoutEffect, useRef } from 'react'
import MessageSquare from 'lucide/dist/esm/icons/message-square.mjs'
import type { CartLine } from '../../contract/cart/cart.ts'
import { useT } from '../../i18n/translate.ts'
import { $lineNotes, cancelNote, charactersLeft, keepNote, typeNote } from '../../stores/cart/lines/line-notes.ts'
import { withoutLabel } from '../../stores/core/form-messages.ts'
import { styles } from '../../theme/styles.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { layout } from '../../ui/layout.ts'

const s = styles({
  none: 'display:none;',
  note: 'grid-column:2/-1;display:grid;gap:8px;padding-bottom:8px;overflow-wrap:anywhere;font-size:14px;'
})

/** The number of remaining characters from which a counter is shown. */
const NEARLY = 40

const noteOf = (line: CartLine, notes: Readonly<Record<string, { text: string; isOpen: boolean }>>) =>
  notes[line.variant] ?? { text: line.note ?? '', isOpen: false }

/** The quiet button that opens the note of a line. */
export function NoteButton({ line }: { line: CartLine }) {
  const { t } = useT()
  const { text, isOpen } = noteOf(line, useStore($lineNotes))
  const label = t(text ? 'note.edit' : 'note.add')
  return (
    <IconButton
      icon={MessageSquare}
      label={`${label}, ${line.name}, ${line.variantName}`}
      aria-expanded={isOpen}
      onClick={() => (isOpen ? cancelNote(line.variant) : typeNote(line.variant, text))}
    />
  )
}

/**
 * The shopper's note about a line, and its field while it is edited. The field closes by its buttons alone: closing it on
 * blur would move the element being pressed. Leaving the cart saves the typed text.
 */
export function LineNote({ line }: { line: CartLine }) {
  const { t } = useT()
  const { variant } = line
  const { text, isOpen } = noteOf(line, useStore($lineNotes))
  const box = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen)
  // With the field: a frame later, keys would be lost.
  useLayoutEffect(() => {
    const row = box.current?.closest('li')
    if (isOpen && !wasOpen.current) box.current?.querySelector('input')?.focus()
    if (!isOpen && wasOpen.current) row?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  useLayoutEffect(() => () => keepNote(variant), [variant])
  const room = charactersLeft(text)
  const field = t('field.notes')
  if (!isOpen)
    return (
      <div ref={box} className={text ? s.note : s.none}>
        {text && <q>{text}</q>}
      </div>
    )
  return (
    <div ref={box} className={s.note}>
      <Field
        id={`sf-note-${variant}`}
        label={field}
        value={text}
        autoComplete="off"
        hint={room >= 0 && room <= NEARLY ? t('note.left', { count: room }) : undefined}
        error={room < 0 ? withoutLabel(t('error.too_long', { field }), field) : undefined}
        onValue={typed => typeNote(variant, typed)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') keepNote(variant)
          if (key === 'Escape') cancelNote(variant)
        }}
      />
      <div className={layout.row}>
        <Button kind="soft" onClick={() => keepNote(variant)}>
          {t('note.save')}
        </Button>
        <Button kind="quiet" onClick={() => cancelNote(variant)}>
          {t('addresses.cancel')}
        </Button>
      </div>
    </div>
  )
}
