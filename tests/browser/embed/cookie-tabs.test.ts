import { expect } from 'vitest'
import type { cookieStorage } from '../../../src/embed/browser/cookies.ts'
import type { tabChannel } from '../../../src/embed/browser/tab-channel.ts'
import { bundle } from '../support/bundle.ts'
import { shop, test } from '../support/shop.ts'

declare global {
  interface Window {
    Kept: { cookieStorage: typeof cookieStorage }
    Tabs: { tabChannel: typeof tabChannel }
    told: { times: number; tooEarly: number }
  }
}

test('a tab that is notified of a change can read it from the cookies immediately', async () => {
  const times = 1500
  const scripts = [
    await bundle('src/embed/browser/cookies.ts', 'Kept'),
    await bundle('src/embed/browser/tab-channel.ts', 'Tabs')
  ]
  const { page, context } = shop
  const tab = await context.newPage()
  for (const one of [page, tab]) {
    await one.goto('/v1/business')
    for (const content of scripts) await one.addScriptTag({ content })
  }
  await tab.evaluate(async () => {
    const storage = window.Kept.cookieStorage(window.Tabs.tabChannel())
    await storage.open()
    window.told = { times: 0, tooEarly: 0 }
    storage.onChange(() => {
      window.told.times++
      // The notification may be late, and a newer value be there already.
      if (Number(storage.get('storefront.count') ?? 0) < window.told.times) window.told.tooEarly++
    })
  })
  await page.evaluate(async most => {
    const storage = window.Kept.cookieStorage(window.Tabs.tabChannel())
    await storage.open()
    storage.onChange(() => {})
    for (let count = 1; count <= most; count++) {
      storage.set('storefront.count', String(count))
      await new Promise(done => setTimeout(done))
    }
  }, times)
  await expect.poll(() => tab.evaluate(() => window.told.times)).toBe(times)
  expect(await tab.evaluate(() => window.told.tooEarly)).toBe(0)
})
