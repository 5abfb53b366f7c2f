import { styles } from '../../theme/styles.ts'

/** Styles of a list with text at the start and buttons at the end of each row. */
export const rows = styles({
  list: 'display:grid;grid-template-columns:minmax(0,1fr);border-top:1px solid var(--sf-line);',
  row: `display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:4px 16px;padding-block:12px;
&:not(:last-child) { border-bottom:1px solid var(--sf-line); }
& > :first-child { flex:1 1 220px;min-width:0; }`,
  name: 'font-weight:500;'
})
