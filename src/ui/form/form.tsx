import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { styles } from '../../theme/styles.ts'
import { ErrorSummary } from './error-summary.tsx'

const s = styles({
  form: 'display:grid;grid-template-columns:minmax(0,1fr);gap:16px;align-content:start;min-width:0;'
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
  children: ReactNode
  onSubmit(): void
}

/** A form with an error summary above its fields, which moves focus to the errors. */
export function Form({ title, wrong, isRefused, refusals, label, children, onSubmit }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const before = useRef(refusals)
  const goTo = (id: string) => form.current?.querySelector<HTMLElement>(`#${id}`)?.focus()
  useEffect(() => {
    if (refusals <= before.current) return
    before.current = refusals
    const [first] = wrong
    if (first) goTo(first.id)
    else form.current?.querySelector<HTMLElement>('[data-errors]')?.focus()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form ref={form} className={s.form} aria-label={label} noValidate onSubmit={submit}>
      {isRefused && <ErrorSummary title={title} wrong={wrong} onGo={goTo} />}
      {children}
    </form>
  )
}
