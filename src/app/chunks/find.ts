/** The menu's search, filters and sorting, and its cart and delivery lines. */
import './common.ts'
import '../../screens/menu/card/cart-mark.tsx'
import '../../screens/menu/deliver-to.tsx'
import '../../stores/menu/follow-deals.ts'
import '../reactions/follow-offers.ts'
export { find } from '../../screens/menu/find/find.ts'
