/** The menu's search, filters and sorting, and what it shows of the cart. */
import './common.ts'
import '../../screens/menu/card/cart-mark.tsx'
export { find } from '../../screens/menu/find/find.ts'
