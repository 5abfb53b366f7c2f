/** All of the app that the first products do without. */
export { CartScreen } from '../screens/cart/cart-screen.tsx'
export { CheckoutScreen } from '../screens/checkout/checkout-screen.tsx'
export { GoogleAuthScreen } from '../screens/google-auth/google-auth-screen.tsx'
export { PlaceFinder } from '../screens/locations/place-finder.tsx'
export { find } from '../screens/menu/find/find.ts'
export { OpenOrder, OpenProduct, OpenUser } from './open.tsx'
export { PopupDialog } from './popup-dialog.tsx'
export { startLaterReactions } from './later-reactions.ts'
