import { configureApi } from '../client/http/api-settings.ts'
import { $locale } from '../i18n/locale.ts'
import { setPlatform } from '../platform/platform.ts'
import { browser } from './browser.ts'
import { expire } from './data/session.ts'
import { $token } from './data/token.ts'

/** Connects the board to its browser and to the API that serves it. Called once, before anything is drawn. */
export function connect(): void {
  setPlatform(browser)
  configureApi({
    base: '',
    locale: () => $locale.get(),
    platformId: () => '',
    token: () => $token.get() || undefined,
    onUnauthorized: expire
  })
}
