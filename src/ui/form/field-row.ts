import { styles } from '../../theme/styles.ts'

const s = styles({
  pair: 'display:grid;grid-template-columns:minmax(0,1fr);gap:16px;@container sf (min-width: 480px) { grid-template-columns:1fr 1fr; }'
})

/** The class of two fields shown side by side if there is room. */
export const fieldRowClass = (): string => s.pair
