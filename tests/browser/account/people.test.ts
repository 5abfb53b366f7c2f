import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { focused } from '../support/dialogs.ts'
import { codeIn, codeTo, lastMail, linkTo } from '../support/mailbox.ts'
import { signIn } from '../support/session.ts'
import { shop, test } from '../support/shop.ts'
import { addFirst, openPart, passGate } from '../support/shopper.ts'

const goTo = (page: Page, hash: string) => page.evaluate(to => (location.hash = to), hash)
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** Waits until the title is shown and focused, so that nothing takes the focus away while typing. */
async function arriveAt(page: Page, name: string): Promise<void> {
  await heading(page, name).waitFor()
  await expect.poll(() => focused(page)).toMatchObject({ tag: 'h1', name })
}

const hashOf = (page: Page) => new URL(page.url()).hash

/** Presses Tab until the wanted element has the focus. */
async function tabTo(page: Page, wanted: RegExp): Promise<void> {
  const isThere = async () => {
    const { tag, name } = await focused(page)
    return wanted.test(`${tag} ${name}`)
  }
  for (let presses = 0; presses < 60 && !(await isThere()); presses++) await page.keyboard.press('Tab')
  expect(await isThere(), String(wanted)).toBe(true)
}

/** Tabs to a field and types into it. */
async function typeNext(page: Page, id: string, text: string): Promise<void> {
  const isThere = () => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.id)
  for (let presses = 0; presses < 8 && (await isThere()) !== id; presses++) await page.keyboard.press('Tab')
  expect(await isThere()).toBe(id)
  await page.keyboard.type(text)
}

test('an account, by keyboard alone: sign-up with a code, sign-out, sign-in by password, a forgotten password, and its end', async () => {
  const { page } = shop
  const email = 'robin.lake@people.example'
  await page.goto('/pages/plain.html#/queen-west')
  await passGate(page)
  await addFirst(page)
  await goTo(page, '#/queen-west/cart')
  await tabTo(page, /^a Sign in$/)
  await page.keyboard.press('Enter')
  await arriveAt(page, 'Sign in')
  await tabTo(page, /^a Create an account$/)
  await page.keyboard.press('Enter')
  await arriveAt(page, 'Create an account')

  await typeNext(page, 'sf-first_name', 'Robin')
  await typeNext(page, 'sf-last_name', 'Lake')
  await typeNext(page, 'sf-email', email)
  await typeNext(page, 'sf-phone', '416 555 0177')
  await typeNext(page, 'sf-dob', '12')
  await typeNext(page, 'sf-dob-month', '6')
  await typeNext(page, 'sf-dob-year', '1987')
  await typeNext(page, 'sf-password', 'short')
  await page.keyboard.press('Enter')
  await page.getByText('Password: this is too short.').first().waitFor()
  await expect.poll(() => focused(page)).toMatchObject({ tag: 'input' })
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('lantern gravel teapot')
  await page.keyboard.press('Enter')
  await page.getByText(`Enter the six-digit code we sent to ${email}`).waitFor()
  // The sixth digit sends it.
  await typeNext(page, 'sf-code', await codeTo(page, email))

  // Back where the shopper came from, with their cart.
  await arriveAt(page, 'Your cart')
  await page
    .getByRole('button', { name: /^increase/i })
    .first()
    .waitFor()
  await goTo(page, '#/user')
  await arriveAt(page, 'Robin Lake')
  await tabTo(page, /^button Sign out$/)
  await page.keyboard.press('Enter')
  await page.getByText('You’re signed out').waitFor()

  await goTo(page, '#/user')
  await arriveAt(page, 'Sign in')
  await typeNext(page, 'sf-email', email)
  await typeNext(page, 'sf-password', 'lantern gravel teapot')
  await page.keyboard.press('Enter')
  await arriveAt(page, 'Robin Lake')
  await tabTo(page, /^button Sign out$/)
  await page.keyboard.press('Enter')

  await goTo(page, '#/user')
  await arriveAt(page, 'Sign in')
  await tabTo(page, /^a Forgot your password\?$/)
  await page.keyboard.press('Enter')
  await arriveAt(page, 'Reset your password')
  await typeNext(page, 'sf-email', email)
  await page.keyboard.press('Enter')
  await page.getByText('If there is an account, you’ll receive a link').waitFor()
  const link = await linkTo(page, email)
  expect(new URL(link).pathname).toBe('/pages/plain.html')
  await page.goto(link)
  const dialog = page.getByRole('dialog', { name: 'Set a new password' })
  await dialog.getByText(`Hi Robin. Choose a new password for ${email}.`).waitFor()
  expect(page.url()).not.toMatch(/signup_token/)
  await expect.poll(() => focused(page)).toMatchObject({ tag: 'input', isInDialog: true })
  await page.keyboard.type('violet canoe harbour')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })

  await goTo(page, '#/user/security')
  await arriveAt(page, 'Security and data')
  await page.reload()
  await heading(page, 'Security and data').waitFor()
  await page.getByRole('button', { name: 'Download my data' }).waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    tabTo(page, /^button Download my data$/).then(() => page.keyboard.press('Enter'))
  ])
  expect(file.suggestedFilename()).toBe('my-data.json')
  await tabTo(page, /^button Delete my account$/)
  await page.keyboard.press('Enter')
  const goodbye = page.getByRole('dialog', { name: 'Delete your account?' })
  await goodbye.getByLabel('Password', { exact: true }).waitFor()
  await typeNext(page, 'sf-delete-password', 'violet canoe harbour')
  await page.keyboard.press('Enter')
  await page.getByText('Your account was deleted').waitFor()
  expect(hashOf(page)).toBe('#/queen-west')

  await goTo(page, '#/user')
  await page.locator('#sf-email').fill(email)
  await page.locator('#sf-password').fill('violet canoe harbour')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByText('Incorrect email or password.').first().waitFor()
  expect(shop.complaints.filter(text => !text.includes('422'))).toEqual([])
})

test('a session that expires offers to sign in again, and the sign-in leads back to the checkout', async () => {
  const { page } = shop
  await signIn(page)
  await passGate(page)
  await addFirst(page)
  await goTo(page, '#/queen-west/checkout')
  await openPart(page, 'Who’s picking up')
  await page.getByLabel('Note for the store (optional)').fill('Side door')
  await fetch(`${shop.server.url}/demo/expire?as=alex`, { method: 'POST' })
  // Simulates returning to the page.
  await page.evaluate(() => void window.dispatchEvent(new Event('online')))
  await page.getByRole('link', { name: 'Sign in again' }).click()
  await heading(page, 'Sign in').waitFor()
  await page.getByText('Session expired, Please relogin. What you entered is saved.').waitFor()
  expect(await page.locator('#sf-email').inputValue()).toBe('alex.moreau@lindenandslate.example')
  await page.getByRole('link', { name: 'Send me a code instead' }).click()
  const before = codeIn(await lastMail(page, 'alex.moreau@lindenandslate.example'))
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.locator('#sf-code').fill(await codeTo(page, 'alex.moreau@lindenandslate.example', before))
  await heading(page, 'Checkout').waitFor()
  expect(await page.getByLabel('Note for the store (optional)').inputValue()).toBe('Side door')
})
