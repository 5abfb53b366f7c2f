/** The menu's search, filters and sorting, its hearts, and its cart and delivery lines. */
import './common.ts'
import '../../screens/menu/card/cart-mark.tsx'
import '../../screens/menu/deliver-to.tsx'
import '../../screens/menu/favourites/draw-favourites.tsx'
import '../reactions/follow-offers.ts'
export { find } from '../../screens/menu/find/find.ts'
