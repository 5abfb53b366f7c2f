import { describe, expect } from 'vitest'
import { beginVisit, expectNothingLeft, fillCart, openKiosk, startButton, tablet, traces } from '../support/kiosk.ts'
import { shop, test as base } from '../support/shop.ts'

const test = base.extend('device', tablet)

const typed = {
  first: 'Wilhelmina',
  last: 'Quackenbush',
  email: 'wilhelmina@example.org',
  phone: '416 555 0177',
  searched: 'Zanzibar'
}
const words = Object.values(typed)

/** A guest who searches, fills the cart, and types all their details. */
async function visit(): Promise<void> {
  const { page } = shop
  await beginVisit(page)
  const search = page.getByRole('searchbox', { name: /^search the/i })
  await search.fill(typed.searched)
  await page.waitForURL(/q=/)
  await search.fill('')
  await page.waitForURL(url => !url.hash.includes('q='))
  await fillCart(page)
  await page.getByLabel('First name').fill(typed.first)
  await page.getByLabel(/^Last name/).fill(typed.last)
  await page.getByLabel(/^Phone/).fill(typed.phone)
  await page.getByLabel(/^Email/).fill(typed.email)
  expect((await traces(page, [typed.first])).length).toBeGreaterThan(0)
}

describe('a visit at a kiosk', () => {
  test('ends after the time for guests with a question first, and leaves no trace of the shopper (SPEC C15)', async () => {
    const { page } = shop
    await page.clock.install()
    await openKiosk(page)
    await visit()
    await page.clock.runFor(75_000)
    const question = page.getByRole('dialog', { name: 'Still there?' })
    await question.waitFor()
    await question.getByRole('button', { name: /^yes/i }).click()
    await question.waitFor({ state: 'detached' })
    expect(await page.getByLabel('First name').inputValue()).toBe(typed.first)
    await page.clock.runFor(91_000)
    await expectNothingLeft(page, words)
  })

  test('ends at a press of "Start over", and leaves no trace of the shopper', async () => {
    const { page } = shop
    await openKiosk(page)
    await visit()
    await page.getByRole('button', { name: 'Start over' }).click()
    await expectNothingLeft(page, words)
  })

  test('that a reload cuts off is wiped by the next start', async () => {
    const { page } = shop
    await openKiosk(page)
    await visit()
    await page.reload()
    await expectNothingLeft(page, words)
    await startButton(page).click()
    await page.getByRole('button', { name: /^yes/i }).waitFor()
  })

  test('in French, larger and with more contrast does not change the next one', async () => {
    const { page } = shop
    await openKiosk(page)
    await page.getByRole('button', { name: 'Français' }).click()
    await page.getByRole('button', { name: 'Texte plus grand' }).click()
    await page.getByRole('button', { name: 'Plus de contraste' }).click()
    await page.getByRole('button', { name: /^touchez/i }).click()
    await page.getByRole('button', { name: /^oui/i }).click()
    await page.getByRole('button', { name: 'Recommencer' }).click()
    await page.getByRole('button', { name: 'Touch to start' }).waitFor()
    expect(await page.getByRole('button', { name: 'Larger text' }).getAttribute('aria-pressed')).toBe('false')
    expect(await page.locator('storefront-root').getAttribute('style')).not.toContain('zoom')
  })

  test('by someone underage ends automatically (SPEC C11)', async () => {
    const { page } = shop
    await page.clock.install()
    await openKiosk(page)
    await startButton(page).click()
    await page.getByRole('button', { name: 'No', exact: true }).click()
    await page.getByRole('heading', { name: /^come back/i }).waitFor()
    await page.clock.runFor(11_000)
    await startButton(page).waitFor()
  })
})

test(
  'the kiosk has the host page for itself, and gives it back when it is unmounted (SPEC C15)',
  { tags: 'core' },
  async () => {
    const { page } = shop
    const body =
      '<header>Banner</header><main><h1>Order online</h1><p>Aside</p><div id="here"></div></main><footer>End</footer>'
    await shop.openPage(`${body}<script src="/storefront.js"></script>`, { query: '?in_store=1', hash: '#/queen-west' })
    const before = await page.locator('main').innerHTML()
    await page.evaluate(() => {
      const scope = window as unknown as { handle: { unmount(): void } }
      scope.handle = window.Storefront!.mount(document.querySelector<HTMLElement>('#here')!, { api: '/' })
    })
    await startButton(page).waitFor()
    for (const text of ['Banner', 'Order online', 'Aside', 'End'])
      expect(await page.getByText(text, { exact: true }).isVisible()).toBe(false)
    const isOpened = await page.evaluate(() =>
      document.body.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))
    )
    expect(isOpened).toBe(false)
    await page.evaluate(() => (window as unknown as { handle: { unmount(): void } }).handle.unmount())
    expect(await page.locator('main').innerHTML()).toBe(before)
    for (const text of ['Banner', 'Order online', 'Aside', 'End']) await page.getByText(text, { exact: true }).waitFor()
  }
)
