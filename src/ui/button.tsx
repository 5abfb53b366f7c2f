import type { ButtonHTMLAttributes } from 'react'
import { classes, styles } from '../theme/styles.ts'
import { Spinner } from './feedback/spinner.tsx'

/** The emphasis of a button: one `primary` per screen, `soft` if there are many, `plain` next to it, `quiet` as text. */
export type ButtonKind = 'primary' | 'soft' | 'plain' | 'quiet'

const base = `display:inline-flex;align-items:center;justify-content:center;gap:8px;min-height:var(--sf-target);
padding:8px 20px;border:1px solid transparent;border-radius:var(--sf-radius-pill);font-weight:500;line-height:1.2;
text-align:center;text-decoration:none;cursor:pointer;transition:background .14s ease-out,border-color .14s ease-out;
&:disabled { background:var(--sf-surface-2);border-color:var(--sf-line);color:var(--sf-ink-2); }`

const s = styles({
  primary: `${base}background:var(--sf-accent);border-color:var(--sf-accent-edge);color:var(--sf-on-accent);font-weight:650;
&:hover:enabled,&:is(a):hover { background:var(--sf-accent-hover); }`,
  soft: `${base}border-color:var(--sf-accent-edge);color:var(--sf-accent-ink);font-weight:650;
&:hover:enabled { background:var(--sf-accent);color:var(--sf-on-accent); }`,
  plain: `${base}border-color:var(--sf-line-2);color:var(--sf-ink);background:var(--sf-raised);
&:hover:enabled,&:is(a):hover { border-color:var(--sf-ink);background:var(--sf-surface-2); }`,
  quiet: `${base}padding:8px;margin-inline:-9px;color:var(--sf-accent-ink);text-decoration:underline;text-underline-offset:.2em;
&:hover { text-decoration-thickness:2px; }`,
  wide: 'width:100%;',
  // Doubled class, because kinds that are first used later come after it in the style sheet.
  tall: '&& { min-height:max(52px,var(--sf-target)); }font-size:18px;'
})

interface Look {
  kind?: ButtonKind
  /** Fills the whole line. */
  wide?: boolean
  tall?: boolean
}

/** Returns the class of a button, for a link that looks like one. */
export const buttonClass = ({ kind = 'plain', wide, tall }: Look = {}): string =>
  classes(s[kind], wide && s.wide, tall && s.tall)

/** A button. While `busy`, it keeps its place and focus, shows a spinner and ignores clicks. */
export function Button({
  kind,
  wide,
  tall,
  busy,
  children,
  onClick,
  ...rest
}: Look & { busy?: boolean } & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ kind, wide, tall } as Look)}
      aria-busy={busy || undefined}
      onClick={busy ? event => event.preventDefault() : onClick}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}
