import { styles } from '../theme/styles.ts'

/** The margins of every page and its footer, so that they align. */
export const frame = `max-width:1360px;margin-inline:auto;padding-inline:16px;
@container sf (min-width: 480px) { padding-inline:24px; }`

/**
 * Fades the ends of a horizontally scrolling row to show that it continues; the row's own padding keeps its ends clear.
 */
export const fadedEnds = 'mask:linear-gradient(to right,transparent,#000 12px calc(100% - 32px),transparent);'

const page = `${frame}display:grid;grid-template-columns:minmax(0,1fr);gap:16px;align-content:start;padding-block:16px 48px;min-height:480px;
@container sf (min-width: 480px) { padding-block:24px 64px;gap:24px; }`

/** Page widths and common layout blocks. */
export const layout = styles({
  /** A page as wide as the mount, up to a maximum. */
  wide: page,
  /** A page with a summary beside it if there is room. */
  split: `${page}
@container sf (min-width: 860px) { grid-template-columns:minmax(0,1fr) 380px;gap:32px 64px; & > :is(header,nav) { grid-column:1/-1; } }`,
  /** The summary of a split page, which stays in view. */
  aside: `display:grid;grid-template-columns:minmax(0,1fr);gap:16px;align-content:start;align-self:start;padding:20px;border-radius:var(--sf-radius-card);background:var(--sf-surface-2);
@container sf (max-width: 279px) { padding:16px; }
@container sf (min-width: 860px) { position:sticky;inset-block-start:calc(var(--sf-top) + 16px);padding:24px; }`,
  /** The top row of a page: the back link and related actions. */
  bar: 'display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px 16px;min-height:var(--sf-target);',
  back: `display:inline-flex;align-items:center;gap:4px;min-height:var(--sf-target);padding-inline-end:12px;margin-inline-start:-4px;
color:var(--sf-ink);font-weight:500;text-decoration:none;
&:hover { text-decoration:underline; }`,
  quiet: 'color:var(--sf-ink-2);',
  small: 'font-size:14px;color:var(--sf-ink-2);text-wrap:pretty;',
  ok: 'font-size:14px;font-weight:500;color:var(--sf-ok);',
  warn: 'font-size:14px;font-weight:500;color:var(--sf-warn);',
  bad: 'font-size:14px;font-weight:500;color:var(--sf-bad);',
  stack: 'display:grid;grid-template-columns:minmax(0,1fr);gap:16px;align-content:start;',
  tight: 'display:grid;gap:4px;align-content:start;',
  row: 'display:flex;flex-wrap:wrap;align-items:center;gap:8px;'
})
