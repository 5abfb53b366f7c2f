import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accounts, identities } from '../../../src/server/db/schema.ts'
import { hashPassword } from '../../../src/server/people/signups/password.ts'
import { pressOn } from '../support/keyboard.ts'
import { shop, test } from '../support/shop.ts'
import { addFirst, passGate } from '../support/shopper.ts'
import { openMenu } from '../support/open-menu.ts'

const password = 'four quiet otters swim'

test.beforeAll(async ({ server: { db } }) => {
  const passwordHash = await hashPassword(password)
  await db.update(accounts).set({ passwordHash }).where(eq(accounts.email, 'alex.moreau@lindenandslate.example'))
})

/** Opens the sign-in page, past the gate. */
async function openWayIn(page: Page, path = '#/user'): Promise<void> {
  await page.goto(`/pages/plain.html${path}`)
  await passGate(page)
  await page.getByRole('button', { name: /with Google|avec Google/ }).waitFor()
}

/** Blocks popups, like an in-app browser. */
const withoutWindows = (page: Page) => page.addInitScript('window.open = () => null')

const press = (page: Page, provider: string) =>
  page.getByRole('button', { name: new RegExp(`(with|avec) ${provider}`) }).click()

/** Clicks a provider's button and returns the window it opens. */
async function windowOf(page: Page, provider: string): Promise<Page> {
  const [opened] = await Promise.all([page.waitForEvent('popup'), press(page, provider)])
  await opened.getByRole('heading', { name: 'Choose an account' }).waitFor()
  return opened
}

const signedInAs = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

/** Lets a person have an account from a sign-in by Google in another browser. */
async function hasSignedInByGoogle(page: Page, name: string): Promise<void> {
  await openWayIn(page)
  const opened = await windowOf(page, 'Google')
  await Promise.all([opened.waitForEvent('close'), opened.getByRole('button', { name }).click()])
  await signedInAs(page, name)
  await page.goto('about:blank')
  await shop.context.clearCookies()
}

describe.each(['Google', 'Facebook'])('a sign-in by %s', provider => {
  test('in a window of its own, by the accounts page of the provider', async () => {
    const { page } = shop
    if (provider === 'Facebook') await hasSignedInByGoogle(page, 'Robin Tremblay')
    await openWayIn(page)
    const opened = await windowOf(page, provider)
    await Promise.all([opened.waitForEvent('close'), opened.getByRole('button', { name: /Robin Tremblay/ }).click()])
    if (provider === 'Google') await signedInAs(page, 'Robin Tremblay')
    // The same address at the other provider doesn't sign in without the password, and this account has none.
    else await page.getByRole('heading', { name: 'You already have an account' }).waitFor()
    expect(page.url()).not.toMatch(/code=|state=/)
    expect(shop.complaints).toEqual([])
  })

  test('where no window can be opened the page is left and returned to; the cart and the flags are kept (SPEC C22)', async () => {
    const { page } = shop
    if (provider === 'Facebook') await hasSignedInByGoogle(page, 'Kai Nakamura')
    await withoutWindows(page)
    await openMenu(page)
    await addFirst(page)
    await page.evaluate(() => (location.hash = '#/user?back=cart&iframe=1&noh=1&nof=1'))
    await press(page, provider)
    await page.getByRole('button', { name: /Kai Nakamura/ }).click()
    if (provider === 'Google') await page.waitForURL(/#\/queen-west\/cart\?iframe=1&noh=1&nof=1$/)
    else await page.getByRole('heading', { name: 'You already have an account' }).waitFor()
    expect(new URL(page.url()).search).toBe('')
    if (provider === 'Google')
      await page
        .getByRole('button', { name: /^Remove / })
        .first()
        .waitFor()
  })

  test('going back or closing the window shows that nothing was changed', async () => {
    const { page } = shop
    await openWayIn(page)
    const first = await windowOf(page, provider)
    await first.close()
    await page.getByText('The window was closed before sign-in was complete').waitFor()
    const second = await windowOf(page, provider)
    await second.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText('Sign-in was cancelled').waitFor()
    await page.getByRole('link', { name: 'Sign in another way' }).click()
    await page.getByRole('button', { name: /with Google/ }).waitFor()
  })
})

test('an email address that has an account is tied to the provider by its password, by keyboard alone', async () => {
  const { page } = shop
  await openWayIn(page)
  const opened = await windowOf(page, 'Google')
  await opened.getByRole('button', { name: /Alex Moreau/ }).click()
  await page.getByRole('heading', { name: 'You already have an account' }).waitFor()
  const field = page.locator('input[type=password]')
  await field.focus()
  await page.keyboard.type('not the right one')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').first().waitFor()
  await field.fill(password)
  await page.keyboard.press('Enter')
  await signedInAs(page, 'Alex Moreau')
})

test('a provider is linked and unlinked in the user area by keyboard alone, but not another customer’s', async () => {
  const { page } = shop
  const email = `sol.${Date.now()}@people.example`
  const passwordHash = await hashPassword(password)
  const person = { firstName: 'Sol', lastName: 'Roy', email, phone: '', passwordHash }
  const { db } = shop.server
  await db.insert(accounts).values(person)
  const [other] = await db.select().from(accounts).where(eq(accounts.email, 'alex.moreau@lindenandslate.example'))
  const tie = { provider: 'google' as const, subject: 'robin', accountId: other?.id ?? '', createdAt: new Date() }
  await db.insert(identities).values(tie).onConflictDoNothing()
  await openWayIn(page, '#/user/security')
  await page.getByLabel('Email').fill(email)
  await page.locator('input[type=password]').fill(password)
  await page.keyboard.press('Enter')
  const ties = page.getByRole('region', { name: 'Other ways to sign in' })
  await ties.waitFor()

  const pressIn = async (name: string) => {
    const [opened] = await Promise.all([page.waitForEvent('popup'), pressOn(ties.getByRole('button', { name }))])
    return opened
  }
  const closed = await pressIn('Link Google')
  await closed.getByRole('heading', { name: 'Choose an account' }).waitFor()
  await closed.close()
  await ties.getByText('The window was closed before sign-in was complete').waitFor()

  const theirs = await pressIn('Link Google')
  await theirs.getByRole('button', { name: /Robin Tremblay/ }).click()
  await page.getByRole('heading', { name: 'The account wasn’t linked' }).waitFor()
  await page.getByText('already linked to another customer').waitFor()

  await page.evaluate(() => (location.hash = '#/user/security'))
  const mine = await pressIn('Link Google')
  await mine.getByRole('button', { name: /Noor/ }).click()
  await ties.getByRole('button', { name: 'Unlink Google' }).waitFor()
  await page.getByText('Google is linked').waitFor()
  expect(new URL(page.url()).hash).toBe('#/user/security')
  await pressOn(ties.getByRole('button', { name: 'Unlink Google' }))
  await ties.getByRole('button', { name: 'Link Google' }).waitFor()
  await page.getByText('Google is unlinked').waitFor()
})

test('ignores an answer to a sign-in that was not started here', async () => {
  const { page } = shop
  await page.goto('/pages/plain.html?code=stolen&state=storefront-0123456789abcdef#/queen-west')
  await passGate(page)
  await page.getByText('This sign-in wasn’t started here').waitFor()
  expect(page.url()).not.toMatch(/stolen|state=/)
})

test('an answer that is the host’s own stays in its address', async () => {
  const { page } = shop
  await page.goto('/pages/plain.html?code=theirs&state=of-the-host#/queen-west')
  await passGate(page)
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  expect(new URL(page.url()).search).toBe('?code=theirs&state=of-the-host')
})

test('explains what to do when the provider shares no email address, in French too', async () => {
  const { page } = shop
  await page.goto('/pages/div.html#/user')
  await passGate(page)
  const opened = await windowOf(page, 'Facebook')
  await opened.getByRole('button', { name: /Noor Haddad/ }).click()
  await page.getByText('Nous n’avons pas reçu d’adresse courriel').waitFor()
})
