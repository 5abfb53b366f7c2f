/** What only a kiosk needs of the browser. */
import '../late.ts'
import type { Kiosk } from '../../platform/platform.ts'
import { kioskPage } from '../host/kiosk-page.ts'
import { lacksKeyboard } from './has-keyboard.ts'
import type { StoredText } from './stored-text.ts'

const device = () => localStorage

/** Creates printing, sound and storage of a kiosk's device. The app shares `storedText`. */
export const createKiosk = (root: HTMLElement, storedText: StoredText): Kiosk => ({
  device: storedText(device, 'storefront.kiosk-device'),
  orders: storedText(device, 'storefront.kiosk-orders'),
  page: kioskPage(root),
  version: window.Storefront?.version ?? '',
  lacksKeyboard: lacksKeyboard({
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
    isCoarse: !matchMedia('(any-pointer: fine)').matches
  })
})
