import { type ReactNode, useId } from 'react'
import { styles } from '../../theme/styles.ts'

const s = styles({
  part: 'display:grid;grid-template-columns:minmax(0,1fr);gap:12px;padding-top:24px;border-top:1px solid var(--sf-line);',
  title: 'display:flex;align-items:center;gap:12px;margin-bottom:4px;font-size:18px;',
  number:
    'display:grid;place-items:center;flex:none;width:28px;height:28px;border-radius:50%;background:var(--sf-surface-2);font-size:14px;font-variant-numeric:tabular-nums;'
})

/** A numbered section of the checkout. */
export function Part({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={s.part} aria-labelledby={id}>
      <h2 className={s.title} id={id}>
        <span className={s.number} aria-hidden="true">
          {number}
        </span>
        {title}
      </h2>
      {children}
    </section>
  )
}
