import { describe, expect } from 'vitest'
import { startButton } from '../support/kiosk.ts'
import { accountLink, cookiesOf, handOver } from '../support/session.ts'
import { shop, test } from '../support/shop.ts'
import { passGate } from '../support/shopper.ts'

/** By its name: the spinner that is shown before it is a dialog, too. */
const dialog = () => shop.page.getByRole('dialog', { name: /^Continue as/ })

/** Opens the shop through a link that signs in. */
async function followLink(hash = '#/queen-west', as: 'alex' | 'camille' = 'alex') {
  await shop.page.goto(`/pages/plain.html${await handOver(shop.server.url, as)}${hash}`)
  await dialog().waitFor()
}

describe('a link that signs in (SPEC C6)', () => {
  test('asks first: the token leaves the address immediately, and no cookie is written before “Continue”', async () => {
    await followLink()
    expect(await dialog().getByRole('heading').textContent()).toBe('Continue as Alex M.?')
    expect(shop.page.url()).not.toContain('token')
    expect(Object.keys(await cookiesOf(shop.context))).not.toContain('storefront.session')
    await shop.page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect.poll(async () => Object.keys(await cookiesOf(shop.context))).toContain('storefront.session')
    await passGate(shop.page)
    await accountLink(shop.page).waitFor()
  })

  test('is ignored at a kiosk, without a question (SPEC C15)', async () => {
    const { page } = shop
    const answered = page.waitForResponse(/\/v1\/session\?/)
    await page.goto(`/pages/plain.html${await handOver(shop.server.url)}#/queen-west?in_store=1`)
    await startButton(page).waitFor()
    await answered
    await expect.poll(() => dialog().count()).toBe(0)
    expect(page.url()).not.toContain('token')
    expect(Object.keys(await cookiesOf(shop.context))).not.toContain('storefront.session')
  })
})
