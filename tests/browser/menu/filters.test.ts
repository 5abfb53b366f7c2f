import { isDeepStrictEqual } from 'node:util'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { shop, test, wideTest } from '../support/shop.ts'
import { passGate } from '../support/shopper.ts'
import { openMenu } from '../support/open-menu.ts'

const wide = { viewport: { width: 1280, height: 800 } }

/** Returns the names of the visible products. */
const names = (page: Page) => page.getByRole('heading', { level: 3 }).allTextContents()
const search = (page: Page) => page.getByRole('searchbox', { name: /^(search the|rechercher dans le menu)/i })
const count = (page: Page) => page.getByRole('heading', { level: 2, name: /^\d+ (product|produit)/ })
const number = async (page: Page) => Number.parseInt((await count(page).textContent()) ?? '', 10)
const hash = (page: Page) => new URL(page.url()).hash
/** Returns the product count shown for an option. */
const counted = async (page: Page, name: RegExp) =>
  Number(
    /\d+$/.exec((await page.getByRole('group').locator('label').filter({ hasText: name }).textContent()) ?? '')?.[0]
  )

async function openFilters(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(filters|filtres)/i }).click()
  await page.getByRole('group', { name: /^CBD/ }).waitFor()
}

describe('the search', () => {
  test('is one step for Back, however much was typed', async () => {
    const { page } = shop
    await openMenu(page)
    await search(page).pressSequentially('harbour', { delay: 150 })
    await page.getByRole('heading', { name: /“harbour”/ }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 2, name: /^Dried flower/ }).waitFor()
    await expect.poll(() => search(page).inputValue()).toBe('')
    expect(hash(page)).toBe('#/queen-west')
  })
})

describe('the filter', () => {
  wideTest('can be shared by its address, and each step survives Back', async () => {
    const { page } = shop
    await openMenu(page)
    await page.getByRole('checkbox', { name: /^Sativa/ }).click()
    await count(page).waitFor()
    const price = page.getByRole('group', { name: 'Price' })
    await price.getByRole('button', { name: 'Exact range' }).click()
    await price.getByLabel('To').fill('30')
    await expect.poll(() => hash(page)).toBe('#/queen-west?strain=sativa&price=-3000')
    await page.getByRole('button', { name: 'Price up to $30.00, remove' }).waitFor()
    await page.locator('select:visible').first().selectOption('price')
    await expect.poll(() => hash(page)).toContain('sort=price')
    const first = async (page: Page) => (await names(page)).slice(0, 8)
    const link = page.url()

    const other = await shop.browser.newContext(wide)
    const fresh = await other.newPage()
    await fresh.goto(link)
    await passGate(fresh)
    const isSame = async () => {
      const [own, others] = [await first(page), await first(fresh)]
      return own.length === 8 && isDeepStrictEqual(own, others)
    }
    await expect.poll(isSame).toBe(true)
    expect(fresh.url()).toBe(link)
    await other.close()

    await page.goBack()
    await page.goBack()
    await expect.poll(() => hash(page)).toBe('#/queen-west?strain=sativa')
    await expect.poll(() => price.getByLabel('To').inputValue()).toBe('')
    await page.goBack()
    await page.getByRole('heading', { level: 2, name: /^Dried flower/ }).waitFor()
    expect(await page.getByRole('checkbox', { name: /^Sativa/ }).isChecked()).toBe(false)
  })

  wideTest('moves neither the focus nor the page when a choice is made', async () => {
    const { page } = shop
    await openMenu(page)
    await page.evaluate(() => window.scrollTo(0, 500))
    const box = page.getByRole('checkbox', { name: /^Indica/ })
    await box.focus()
    await page.keyboard.press('Space')
    await count(page).waitFor()
    expect(await box.evaluate(input => input.matches(':focus'))).toBe(true)
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(400)
  })

  test('stays unchanged while one of its products is open, and after it is closed', async () => {
    const { page } = shop
    await page.goto('/pages/plain.html#/queen-west?brand=boreale&sort=price')
    await passGate(page)
    await count(page).waitFor()
    const [first] = await names(page)
    await page
      .getByRole('link', { name: first ?? '' })
      .first()
      .click()
    await page.waitForFunction(() => location.hash.includes('/products/'))
    await page
      .getByRole('heading', { level: 1, name: first ?? '' })
      .or(page.getByRole('dialog'))
      .first()
      .waitFor()
    const behind = () =>
      page
        .locator('storefront-root h2')
        .filter({ hasText: /^\d+ products?$/ })
        .allTextContents()
    await page.waitForLoadState('networkidle')
    const [shown] = await behind()
    expect(shown).toMatch(/^[1-9]/)
    await page.goBack()
    await expect.poll(() => hash(page)).toBe('#/queen-west?brand=boreale&sort=price')
    expect(await count(page).textContent()).toBe(shown)
  })

  test('in a sheet shows how many products there are before it is closed, and closing gives the focus back', async () => {
    const { page } = shop
    await openMenu(page)
    await openFilters(page)
    const button = page.getByRole('button', { name: /^Show \d+ products/ })
    const promise = async () => Number(/\d+/.exec((await button.textContent()) ?? '')?.[0])
    await expect.poll(promise).toBeGreaterThan(300)
    const sativa = await counted(page, /^Sativa/)
    await page.getByRole('checkbox', { name: /^Sativa/ }).click()
    await expect.poll(promise).toBe(sativa)
    await button.click()
    expect(await number(page)).toBe(sativa)
    const filters = page.getByRole('button', { name: 'Filters (1)' })
    await expect.poll(() => filters.evaluate(one => one.matches(':focus'))).toBe(true)
  })
})

wideTest('search and filter work by keyboard alone', async () => {
  const { page } = shop
  await openMenu(page)
  await search(page).focus()
  await page.keyboard.type('ferry')
  await page.getByRole('heading', { name: /“ferry”/ }).waitFor()
  const focused = () =>
    page.evaluate(() => {
      const inside = document.activeElement?.shadowRoot?.activeElement
      return inside?.getAttribute('aria-label') ?? (inside?.closest('label') ?? inside)?.textContent ?? ''
    })
  const tabTo = async (wanted: RegExp) => {
    for (let presses = 0; presses < 60; presses++) {
      if (wanted.test(await focused())) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`${String(wanted)} can't be reached; the focus is on "${await focused()}".`)
  }
  await tabTo(/^Indica/)
  await page.keyboard.press('Space')
  await expect.poll(() => hash(page)).toBe('#/queen-west?q=ferry&strain=indica')
  await tabTo(/^Indica, remove/)
  await page.keyboard.press('Enter')
  await expect.poll(() => hash(page)).toBe('#/queen-west?q=ferry')
  // Without another filter, the focus goes to the results.
  await expect.poll(focused).toMatch(/products for “ferry”/)
  await search(page).focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Delete')
  await page.getByRole('heading', { level: 2, name: /^Dried flower/ }).waitFor()
})

test('the home screen stays rendered during a search, and is back immediately', async () => {
  const { page } = shop
  await openMenu(page)
  const cards = page.locator('[data-category] [role=listitem] a')
  await cards.first().evaluate(link => (link.dataset['mark'] = 'yes'))
  await page.evaluate(() => (location.hash = '#/queen-west?sale=1'))
  await count(page).waitFor()
  // Cards are removed in an observer's callback, if at all: waits for one callback, and the frame after.
  await page.evaluate(
    () =>
      new Promise(done => {
        const observer = new IntersectionObserver(() => requestAnimationFrame(() => setTimeout(done, 0)))
        observer.observe(document.body)
      })
  )
  await page.goBack()
  await cards.first().waitFor()
  expect(await page.locator('[data-mark]').count()).toBe(1)
})
