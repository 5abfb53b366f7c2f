import './ordering.ts'
import { CartDialog } from '../../screens/cart/cart-dialog.tsx'
import { CartScreen } from '../../screens/cart/cart-screen.tsx'

/** The cart, shown over the list it was opened from or as a page. */
export const OpenCart = ({ isOver }: { isOver: boolean }) => (isOver ? <CartDialog /> : <CartScreen />)
