import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { styles } from '../../theme/styles.ts'
import { footClass } from '../foot.ts'
import { ErrorSummary } from './error-summary.tsx'
import { FieldLabels } from './field-labels.ts'

const s = styles({
  form: 'display:grid;grid-template-columns:minmax(0,1fr);gap:16px;align-content:start;min-width:0;',
  long: `display:grid;grid-template-columns:minmax(0,1fr);align-content:start;min-width:0;
& :where(input,select,textarea,button) { scroll-margin-block-end:112px; }`
})

interface Props {
  /** The heading of the error summary. */
  title: string
  wrong: { id: string; text: string }[]
  /** Names an error by the label of its field, in forms whose sentences don't name it. */
  named?: ((label: string, text: string) => string) | undefined
  isRefused: boolean
  /**
   * The number of failed submissions; each one moves focus to the first invalid field, or else to the error summary.
   */
  refusals: number
  label?: string
  /** The first part of a long form, which may hold a form of its own; the focus then goes to the sentence above it. */
  lead?: ReactNode
  /** The id of a long form, for the button in its foot. */
  id?: string
  /** The last block of a long form; it stays in view at the bottom, also while its lead is on the screen. */
  foot?: ReactNode
  /** Another way on, after the errors. */
  way?: ReactNode
  children: ReactNode
  onSubmit(): void
}

/** A form with an error summary above its fields, which takes the focus. */
export function Form({
  title,
  wrong,
  named,
  isRefused,
  refusals,
  label,
  lead,
  id,
  foot,
  way,
  children,
  onSubmit
}: Props) {
  const box = useRef<HTMLElement | null>(null)
  const before = useRef(refusals)
  const [labels] = useState(() => new Map<string, string>())
  const errors = wrong.map(({ id, text }) => ({ id, text: named?.(labels.get(id) ?? '', text) ?? text }))
  const goTo = (id: string) => box.current?.querySelector<HTMLElement>(`#${id}`)?.focus()
  useLayoutEffect(() => {
    if (refusals <= before.current) return
    before.current = refusals
    const [first] = wrong
    if (first && !lead) goTo(first.id)
    else box.current?.querySelector<HTMLElement>('[data-errors]')?.focus()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  const hold = (element: HTMLElement | null) => void (box.current = element)
  const summary = isRefused && (
    <ErrorSummary title={title} wrong={errors} onGo={goTo}>
      {way}
    </ErrorSummary>
  )
  const props = { 'aria-label': label, noValidate: true, onSubmit: submit }
  if (!lead)
    return (
      <form ref={hold} className={s.form} {...props}>
        {summary}
        <FieldLabels value={labels}>{children}</FieldLabels>
      </form>
    )
  return (
    <div ref={hold} className={s.long}>
      {summary}
      {lead}
      <form id={id} className={s.long} {...props}>
        {children}
      </form>
      {foot && (
        <div className={footClass()} data-foot="">
          {foot}
        </div>
      )}
    </div>
  )
}
