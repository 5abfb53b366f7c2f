/** The storefront on a tablet in the shop. */
import './common.ts'
import './forms.ts'
export { Kiosk } from '../../screens/kiosk/kiosk.tsx'
