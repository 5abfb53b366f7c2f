import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { carts } from '../../../demo/server/db/schema.ts'
import { violations } from '../support/axe.ts'
import { exceedLimit, openOunce } from '../support/dialogs.ts'
import { accountLink, arrive, sayYes } from '../support/session.ts'
import { bareTest, shop } from '../support/shop.ts'
import { passGate } from '../support/shopper.ts'

const looks: [name: string, options: BrowserContextOptions][] = [
  ['a phone, light', {}],
  ['a phone, dark', { colorScheme: 'dark' }],
  ['a wide page, light', { viewport: { width: 1280, height: 800 } }],
  ['a wide page, dark', { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' }]
]

/** Makes pages dark on a device that prefers dark, because the storefront follows the page. */
async function comeDark(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (!matchMedia('(prefers-color-scheme: dark)').matches) return
    addEventListener('DOMContentLoaded', () => {
      for (const ground of document.querySelectorAll<HTMLElement>('body, .shop')) ground.style.background = '#111'
    })
  })
}

const comeByLink = (page: Page, state = '') => page.goto(`/demo/sign-up?source=kiosk&state=${state}`)

describe.each(looks)('on %s', (_, options) => {
  bareTest('no state of the set-password dialog breaks a rule of axe', async () => {
    await shop.newVisitor({ viewport: { width: 390, height: 844 }, ...options })
    const { page } = shop
    await comeDark(page)
    const dialog = page.getByRole('dialog', { name: 'Choose your password' })

    let release = () => {}
    const held = new Promise<void>(done => (release = done))
    await page.route('**/v1/signup*', async route => {
      await held
      await route.continue()
    })
    await comeByLink(page)
    await dialog.getByText('Checking your link').waitFor({ state: 'attached' })
    expect(await violations(page)).toEqual([])
    release()
    await dialog.getByRole('button', { name: 'Save and sign in' }).waitFor()
    expect(await page.locator('storefront-root').getAttribute('data-theme')).toBe(options.colorScheme ?? 'light')
    expect(await violations(page)).toEqual([])
    await dialog.getByLabel('Password', { exact: true }).fill('short')
    await dialog.getByRole('button', { name: 'Show password' }).click()
    await dialog.getByRole('button', { name: 'Save and sign in' }).click()
    await dialog.getByText('This is too short.').waitFor()
    expect(await violations(page)).toEqual([])
    await page.unrouteAll()
    for (const state of ['used', 'expired']) {
      await comeByLink(page, state)
      await dialog.getByRole('alert').waitFor()
      expect(await violations(page)).toEqual([])
    }
  })

  bareTest('the spinner, a signed-in menu and user area, and the cart-full notice have no violation', async () => {
    await shop.newVisitor({ viewport: { width: 390, height: 844 }, ...options })
    const { page } = shop
    await comeDark(page)
    let release = () => {}
    const held = new Promise<void>(done => (release = done))
    await page.route('**/v1/session*', async route => {
      await held
      await route.continue()
    })
    // Carts from other looks would be merged at sign-in.
    await shop.server.db.delete(carts)
    await arrive(page)
    const spinner = page.getByRole('dialog', { name: 'One moment…' })
    await spinner.waitFor()
    expect(await violations(page)).toEqual([])
    const colours = await spinner.evaluate(dialog => [
      getComputedStyle(dialog).color,
      getComputedStyle(dialog, '::before').backgroundColor
    ])
    // It contrasts with its background, also in dark.
    expect(colours.toSorted()).toEqual(
      options.colorScheme ? ['rgb(21, 22, 20)', 'rgb(243, 242, 237)'] : ['rgb(252, 251, 249)', 'rgb(27, 28, 26)']
    )
    release()
    await page.getByRole('dialog', { name: 'Continue as Alex M.?' }).waitFor()
    expect(await violations(page)).toEqual([])
    await sayYes(page)
    await page.getByText('Welcome, Alex').hover()
    await passGate(page)
    await accountLink(page).waitFor()
    expect(await violations(page)).toEqual([])
    await accountLink(page).click()
    await page.getByRole('button', { name: 'Sign out' }).waitFor()
    expect(await violations(page)).toEqual([])
    await openOunce(page)
    await exceedLimit(page)
    expect(await violations(page)).toEqual([])
  })
})
