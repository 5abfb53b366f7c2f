import { type ReactNode, useId } from 'react'
import { styles } from '../theme/styles.ts'

const s = styles({
  section: 'display:grid;gap:16px;grid-template-columns:minmax(0,1fr);',
  hint: 'font-size:14px;color:var(--sf-ink-2);'
})

/** A part of the page with a heading, which names it. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={s.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

/** A quiet explanation. */
export const Hint = ({ children }: { children: ReactNode }) => <p className={s.hint}>{children}</p>
