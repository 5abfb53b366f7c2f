/** All that the first products do without: the build makes a script of its own of it, which the first one loads by itself. */
export { CartScreen } from '../screens/cart/cart-screen.tsx'
export { CartFullDialog } from '../screens/cart-full/cart-full-dialog.tsx'
export { CheckoutScreen } from '../screens/checkout/checkout-screen.tsx'
export { SetPasswordDialog } from '../screens/set-password/set-password-dialog.tsx'
export { UserScreen } from '../screens/user/user-screen.tsx'
export { OpenOrder, OpenProduct } from './open.tsx'
export { startLaterReactions } from './later-reactions.ts'
