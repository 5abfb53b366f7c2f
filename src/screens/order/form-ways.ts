import { styles } from '../../theme/styles.ts'

/** The buttons of a small form, in a row that wraps. */
export const { ways: formWays } = styles({ ways: 'display:flex;flex-wrap:wrap;align-items:center;gap:8px 12px;' })
