import { styles } from '../../../theme/styles.ts'

/** Looks that the parts of the product's form share. */
export const look = styles({
  // Hidden text is positioned in it: in the page, it would make the page longer.
  box: `position:relative;display:grid;grid-template-columns:minmax(0,1fr);gap:16px;align-content:start;min-width:0;padding:16px;border:1px solid var(--sf-line);
border-radius:var(--sf-radius-card);background:var(--sf-surface);
& > h3 { font-size:18px; } & :disabled { color:var(--sf-ink-2); }`,
  three: `display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,160px),1fr));gap:16px;align-items:end;`,
  figure: 'display:grid;grid-template-columns:minmax(0,1fr) 104px;gap:8px;align-items:end;',
  plain: 'display:grid;grid-template-columns:minmax(0,1fr);gap:16px;',
  row: 'display:flex;flex-wrap:wrap;align-items:center;gap:4px 16px;'
})
