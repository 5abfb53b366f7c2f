/** The products that a signed-in shopper ordered before. */
import './common.ts'
export { ReorderRow } from '../../screens/menu/reorder-row.tsx'
