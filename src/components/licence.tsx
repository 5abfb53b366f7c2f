import type { ReactNode } from 'react'
import { styles } from '../theme/styles.ts'
import { frame } from '../ui/layout.ts'

const s = styles({
  licence: 'border-top:1px solid var(--sf-line);font-size:12px;color:var(--sf-ink-2);',
  lines: `${frame}display:grid;gap:4px;padding-block:24px;`,
  more: 'display:flex;flex-wrap:wrap;gap:0 24px;font-size:14px;'
})

/** The store's licence and address, at the bottom of every page (SPEC C12). */
export function Licence({ lines, label, children }: { lines: string[]; label: string; children?: ReactNode }) {
  return (
    <section className={s.licence} aria-label={label}>
      <div className={s.lines}>
        {lines.map(line => (
          <p key={line}>{line}</p>
        ))}
        {children && <div className={s.more}>{children}</div>}
      </div>
    </section>
  )
}
