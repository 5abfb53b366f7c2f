import { styles } from '../../theme/styles.ts'

/** Looks that the editors of hours share. */
export const panel = styles({
  box: 'display:grid;grid-template-columns:minmax(0,1fr);border:1px solid var(--sf-line);border-radius:var(--sf-radius-card);background:var(--sf-raised);',
  head: 'display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:4px 12px;min-height:60px;padding:8px 16px;& h2 { font-size:18px; }',
  time: `min-height:48px;min-width:0;padding:4px 6px;border:1px solid var(--sf-line-2);border-radius:var(--sf-radius-field);background:var(--sf-surface);
font-variant-numeric:tabular-nums;&:disabled { color:var(--sf-ink-2);border-color:var(--sf-line); }`,
  range: 'display:flex;flex-wrap:wrap;align-items:center;gap:4px 8px;& small { font-size:14px;color:var(--sf-ink-2); }'
})
