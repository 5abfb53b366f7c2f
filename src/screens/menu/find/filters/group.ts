import { styles } from '../../../../theme/styles.ts'

/** Styles shared by the filter groups. */
export const group = styles({
  // Floated, because a legend is otherwise placed on the group's top border.
  legend: 'float:left;width:100%;font-weight:650;margin-bottom:4px;',
  stack: `display:grid;grid-template-columns:minmax(0,1fr);gap:20px;
& > fieldset > * { clear:both; }
& > * + * { padding-top:20px;border-top:1px solid var(--sf-line); }`
})
