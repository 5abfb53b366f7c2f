import { readFileSync } from 'node:fs'
import type { Shop } from './shop.ts'

const files = JSON.parse(readFileSync('dist/files.json', 'utf8')) as Record<string, string[]>

/** What the tests of the first screen do and look at. */
export const firstScreenOf = (shop: Shop) => {
  const cards = () => shop.page.locator('[aria-posinset]')
  /** The store's status, which the app draws behind its first screen. */
  const status = () => shop.page.getByText(/^OPEN$|\(CLOSED\)$/)
  return {
    cards,
    firstCard: () => cards().first(),
    status,
    appIsThere: () => status().waitFor(),
    /** Holds back the app until the returned function is called. */
    async holdApp(): Promise<() => void> {
      let release = () => {}
      const released = new Promise<void>(done => (release = done))
      await shop.page.route(`**/chunks/${files['app']?.[0]}.js`, async route => {
        await released
        await route.continue()
      })
      return release
    },
    /** Remembers a visitor who has confirmed an age. */
    confirm: (age: number) =>
      shop.context.addCookies([
        {
          name: 'storefront.visitorAge',
          value: encodeURIComponent(JSON.stringify({ v: 1, d: { age } })),
          url: shop.server.url
        }
      ])
  }
}
