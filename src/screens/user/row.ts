import { styles } from '../../theme/styles.ts'

/** A list whose rows have words at their beginning and ways on at their end. */
export const rows = styles({
  list: 'display:grid;grid-template-columns:minmax(0,1fr);border-top:1px solid var(--sf-line);',
  row: `display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:4px 16px;padding-block:12px;
&:not(:last-child) { border-bottom:1px solid var(--sf-line); }
& > :first-child { flex:1 1 220px;min-width:0; }`,
  name: 'font-weight:500;'
})
