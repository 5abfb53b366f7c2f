import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accounts, identities } from '../../../src/server/db/schema.ts'
import { focused } from '../support/dialogs.ts'
import { pressOn } from '../support/keyboard.ts'
import { codeTo } from '../support/mailbox.ts'
import { signIn } from '../support/session.ts'
import { shop, test } from '../support/shop.ts'
import { passGate } from '../support/shopper.ts'

const goTo = (page: Page, hash: string) => page.evaluate(to => (location.hash = to), hash)

/** Expects the focus to be there, and to stay. */
async function expectFocus(page: Page, wanted: { tag: string; name: string }): Promise<void> {
  await expect.poll(() => focused(page)).toMatchObject(wanted)
  // Focus is lost, if at all, within the next frames.
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await focused(page)).toMatchObject(wanted)
}

const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.id)

describe('the return page of a social sign-in has the focus on its title', () => {
  const failed = { tag: 'h1', name: 'You aren’t signed in yet' }

  /** Opens the provider's window with a button. */
  async function windowBy(page: Page, name: RegExp): Promise<Page> {
    const [opened] = await Promise.all([page.waitForEvent('popup'), pressOn(page.getByRole('button', { name }))])
    await opened.getByRole('heading', { name: 'Choose an account' }).waitFor()
    return opened
  }

  async function openWayIn(): Promise<Page> {
    const { page } = shop
    await page.goto('/pages/plain.html#/user')
    await passGate(page)
    return page
  }

  test('when the shopper went back at the provider, and when they then close the window by hand', async () => {
    const page = await openWayIn()
    await (await windowBy(page, /with Google/)).getByRole('button', { name: 'Cancel' }).click()
    await page.getByText('Sign-in was cancelled').waitFor()
    await expectFocus(page, failed)
    const again = await windowBy(page, /^Try again$/)
    await expect.poll(() => focused(page)).toMatchObject({ tag: 'h1' })
    await again.close()
    await page.getByText('The window was closed before sign-in was complete').waitFor()
    await expectFocus(page, failed)
  })

  test('when the account there has no email address', async () => {
    const page = await openWayIn()
    const opened = await windowBy(page, /with Facebook/)
    await opened.getByRole('button', { name: /Noor Haddad/ }).click()
    await page.getByRole('heading', { name: failed.name }).waitFor()
    await expectFocus(page, failed)
  })

  test('when there is an account to tie it to', async () => {
    await shop.server.db.delete(identities)
    const page = await openWayIn()
    const opened = await windowBy(page, /with Google/)
    await opened.getByRole('button', { name: /Alex Moreau/ }).click()
    await expectFocus(page, { tag: 'h1', name: 'You already have an account' })
  })
})

describe('the step that asks for the code', () => {
  /** Fills in the sign-up, and submits it. */
  async function signUp(page: Page, email: string): Promise<void> {
    await page.goto('/pages/plain.html#/user/sign-up')
    await passGate(page)
    const texts = {
      first_name: 'Kit',
      last_name: 'Lake',
      email,
      phone: '416 555 0178',
      dob: '12',
      'dob-month': '6',
      'dob-year': '1987'
    }
    for (const [name, text] of Object.entries(texts)) await page.locator(`#sf-${name}`).fill(text)
    await page.locator('#sf-password').fill('lantern gravel teapot')
    await pressOn(page.locator('#sf-password'))
    await expect.poll(() => focusedId(page)).toBe('sf-code')
  }

  test('leads back to the field that the code is sent to', async () => {
    const { page } = shop
    await signUp(page, 'kit.back@people.example')
    await page.getByRole('button', { name: 'Create account', exact: true }).waitFor()
    const change = page.getByRole('button', { name: 'Change email or phone number' })
    await pressOn(change)
    await expect.poll(() => focusedId(page)).toBe('sf-email')
    await goTo(page, '#/user/code')
    await page.locator('#sf-to').fill('kit.back@people.example')
    // Not by `page.keyboard`: the new screen's title may only now get the focus.
    await pressOn(page.locator('#sf-to'))
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
    await pressOn(change)
    await expect.poll(() => focusedId(page)).toBe('sf-to')
  })

  test('announces that a new code is on its way, and focuses its field', async () => {
    const { page } = shop
    await page.clock.install()
    const email = 'kit.again@people.example'
    await signUp(page, email)
    const before = await codeTo(page, email)
    await page.clock.fastForward(31_000)
    await pressOn(page.getByRole('button', { name: 'Send a new code' }))
    await page.getByRole('status').getByText(`We sent a new code to ${email}`).waitFor()
    await expect.poll(() => focusedId(page)).toBe('sf-code')
    expect(await codeTo(page, email, before)).not.toBe(before)
  })
})

describe('in the user area', () => {
  test('confirming a phone number shows a message and moves the focus to the title', async () => {
    const { page } = shop
    const phone = '416-555-0169'
    await shop.server.db.update(accounts).set({ phone, phoneVerifiedAt: null })
    await signIn(page, { hash: '#/user/profile' })
    await passGate(page)
    await pressOn(page.getByRole('button', { name: 'Text me a code' }))
    await expect.poll(() => focusedId(page)).toMatch(/code/)
    await page.keyboard.type(await codeTo(page, phone))
    const confirmed = page.getByText('Your phone number is confirmed').waitFor()
    await Promise.all([page.keyboard.press('Enter'), confirmed])
    await expectFocus(page, { tag: 'h1', name: 'Profile' })
    const field = page.getByLabel('Phone', { exact: true })
    const hint = await field.getAttribute('aria-describedby')
    expect(await page.locator(`#${hint}`).innerText()).toBe('Confirmed. You can sign in by text.')
    await field.fill('416 555 0100')
    expect(await field.getAttribute('aria-describedby')).toBeNull()
  })

  test('the focus goes back to what opened the form of an address, and to an address that came back', async () => {
    const { page } = shop
    await signIn(page, { hash: '#/user/addresses' })
    await passGate(page)
    const press = (name: string) => pressOn(page.getByRole('button', { name, exact: true }))
    const isAt = (name: string) => expectFocus(page, { tag: 'button', name })
    await press('Add an address')
    await expect.poll(() => focusedId(page)).toBe('sf-label')
    await press('Cancel')
    await isAt('Add an address')
    await press('Add an address')
    const texts = { label: 'Home', line1: '12 Elm Street', city: 'Toronto', province: 'ON', postalCode: 'M5V 1A1' }
    for (const [name, text] of Object.entries(texts)) await page.locator(`#sf-${name}`).fill(text)
    await page.keyboard.press('Enter')
    await isAt('Add an address')
    await press('Edit Home')
    await expect.poll(() => focusedId(page)).toBe('sf-label')
    await press('Cancel')
    await isAt('Edit Home')
    await press('Remove Home')
    await isAt('Undo')
    await page.keyboard.press('Enter')
    await isAt('Edit Home')
  })

  test('the item of the open section aligns with the others', async () => {
    const { page } = shop
    await page.setViewportSize({ width: 1280, height: 800 })
    await signIn(page, { hash: '#/user/security' })
    await passGate(page)
    const items = page.locator('li:has(> a[href*="user/"]) svg:first-child')
    await page.locator('li > [aria-current]').waitFor()
    const starts = await items.evaluateAll(icons => icons.map(icon => Math.round(icon.getBoundingClientRect().left)))
    expect(starts.length).toBeGreaterThan(3)
    expect(new Set(starts).size).toBe(1)
  })

  test('to delete the account begins with what that means', async () => {
    const { page } = shop
    await signIn(page, { hash: '#/user/security' })
    await passGate(page)
    await pressOn(page.getByRole('button', { name: 'Delete my account' }))
    await expect.poll(() => focused(page)).toMatchObject({ tag: 'p', isInDialog: true })
    expect((await focused(page)).name).toMatch(/will be erased now/)
  })
})

test.each([
  ['on a phone', { width: 390, height: 700 }],
  ['on a wide screen', { width: 1280, height: 600 }]
])('a field that is wrong comes into view below a header that stays, with its label, %s', async (_, viewport) => {
  const { page } = shop
  await page.setViewportSize(viewport)
  await page.goto('/pages/div.html#/user/sign-up')
  await passGate(page)
  const send = page.locator('form button[type=submit]')
  await send.scrollIntoViewIfNeeded()
  await pressOn(send)
  await expect.poll(() => focusedId(page)).toBe('sf-first_name')
  const covered = await page.locator('body > header').evaluate(header => header.getBoundingClientRect().bottom)
  expect(covered).toBeGreaterThan(40)
  const top = await page.locator('label[for=sf-first_name]').evaluate(label => label.getBoundingClientRect().top)
  expect(top).toBeGreaterThanOrEqual(covered)
  // The header is measured once the page is at rest.
  const bar = () => page.locator('storefront-root').evaluate(root => root.style.getPropertyValue('--sf-bar'))
  await expect.poll(bar).toBe(`${covered}px`)
  // Also when going back by keyboard, field by field, from the end of the page.
  await page.locator('#sf-password').focus()
  await page.evaluate(() => scrollBy({ top: 100_000, behavior: 'instant' }))
  for (const id of ['sf-dob-year', 'sf-dob-month', 'sf-dob', 'sf-phone', 'sf-email', 'sf-last_name']) {
    await page.keyboard.press('Shift+Tab')
    expect(await focusedId(page)).toBe(id)
    const at = await page.locator(`#${id}`).evaluate(field => field.getBoundingClientRect().top)
    expect(at, id).toBeGreaterThanOrEqual(covered)
  }
})
