import '../late.ts'
import { browserCards } from '../../payments/browser-cards.ts'
import { clearHttp } from './clear-http.ts'
import { createDownload, savesData } from './download.ts'
import { downloadFile } from './download-file.ts'
import { locate } from './locate.ts'
import { printerIn } from './print.ts'
import { browserProviders } from './provider-window.ts'
import type { Equipment, Platform } from '../../platform/platform.ts'
import type { Handed } from '../mount/options-from-script.ts'
import { followHostBars } from '../host/host-bar.ts'
import { followOutsideLinks } from '../host/outside-links.ts'
import { followPageLinks } from '../host/page-links.ts'
import { lockScroll } from '../host/scroll-lock.ts'
import { share } from './share.ts'
import type { StoredText } from './stored-text.ts'

// Local storage rather than cookies for data that no server uses.
const device = () => localStorage
const ofTab = () => sessionStorage

/** The members of the platform that come late. */
interface Late extends Pick<Platform, 'http' | 'locate' | 'save' | 'share'> {
  equipment: Equipment
}

/** Creates what some screens need of the browser, and follows clicks in the storefront. The app shares `storedText`. */
export function createEquipment(handed: Handed, storedText: StoredText): Late {
  const { root, nonce, files, options } = handed
  followOutsideLinks(root)
  /** Resolves to something of a part that is loaded for a retailer's option; undefined if it can't be loaded. */
  const late = <Code, Some>(name: string, load: () => Promise<Code>, pick: (code: Code) => Some) =>
    files.loadPart(name, load).then(pick, (error: unknown) => console.warn(`Storefront: no ${name}: ${String(error)}`))
  const equipment: Equipment = {
    cards: browserCards(root, nonce),
    favourites: storedText(device, 'storefront.favourites'),
    followHostPage() {
      const ends = [followPageLinks(root, files), followHostBars(root)]
      return () => {
        for (const end of ends) end()
      }
    },
    keep: storedText(device, 'storefront.remembered'),
    loadAnalytics: () =>
      late(
        'ga4',
        () => import('../analytics/ga4.ts'),
        ({ mirror }) => mirror
      ),
    lockScroll: () => lockScroll(root),
    savesData,
    download: createDownload(handed),
    print: printerIn(handed),
    missing: storedText(device, 'storefront.missing'),
    pubNub: options.pubnubSubscribeKey
      ? () =>
          late(
            'pubnub',
            () => import('../mount/pubnub.ts'),
            ({ createPubNub }) => createPubNub(handed)
          )
      : undefined,
    providers: browserProviders,
    refusal: storedText(ofTab, 'storefront.refused'),
    tab: storedText(ofTab, 'storefront.checkout')
  }
  return { equipment, http: clearHttp(handed), locate, save: downloadFile, share }
}
