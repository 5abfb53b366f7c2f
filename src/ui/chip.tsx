import type { ReactNode } from 'react'
import { styles } from '../theme/styles.ts'
import { shapeOf } from '../theme/tint.ts'

const chip = `display:inline-flex;align-items:center;gap:6px;min-height:24px;padding:2px 10px;border-radius:var(--sf-radius-pill);
font-size:12px;font-weight:500;line-height:1.3;`

const s = styles({
  plain: `${chip}background:var(--sf-raised);color:var(--sf-ink);`,
  line: `${chip}box-shadow:inset 0 0 0 1px var(--sf-line);`,
  ok: `${chip}background:var(--sf-ok-tint);color:var(--sf-ok);`,
  warn: `${chip}background:var(--sf-warn-tint);color:var(--sf-warn);`,
  accent: `${chip}background:var(--sf-accent);color:var(--sf-on-accent);max-width:100%;`,
  bad: `${chip}background:var(--sf-bad-tint);color:var(--sf-bad);`,
  strain: 'display:inline-flex;align-items:center;gap:6px;',
  shape: 'width:9px;height:9px;flex:none;'
})

/** The tone of a chip: neutral, good, doubtful, bad, or an offer. */
export type ChipTone = 'plain' | 'line' | 'ok' | 'warn' | 'bad' | 'accent'

/** A short label. */
export function Chip({ tone = 'plain', children }: { tone?: ChipTone; children: ReactNode }) {
  return <span className={s[tone]}>{children}</span>
}

const shapes: Record<string, string> = {
  indica: 'inset(0)',
  sativa: 'polygon(50% 0,100% 100%,0 100%)',
  hybrid: 'circle()',
  blend: 'polygon(50% 0,100% 50%,50% 100%,0 50%)'
}

/** The strain type as a word and a shape, so that it doesn't depend on colour. */
export function StrainMark({ type, word }: { type: string; word: string }) {
  return (
    <span className={s.strain}>
      <span
        className={s.shape}
        style={{ background: shapeOf(type), clipPath: shapes[type] ?? 'circle()' }}
        aria-hidden="true"
      />
      {word}
    </span>
  )
}
