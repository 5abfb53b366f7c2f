import { styles } from '../../../theme/styles.ts'

/** The parts that the groups of the filter have in common. */
export const group = styles({
  legend: 'font-weight:650;margin-bottom:4px;',
  stack:
    'display:grid;grid-template-columns:minmax(0,1fr);gap:24px;& > * + * { padding-top:20px;border-top:1px solid var(--sf-line); }'
})
