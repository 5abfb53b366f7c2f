import { styles } from '../../theme/styles.ts'

/** Looks that the steps of the set-up share. */
export const look = styles({
  page: 'position:relative;flex:1;overflow-y:auto;padding:24px 16px 64px;',
  card: `display:grid;grid-template-columns:minmax(0,1fr);gap:20px;width:min(720px,100%);margin-inline:auto;padding:24px;border:1px solid var(--sf-line);
border-radius:var(--sf-radius-sheet);background:var(--sf-surface);& h1 { font-size:24px; } & h2 { font-size:18px; }
@container sf (max-width: 479px) { padding:16px; }`,
  top: 'display:flex;align-items:center;justify-content:space-between;gap:16px;color:var(--sf-ink-2);',
  track: `display:grid;grid-auto-flow:column;grid-auto-columns:1fr;gap:6px;
& > i { height:4px;border-radius:2px;background:var(--sf-line-2); } & > i[data-on] { background:var(--sf-accent-ink); }`,
  two: `display:grid;grid-template-columns:minmax(0,1fr);gap:16px;align-items:start;
@container sf (min-width: 640px) { grid-template-columns:repeat(2,minmax(0,1fr)); }`,
  facts: `display:grid;gap:4px;padding:12px 16px;border-radius:var(--sf-radius-card);background:var(--sf-surface-2);font-size:14px;
& h2 { font-size:14px;font-weight:650; } & ul { display:grid;gap:4px;margin:0;padding-inline-start:18px;list-style:disc; }`,
  instead: `display:flex;flex-wrap:wrap;align-items:center;gap:0 16px;padding-block-start:12px;border-top:1px solid var(--sf-line);`,
  ways: 'display:flex;flex-wrap:wrap;gap:12px;justify-content:space-between;& > :last-child { margin-inline-start:auto; }'
})
