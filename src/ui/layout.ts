import { styles } from '../theme/styles.ts'

/** The margins of every page and its footer, so that they align. */
export const frame = `max-width:1360px;margin-inline:auto;padding-inline:16px;
@container sf (min-width: 480px) { padding-inline:24px; }`

/**
 * Fades the ends of a horizontally scrolling row to show that it continues; the row's own padding keeps its ends clear.
 */
export const fadedEnds = 'mask:linear-gradient(to right,transparent,#000 12px calc(100% - 32px),transparent);'

/** A page as wide as the mount. */
export const page = `${frame}display:grid;grid-template-columns:minmax(0,1fr);gap:16px;align-content:start;padding-block:16px 48px;min-height:480px;
@container sf (min-width: 480px) { padding-block:24px 64px;gap:24px; }`

/** Page widths and common layout blocks. */
export const layout = styles({
  /** A page as wide as the mount, up to a maximum. */
  wide: page,
  quiet: 'color:var(--sf-ink-2);',
  small: 'font-size:14px;color:var(--sf-ink-2);text-wrap:pretty;',
  ok: 'font-size:14px;font-weight:500;color:var(--sf-ok);',
  warn: 'font-size:14px;font-weight:500;color:var(--sf-warn);',
  stack: 'display:grid;grid-template-columns:minmax(0,1fr);gap:16px;align-content:start;',
  tight: 'display:grid;gap:4px;align-content:start;',
  row: 'display:flex;flex-wrap:wrap;align-items:center;gap:8px;',
  /** The actions of a dialog: all as wide as each other, in as many columns as fit. */
  ways: 'display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,168px),1fr));gap:8px;'
})
