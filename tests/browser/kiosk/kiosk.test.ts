import { describe, expect } from 'vitest'
import { openKiosk, openStaffMenu, startButton } from '../support/kiosk.ts'
import { shop, tag, test as base } from '../support/shop.ts'
import { addFirst, passGate } from '../support/shopper.ts'

const test = base.extend('device', { viewport: { width: 820, height: 1180 } })

const isUp = () => shop.page.getByRole('button', { name: /^yes/i }).waitFor()

describe('outside links', () => {
  /** Adds a link inside the storefront. */
  const addLink = async (href: string) => {
    // What follows links is loaded when the browser is idle.
    await shop.page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/equipment-'))
    )
    // Downloaded, it has yet to run.
    await shop.page.locator('storefront-root[data-settled]').waitFor()
    await shop.page.locator('storefront-root').evaluate((root, href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'A map' })
      root.shadowRoot!.querySelector('.sf-root')!.prepend(link)
    }, href)
  }
  const link = () => shop.page.getByRole('link', { name: 'A map' })

  test(
    'open in a new tab while the page is shown in a frame, without access to their opener (SPEC C4)',
    { tags: 'core' },
    async () => {
      await shop.openPage(`<main>${tag}</main>`, { query: '?iframe=1' })
      await isUp()
      await addLink(`${shop.server.url.replace('127.0.0.1', 'localhost')}/healthz`)
      const opened = shop.context.waitForEvent('page')
      await link().click()
      const other = await opened
      await other.waitForLoadState()
      expect(new URL(other.url()).pathname).toBe('/healthz')
      expect(await other.evaluate(() => window.opener === null)).toBe(true)
      expect(new URL(shop.page.url()).pathname).toBe('/host-page')
    }
  )

  test('and links of the page’s own open where they are', async () => {
    await shop.openPage(`<main>${tag}</main>`, { query: '?iframe=1' })
    await isUp()
    await addLink('/healthz')
    await link().click()
    await shop.page.waitForURL('**/healthz')
  })

  for (const href of ['https://maps.example/', 'tel:+14165550141', 'mailto:hello@example.com'])
    test(`at a kiosk ${href} leads nowhere, by click, wheel button or menu (SPEC C15)`, async () => {
      await shop.openPage(`<main>${tag}</main>`, { query: '?in_store=1', hash: '#/queen-west' })
      await startButton(shop.page).waitFor()
      await addLink(href)
      const unheeded = () =>
        link().evaluate(element =>
          ['click', 'auxclick', 'contextmenu'].map(name =>
            element.dispatchEvent(new MouseEvent(name, { bubbles: true, composed: true, cancelable: true }))
          )
        )
      await expect.poll(unheeded).toEqual([false, false, false])
      expect(shop.context.pages()).toHaveLength(1)
    })
})

test('at a kiosk everything that can be pressed is at least 64 px tall (SPEC C15)', async () => {
  /**
   * Returns controls that are too small. A link stretched over its card and an option's label count with their
   * container.
   */
  const small = () =>
    shop.page.locator('storefront-root').evaluate(root =>
      [...root.shadowRoot!.querySelectorAll<HTMLElement>('a,button,input,select,textarea')]
        .filter(element => element.checkVisibility())
        .filter(element => {
          // A field may lie over more than its label.
          const heights = [element, element.closest('label')].map(one => one?.getBoundingClientRect().height ?? 0)
          const isStretched = getComputedStyle(element, '::after').position === 'absolute'
          return !isStretched && Math.max(...heights) < 64
        })
        .map(element => element.outerHTML.slice(0, 120))
    )
  const { page } = shop
  await openKiosk(page)
  expect(await small()).toEqual([])
  await openStaffMenu(page)
  expect(await small()).toEqual([])
  await page.getByRole('button', { name: 'Close' }).click()
  await startButton(page).click()
  await isUp()
  expect(await small()).toEqual([])
  await passGate(page)
  await addFirst(page)
  expect(await small()).toEqual([])
  await page.locator('storefront-root a[href*="/products/"]').first().click()
  await page.locator('storefront-root dl').first().waitFor()
  expect(await small()).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.locator('storefront-root a[href*="/cart"]:visible').last().click()
  await page.getByRole('link', { name: /^checkout/i }).waitFor()
  expect(await small()).toEqual([])
  await page.getByRole('link', { name: /^checkout/i }).click()
  await page.getByLabel('First name').waitFor()
  expect(await small()).toEqual([])
})
