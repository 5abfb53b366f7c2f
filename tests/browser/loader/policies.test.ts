import { expect } from 'vitest'
import { isSettled } from '../support/settled.ts'
import { coreIf, shop, tag, test } from '../support/shop.ts'
import { confirmAge, passGate } from '../support/shopper.ts'

const withNonce = tag.replace('<script', '<script nonce="abc"')
const refused = () => shop.complaints.filter(text => /Content Security Policy/.test(text))

const policies = [
  ['a nonce and strict-dynamic', "script-src 'nonce-abc' 'strict-dynamic'"],
  ['a nonce', "script-src 'nonce-abc'"],
  ['a list of hosts', "script-src 'self'"]
] as const
for (const [name, scripts] of policies)
  test(`it works under a content security policy with ${name}`, coreIf(name.includes('strict')), async () => {
    await shop.openPage(`<main>${withNonce}</main>`, {
      hash: '#/queen-west',
      headers: { 'Content-Security-Policy': `default-src 'none'; ${scripts}; connect-src 'self'; img-src 'self'` }
    })
    await passGate(shop.page)
    await shop.page.getByRole('heading', { level: 3 }).first().waitFor()
    expect(refused()).toEqual([])
  })

/** Opens a page that lets in our styles by their nonce alone, in a browser without constructed style sheets. */
async function openOld(): Promise<void> {
  await shop.page.addInitScript(() => {
    for (const place of [Document, ShadowRoot]) Reflect.deleteProperty(place.prototype, 'adoptedStyleSheets')
  })
  await confirmAge(shop)
  await shop.openPage(`<main>${withNonce}</main>`, {
    hash: '#/queen-west',
    headers: {
      'Content-Security-Policy':
        "default-src 'none'; script-src 'nonce-abc'; style-src 'nonce-abc'; connect-src 'self'; img-src 'self'"
    }
  })
}

const add = () => shop.page.getByRole('button', { name: /^add/i }).first()
const radius = () => add().evaluate(button => getComputedStyle(button).borderRadius)

test('the nonce of the tag lets in its styles where the browser has no constructed style sheets', async () => {
  await openOld()
  await isSettled(shop.page)
  expect(await radius()).not.toBe('0px')
  expect(refused()).toEqual([])
})

test('there the styles also stay if the first screen comes after the app has begun', async () => {
  const { page } = shop
  const style = page.locator('storefront-root style')
  await page.route('**/first-screen?*', async route => {
    await style.waitFor({ state: 'attached' })
    await route.continue()
  })
  await page.route('**/menu?*', async route => {
    await add().waitFor()
    await route.continue()
  })
  await openOld()
  await isSettled(page)
  expect(await radius()).not.toBe('0px')
})
