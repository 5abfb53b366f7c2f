/** The storefront on a tablet in the shop. */
import './common.ts'
import './order-lines.ts'
import './forms.ts'
export { Kiosk } from '../../screens/kiosk/kiosk.tsx'
