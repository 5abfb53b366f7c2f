import { type ReactNode, useId } from 'react'
import { styles } from '../../theme/styles.ts'

const s = styles({
  block:
    'display:grid;grid-template-columns:minmax(0,1fr);gap:16px;align-content:start;&:not(:first-of-type) { padding-top:24px;border-top:1px solid var(--sf-line); }',
  title: 'font-size:18px;'
})

/** A part of a section with its own heading. */
export function Block({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={s.block} aria-labelledby={id}>
      <h2 className={s.title} id={id}>
        {title}
      </h2>
      {children}
    </section>
  )
}
