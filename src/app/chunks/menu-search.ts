/** The menu's search, filters and sorting, and what it shows of the cart and of delivery. */
import './common.ts'
import '../../screens/menu/card/cart-mark.tsx'
import '../../screens/menu/deliver-to.tsx'
export { find } from '../../screens/menu/find/find.ts'
