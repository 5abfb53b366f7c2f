import { styles } from '../theme/styles.ts'
import { page } from './layout.ts'

/** The layout of a page with a summary. */
export const splitLayout = styles({
  /** A page with a summary at its side if there is room. */
  page: `${page}
@container sf (min-width: 860px) { grid-template-columns:minmax(0,1fr) 380px;gap:32px 64px; & > :is(header,nav) { grid-column:1/-1; } }`,
  /** The summary of a split page, which stays in view. */
  aside: `display:grid;grid-template-columns:minmax(0,1fr);gap:16px;align-content:start;align-self:start;padding:20px;border-radius:var(--sf-radius-card);background:var(--sf-surface-2);
@container sf (max-width: 279px) { padding:16px; }
@container sf (min-width: 860px) { position:sticky;inset-block-start:calc(var(--sf-top) + 16px);padding:24px; }`
})
