/** The menu's search, filters and sorting. */
import './common.ts'
export { find } from '../../screens/menu/find/find.ts'
