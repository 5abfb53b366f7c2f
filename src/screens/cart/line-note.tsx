import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import type { CartLine } from '../../contract/cart/cart.ts'
import { useT } from '../../i18n/translate.ts'
import { $lineNotes, keepNote, charactersLeft, typeNote } from '../../stores/cart/lines/line-notes.ts'
import { styles } from '../../theme/styles.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'

const s = styles({ note: 'flex:1 0 100%;overflow-wrap:anywhere;& q { margin-inline-end:12px;font-size:14px; }' })

/** The number of remaining characters from which a counter is shown. */
const NEARLY = 40

/** The shopper's note about a line: a quiet button that opens a field. Emptying it removes the note. */
export function LineNote({ line }: { line: CartLine }) {
  const { t } = useT()
  const { variant, name, variantName, note } = line
  const { text, isOpen } = useStore($lineNotes)[variant] ?? { text: note ?? '', isOpen: false }
  const box = useRef<HTMLDivElement>(null)
  const wanted = useRef<boolean | undefined>(undefined)
  useEffect(() => {
    // Focus moves only if the shopper opened the field or closed it with Enter.
    if (wanted.current !== isOpen) return
    wanted.current = undefined
    box.current?.querySelector<HTMLElement>('input,button')?.focus()
  }, [isOpen])
  const room = charactersLeft(text)
  const field = t('field.notes')
  const way = t(text ? 'note.edit' : 'note.add')
  return (
    <div ref={box} className={s.note}>
      {isOpen ? (
        <Field
          id={`sf-note-${variant}`}
          label={field}
          value={text}
          autoComplete="off"
          hint={room >= 0 && room <= NEARLY ? t('note.left', { count: room }) : undefined}
          error={room < 0 ? t('error.too_long', { field }) : undefined}
          onValue={typed => typeNote(variant, typed)}
          onBlur={() => keepNote(variant)}
          onKeyDown={({ key }) => {
            if (key !== 'Enter') return
            if (room >= 0) wanted.current = false
            keepNote(variant)
          }}
        />
      ) : (
        <>
          {text && <q>{text}</q>}
          <Button
            kind="quiet"
            aria-label={`${way}, ${name}, ${variantName}`}
            onClick={() => {
              wanted.current = true
              typeNote(variant, text)
            }}
          >
            {way}
          </Button>
        </>
      )}
    </div>
  )
}
