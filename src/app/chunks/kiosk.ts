/** The storefront on a tablet in the shop. */
import './ordering.ts'
export { Kiosk } from '../../screens/kiosk/kiosk.tsx'
