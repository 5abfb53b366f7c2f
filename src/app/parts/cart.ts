/** The cart. */
import './common.ts'
export { CartScreen } from '../../screens/cart/cart-screen.tsx'
