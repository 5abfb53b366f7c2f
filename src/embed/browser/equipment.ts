import '../../app/base.ts'
import { browserCards } from '../../payments/browser-cards.ts'
import { deviceStorage } from './device-storage.ts'
import { downloadFile } from './download-file.ts'
import { locate } from './locate.ts'
import { print } from './print.ts'
import { browserProviders } from './provider-window.ts'
import { lockScroll } from '../host/scroll-lock.ts'
import { share } from './share.ts'
import { tabStorage } from './tab-storage.ts'

/** What only some screens need of the browser. */
export const createEquipment = (root: HTMLElement, nonce: string | undefined) => ({
  cards: browserCards(root, nonce),
  keep: deviceStorage,
  locate,
  lockScroll,
  print,
  providers: browserProviders,
  save: downloadFile,
  share,
  tab: tabStorage
})
