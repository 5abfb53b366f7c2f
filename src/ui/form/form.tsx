import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { styles } from '../../theme/styles.ts'
import { ErrorSummary } from './error-summary.tsx'

const s = styles({
  form: 'display:grid;grid-template-columns:minmax(0,1fr);gap:16px;align-content:start;min-width:0;',
  long: 'display:grid;grid-template-columns:minmax(0,1fr);gap:32px;align-content:start;min-width:0;'
})

interface Props {
  /** The heading of the error summary. */
  title: string
  wrong: { id: string; text: string }[]
  isRefused: boolean
  /**
   * The number of failed submissions; each one moves focus to the first invalid field, or else to the error summary.
   */
  refusals: number
  label?: string
  /** The first part of a long form, which may hold a form of its own; the focus then goes to what is said above it. */
  lead?: ReactNode
  /** Another way on, beside what is wrong. */
  way?: ReactNode
  children: ReactNode
  onSubmit(): void
}

/** A form with an error summary above its fields, which takes the focus. */
export function Form({ title, wrong, isRefused, refusals, label, lead, way, children, onSubmit }: Props) {
  const box = useRef<HTMLElement | null>(null)
  const before = useRef(refusals)
  const goTo = (id: string) => box.current?.querySelector<HTMLElement>(`#${id}`)?.focus()
  useEffect(() => {
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
    <ErrorSummary title={title} wrong={wrong} onGo={goTo}>
      {way}
    </ErrorSummary>
  )
  const props = { 'aria-label': label, noValidate: true, onSubmit: submit }
  if (!lead)
    return (
      <form ref={hold} className={s.form} {...props}>
        {summary}
        {children}
      </form>
    )
  return (
    <div ref={hold} className={s.long}>
      {summary}
      {lead}
      <form className={s.long} {...props}>
        {children}
      </form>
    </div>
  )
}
