/** The checkout. */
import './common.ts'
export { CheckoutScreen } from '../../screens/checkout/checkout-screen.tsx'
