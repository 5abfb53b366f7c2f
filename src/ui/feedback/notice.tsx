import type { ReactNode } from 'react'
import type { IconNode } from 'lucide'
import { classes, styles } from '../../theme/styles.ts'
import { Icon } from '../icon.tsx'

const s = styles({
  page: `grid-column:1/-1;display:grid;justify-items:center;gap:8px;max-width:440px;margin:0 auto;padding:64px 16px;text-align:center;
& svg { color:var(--sf-ink-2);margin-bottom:8px; }`,
  text: 'color:var(--sf-ink-2);text-wrap:pretty;',
  ways: 'display:flex;flex-wrap:wrap;justify-content:center;gap:8px 16px;margin-top:16px;',
  line: `display:flex;align-items:center;gap:4px 12px;flex-wrap:wrap;padding:8px 16px;min-height:var(--sf-target);border-radius:var(--sf-radius-card);
font-size:14px;
& p { flex:1 1 200px;min-width:0; } & > svg { align-self:flex-start;margin-top:4px; }`,
  plain: 'background:var(--sf-surface-2);',
  ok: 'background:var(--sf-ok-tint);color:var(--sf-ok);',
  warn: 'background:var(--sf-warn-tint);color:var(--sf-warn);',
  bad: 'background:var(--sf-bad-tint);color:var(--sf-bad);'
})

interface PageProps {
  icon: IconNode
  /** The problem. */
  title: string
  /** The remedy. */
  text?: string | undefined
  /** Buttons and links. */
  children?: ReactNode
  /** Announced immediately, for errors. */
  alert?: boolean
  /** True if the title is the screen's main heading. */
  top?: boolean
}

/** Replaces a screen that is empty, broken or offline: the problem, the remedy, and a way forward. */
export function Notice({ icon, title, text, children, alert, top }: PageProps) {
  const Title = top ? 'h1' : 'h2'
  return (
    <div className={s.page} role={alert ? 'alert' : undefined}>
      <Icon of={icon} size={40} />
      <Title tabIndex={top ? -1 : undefined}>{title}</Title>
      {text && <p className={s.text}>{text}</p>}
      {children && <div className={s.ways}>{children}</div>}
    </div>
  )
}

interface LineProps {
  tone?: 'plain' | 'ok' | 'warn' | 'bad'
  icon?: IconNode
  children: ReactNode
  /** A button or link. */
  way?: ReactNode
}

/** A notice above or inside content that stays visible. */
export function NoticeLine({ tone = 'plain', icon, children, way }: LineProps) {
  return (
    <div className={classes(s.line, s[tone])} role="status">
      {icon && <Icon of={icon} />}
      <p>{children}</p>
      {way}
    </div>
  )
}
