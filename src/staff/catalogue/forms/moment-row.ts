import { styles } from '../../../theme/styles.ts'

const s = styles({
  pair: 'display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,280px),1fr));gap:16px;'
})

/** The class of two fields of a date and a time: side by side where both are wide enough, as browsers never shrink them. */
export const momentRowClass = (): string => s.pair
