import '../../app/base.ts'
import { browserCards } from '../../payments/browser-cards.ts'
import { downloadFile } from './download-file.ts'
import { locate } from './locate.ts'
import { print } from './print.ts'
import { browserProviders } from './provider-window.ts'
import { lacksKeyboard } from './has-keyboard.ts'
import { kioskPage } from '../host/kiosk-page.ts'
import { followOutsideLinks } from '../host/outside-links.ts'
import { lockScroll } from '../host/scroll-lock.ts'
import { share } from './share.ts'
import { storedText } from './stored-text.ts'

// Local storage rather than cookies for what a server has no use for.
const device = () => localStorage
const keep = storedText(device, 'storefront.remembered')
const tab = storedText(() => sessionStorage, 'storefront.checkout')
const kiosk = {
  device: storedText(device, 'storefront.kiosk-device'),
  orders: storedText(device, 'storefront.kiosk-orders')
}

/** What only some screens need of the browser; also follows what is clicked in the storefront. */
export const createEquipment = (root: HTMLElement, nonce: string | undefined) => {
  followOutsideLinks(root)
  return {
    cards: browserCards(root, nonce),
    keep,
    kiosk: {
      ...kiosk,
      page: kioskPage(root),
      version: window.Storefront?.version ?? '',
      lacksKeyboard: lacksKeyboard({
        userAgent: navigator.userAgent,
        maxTouchPoints: navigator.maxTouchPoints,
        isCoarse: !matchMedia('(any-pointer: fine)').matches
      })
    },
    locate,
    lockScroll,
    print,
    providers: browserProviders,
    save: downloadFile,
    share,
    tab
  }
}
