import { styles } from '../../../../theme/styles.ts'

/** The parts that the groups of the filter have in common. */
export const group = styles({
  // A legend that floats stands within its group, below the line above it, and not on that line.
  legend: 'float:left;width:100%;font-weight:650;margin-bottom:4px;',
  stack: `display:grid;grid-template-columns:minmax(0,1fr);gap:20px;
& > fieldset > * { clear:both; }
& > * + * { padding-top:20px;border-top:1px solid var(--sf-line); }`
})
