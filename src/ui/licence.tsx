import type { ReactNode } from 'react'
import { styles } from '../theme/styles.ts'

const s = styles({
  licence: `display:grid;gap:4px;padding:24px 16px;border-top:1px solid var(--sf-line);font-size:12px;color:var(--sf-ink-2);
@container sf (min-width: 480px) { padding-inline:24px; }`,
  more: 'display:flex;gap:16px;padding-inline-start:8px;font-size:14px;'
})

/** Who holds the licence of the store and where it is, at the foot of every page (SPEC C12). */
export function Licence({ lines, label, children }: { lines: string[]; label: string; children?: ReactNode }) {
  return (
    <section className={s.licence} aria-label={label}>
      {lines.map(line => (
        <p key={line}>{line}</p>
      ))}
      {children && <div className={s.more}>{children}</div>}
    </section>
  )
}
