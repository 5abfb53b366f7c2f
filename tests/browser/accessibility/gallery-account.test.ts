import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Copy, galleryViolations, go, type Keep, startGallery } from '../support/gallery.ts'
import { arrive } from '../support/session.ts'
import { bareTest, shop } from '../support/shop.ts'
import { holdBack } from '../support/shopper.ts'
import { visitor } from '../support/visitor.ts'

/** The sign-in's screens: with their errors, and what follows them. */
async function signIn(page: Page, keep: Keep): Promise<void> {
  const submit = page.locator('form button[type=submit]')
  for (const section of ['', '/sign-up', '/code', '/forgot']) {
    await go(page, `#/user${section}`)
    await submit.waitFor()
    if (section === '') await keep('sign-in')
    await submit.click()
    await page.locator('[data-errors]').waitFor()
    await keep(`sign-in${section} with errors`)
  }
  await page.locator('#sf-email').fill('nobody@people.example')
  await submit.click()
  await page.locator('[data-screen] h2').first().waitFor()
  await keep('link for a new password that was sent')
  await go(page, '#/user/code')
  await page.locator('#sf-to').fill('nobody@people.example')
  await submit.click()
  await page.locator('#sf-code').waitFor()
  await keep('code that was sent')
  await go(page, '#/google-auth')
  await page.getByRole('alert').first().waitFor()
  await keep('answer of a provider that was not awaited')
}

/** The dialogs of links in emails and in the retailer's app. */
async function followLinks(page: Page, host: string, keep: Keep): Promise<void> {
  const dialog = page.getByRole('dialog')
  const release = await holdBack(page, '**/v1/signup*')
  await page.goto(`/demo/sign-up?source=kiosk&state=&to=${host}`)
  await dialog.waitFor()
  await keep('link for a password, as it is checked', 'held')
  release()
  await dialog.locator('#sf-set-password').fill('short')
  await dialog.locator('form button[type=submit]').click()
  await dialog.locator('[aria-invalid=true]').waitFor()
  await keep('new password with an error')
  await page.unrouteAll()
  await page.goto(`/demo/sign-up?source=kiosk&state=used&to=${host}`)
  await dialog.getByRole('alert').waitFor()
  await keep('link for a password that is used')
  await arrive(page, { to: host })
  await dialog.getByRole('button', { name: /^(continue|continuer)$/i }).waitFor()
  await keep('link that signs in')
}

/** The user area. */
async function visitArea(page: Page, keep: Keep): Promise<void> {
  for (const [section, sign] of [
    ['', '[data-screen] h1'],
    ['/profile', '#sf-phone'],
    ['/orders', '[data-screen] h2'],
    ['/loyalty', '[data-screen] h2'],
    ['/addresses', '[data-add]'],
    ['/security', '#sf-password']
  ] as const) {
    await go(page, `#/user${section}`)
    await page.locator(sign).first().waitFor()
    await keep(`user area${section}`)
    if (section !== '/addresses') continue
    await page.locator('[data-add]').click()
    await page.locator('#sf-label').waitFor()
    await keep('new address')
  }
  await page.getByRole('button', { name: /^(Delete my account|Supprimer mon compte)$/ }).click()
  await page.locator('#sf-delete-confirm').waitFor()
  await keep('end of an account')
}

/** Walks through the screens, and returns a copy of each. */
async function walk(host: string): Promise<Copy[]> {
  const { copies, keep } = startGallery()
  await shop.newVisitor()
  await visitor({ host })
  await signIn(shop.page, keep)
  await shop.newVisitor()
  await followLinks(shop.page, host, keep)
  await shop.newVisitor()
  await visitor({ host, signedIn: 'alex' })
  await keep('menu of somebody who is signed in')
  await visitArea(shop.page, keep)
  return copies
}

bareTest('account and sign-in are readable and can be pressed, in English', { timeout: 240_000 }, async () => {
  expect(await galleryViolations(await walk('/pages/plain.html'), 'light')).toEqual([])
})

bareTest(
  'account and sign-in are readable and can be pressed, in French, dark and wide',
  { timeout: 240_000 },
  async () => {
    const copies = await walk('/pages/div.html')
    expect(await galleryViolations(copies, 'dark')).toEqual([])
    expect(await galleryViolations(copies, 'light', 1280)).toEqual([])
  }
)
