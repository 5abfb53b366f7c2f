import { afterEach, describe, expect } from 'vitest'
import { business } from '../../../src/server/db/schema.ts'
import { focused } from '../support/dialogs.ts'
import { signIn } from '../support/session.ts'
import { shop, test as base } from '../support/shop.ts'
import { addFirst, goToCheckout, passGate } from '../support/shopper.ts'

// Public replies are cached for ten seconds; the test's clock skips them.
let offset = 0
const test = base.extend('options', { scope: 'file' }, { clock: () => new Date(Date.now() + offset) })

type Rules = Partial<typeof business.$inferInsert>

/** Changes the retailer's settings, and expires caches of the old ones. */
async function setRules(rules: Rules): Promise<void> {
  await shop.server.db.update(business).set(rules)
  offset += 11_000
}

afterEach(() => setRules({ ageGate: 'yes-no', guestCheckout: true }))

describe('the age gate’s mode `date-of-birth` (SPEC C11)', () => {
  test('asks for a date in three fields, shows errors at the field, and admits adults', async () => {
    await setRules({ ageGate: 'date-of-birth' })
    const { page } = shop
    await page.goto('/pages/plain.html#/queen-west')
    await page.getByLabel('Day').fill('31')
    await page.getByLabel('Month').fill('2')
    await page.getByLabel('Year').fill('1990')
    await page.keyboard.press('Enter')
    await page.getByText('Day: this is incorrect.').waitFor()
    expect(await focused(page)).toMatchObject({ tag: 'input', isInShop: true })
    // The message has the full width, not that of its field.
    const widthOf = (selector: string) => page.locator(selector).evaluate(element => element.clientWidth)
    expect(await widthOf('#sf-birth-day-error')).toBeGreaterThan(2 * (await widthOf('#sf-birth-day')))
    await page.getByLabel('Day').fill('28')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('heading', { level: 2 }).first().waitFor()
  })
})

describe('the age gate’s mode `account` (SPEC C11)', () => {
  test('leads a guest to the sign-in, and to the menu once they are in', async () => {
    await setRules({ ageGate: 'account' })
    const { page } = shop
    await page.goto('/pages/plain.html#/queen-west')
    await page.getByText('Sign in to see the menu.').waitFor()
    const ways = page.getByRole('link', { name: /^(sign in|create an account)$/i })
    expect(await ways.evaluateAll(links => links.map(link => link.clientHeight))).toEqual([50, 50])
    await page.getByRole('link', { name: 'Sign in' }).click()
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
    await signIn(page)
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    await addFirst(page)
  })
})

describe('where guests may not order (SPEC C21)', () => {
  test('the checkout asks to sign in, keeps the cart, and is where the shopper is afterwards', async () => {
    await setRules({ guestCheckout: false })
    const { page } = shop
    await page.goto('/pages/plain.html#/queen-west')
    await passGate(page)
    await addFirst(page)
    await goToCheckout(page)
    await page.getByRole('heading', { name: 'Sign in to check out' }).waitFor()
    await page.locator('a[href*="back=checkout"]').first().click()
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
    await signIn(page, { hash: '#/queen-west/checkout' })
    await page.locator('#sf-notes').waitFor({ state: 'attached' })
    expect(await page.locator('#sf-last_name').inputValue()).toBe('Moreau')
  })
})
