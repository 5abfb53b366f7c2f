/** The checkout. */
import './ordering.ts'
export { CheckoutScreen } from '../../screens/checkout/checkout-screen.tsx'
export { DeliverToSheet as PopupDialog } from '../../screens/deliver-to/deliver-to-sheet.tsx'
export { EditAddress } from '../../screens/order/changes/edit-address.tsx'
