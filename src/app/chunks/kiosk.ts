/** The storefront on a tablet in the shop. */
import { addMessages } from '../../i18n/add-messages.ts'
import { kioskMessages } from '../../i18n/kiosk-messages.ts'
import './common.ts'
import './forms.ts'
export { Kiosk } from '../../screens/kiosk/kiosk.tsx'

addMessages(kioskMessages)
