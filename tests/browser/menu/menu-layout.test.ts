import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { isSettled } from '../support/settled.ts'
import { bareTest, shop, tag, test as base, wide } from '../support/shop.ts'
import { bringIntoView, confirmAge } from '../support/shopper.ts'
import { openMenu } from '../support/open-menu.ts'

/** A phone with the bars of its browser. */
const small = { viewport: { width: 390, height: 664 } }

const test = base.extend('device', small)

const card = (page: Page, nth = 0) => page.locator('[aria-posinset]').nth(nth)
/** The app and all that comes behind its first screen. */
const isWhole = (page: Page) => page.getByRole('radio', { name: /^(pickup|ramassage)/i }).waitFor({ state: 'attached' })

test('a phone shows the first price and the way to add it without scrolling', { tags: 'core' }, async () => {
  const { page } = shop
  await openMenu(page)
  await page.goto('/pages/plain.html#/queen-west')
  await isWhole(page)
  const top = (await page.getByRole('heading', { level: 1, name: 'Queen West' }).boundingBox())?.y ?? 0
  const add = await card(page).getByRole('button', { name: /^add/i }).boundingBox()
  expect((add?.y ?? Infinity) + (add?.height ?? 0) - top).toBeLessThan(small.viewport.height)
})

for (const [where, options] of [
  ['on a phone', small],
  ['on a wide page', wide]
] as const)
  bareTest(`cards in the same row have their parts aligned ${where}`, async () => {
    await shop.newVisitor(options)
    const { page } = shop
    await openMenu(page)
    await isWhole(page)
    await page.locator('[data-category] [role=listitem]').nth(3).waitFor()
    const rows = await page.locator('[role=list]').evaluateAll(lists =>
      lists.flatMap(list => {
        const cards = [...list.querySelectorAll('[role=listitem]')]
        const byTop = new Map<number, number[][]>()
        for (const one of cards) {
          const at = (part: Element | null | undefined) => Math.round(part?.getBoundingClientRect().top ?? 0)
          const [brand, facts] = one.querySelectorAll('p')
          const parts = [brand, one.querySelector('h3'), facts, one.lastElementChild].map(at)
          byTop.set(at(one), [...(byTop.get(at(one)) ?? []), parts])
        }
        return [...byTop.values()].filter(row => row.length > 1)
      })
    )
    expect(rows.length).toBeGreaterThan(2)
    for (const row of rows) expect(new Set(row.map(parts => parts.join())).size).toBe(1)
  })

test('the facts of a product are on one line, also next to one whose facts take two', async () => {
  const { page } = shop
  await openMenu(page)
  await isWhole(page)
  const sale = page.getByRole('list', { name: 'On sale' })
  await bringIntoView(sale)
  await sale.getByRole('listitem').nth(3).waitFor()
  const facts = await sale.locator('h3 + p').evaluateAll(paragraphs =>
    paragraphs.map(paragraph => {
      // The words themselves: what holds them may be stretched.
      const words = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
      const tops = new Set<number>()
      while (words.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(words.currentNode)
        tops.add(Math.round(range.getBoundingClientRect().top))
      }
      return [...tops]
    })
  )
  const [first] = facts[0] ?? []
  expect(new Set(facts.map(([top]) => top))).toEqual(new Set([first]))
  // With none that takes two, nothing could be spread apart.
  expect(facts.map(lines => lines.length).toSorted()).toEqual([1, 1, 1, 1, 1, 2])
})

test('each row begins at its first product, also when it has been filled', async () => {
  const { page } = shop
  await openMenu(page)
  await isWhole(page)
  const sale = page.getByRole('list', { name: 'On sale' })
  await bringIntoView(sale)
  await sale.getByRole('listitem').nth(5).waitFor()
  const lefts = await page
    .locator('section[aria-labelledby] > [role=list]')
    .evaluateAll(lists => lists.map(list => list.scrollLeft))
  expect(lefts.length).toBeGreaterThan(1)
  expect(lefts.every(left => left === 0)).toBe(true)
  // On sale means: at the size that is shown.
  for (const one of (await sale.getByRole('listitem').all()).slice(0, 6)) expect(await one.locator('s').count()).toBe(1)
})

test('the search is in reach however far the menu is scrolled, and Enter scrolls to its results', async () => {
  const { page } = shop
  await openMenu(page)
  await isWhole(page)
  await page.evaluate(() => window.scrollTo({ top: 5000, behavior: 'instant' }))
  const field = page.getByRole('searchbox')
  const narrow = await field.boundingBox()
  expect(narrow?.y).toBeLessThan(120)
  await field.click()
  expect((await field.boundingBox())?.width).toBeGreaterThan((narrow?.width ?? 0) * 3)
  await page.keyboard.type('ferry')
  await page.getByRole('heading', { level: 2, name: /“ferry”/ }).waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => field.evaluate(one => one.matches(':focus'))).toBe(false)
  const heading = await page.getByRole('heading', { level: 2, name: /“ferry”/ }).boundingBox()
  expect(heading?.y).toBeGreaterThan(0)
  expect(heading?.y).toBeLessThan(300)
})

/** Scrolls through a page by half a window at a time, until its end is reached. */
async function scrollToEnd(page: Page): Promise<void> {
  for (let last = -1, top = 0; top !== last;) {
    last = top
    await page.evaluate(() => window.scrollBy({ top: innerHeight / 2, behavior: 'instant' }))
    await isSettled(page)
    top = await page.evaluate(() => window.scrollY)
  }
}

for (const [hash, screens] of [
  ['#/queen-west', 15],
  ['#/queen-west?category=flower', 12]
] as const)
  test(`the host page’s footer is within ${screens} screens of a phone at ${hash}, with everything drawn`, async () => {
    const { page } = shop
    await openMenu(page)
    await page.goto(`/pages/plain.html${hash}`)
    await isWhole(page)
    await scrollToEnd(page)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height).toBeLessThan(screens * small.viewport.height)
  })

for (const language of ['en-CA', 'fr-CA'])
  base(`a phone shows two categories and half of a third one in ${language}`, async () => {
    await shop.newVisitor({ ...small, locale: language })
    await confirmAge(shop)
    await shop.openPage(`<main>${tag.replace('<script', `<script data-locale="${language}"`)}</main>`, {
      hash: '#/queen-west'
    })
    const { page } = shop
    await page.getByRole('heading', { level: 1, name: /^Queen/ }).waitFor()
    await isWhole(page)
    const seen = await page
      .locator('nav ul')
      .first()
      .evaluate(strip => {
        const end = strip.getBoundingClientRect().right
        return [...strip.querySelectorAll('a')].map(tile => {
          const { left, width } = tile.getBoundingClientRect()
          return Math.max(0, Math.min(1, (end - left) / width))
        })
      })
    expect(seen.reduce((sum, part) => sum + part, 0)).toBeGreaterThanOrEqual(2.5)
  })

test('a category is opened from far down the menu at its start, and Back leads to where its link was', async () => {
  const { page } = shop
  await openMenu(page)
  await isWhole(page)
  const link = page.getByRole('link', { name: 'See all 39 Concentrates' })
  await bringIntoView(link)
  await isSettled(page)
  const yOf = async () => Math.round((await link.boundingBox())?.y ?? 0)
  const before = await yOf()
  await link.click()
  const heading = page.getByRole('heading', { level: 2, name: '39 products' })
  await expect.poll(() => heading.evaluate(one => one.matches(':focus'))).toBe(true)
  const top = (await heading.boundingBox())?.y ?? 0
  expect(top).toBeGreaterThan(0)
  expect(top).toBeLessThan(300)
  await page.goBack()
  await isSettled(page)
  await expect.poll(async () => Math.abs((await yOf()) - before)).toBeLessThan(20)
})

test('the method that is chosen on the menu is the one of the cart to come', async () => {
  const { page } = shop
  await openMenu(page)
  await page.getByRole('radio', { name: /^curbside/i }).check()
  const made = page.waitForRequest(request => /\/v1\/carts(\?|$)/.test(request.url()))
  await card(page).getByRole('button', { name: /^add/i }).click()
  expect((await made).postDataJSON()).toMatchObject({ method: 'curbside' })
})

test('a link to a menu that comes late shows it in the end, unless the shopper has scrolled', async () => {
  const { page } = shop
  const top = async () => Math.abs(Math.round((await page.locator('storefront-root').boundingBox())?.y ?? Infinity))
  await openMenu(page)
  let release = () => {}
  const hold = async () => {
    const held = new Promise<void>(done => (release = done))
    await page.goto('about:blank')
    await page.unrouteAll()
    await page.route('**/v1/locations/**', async route => held.then(() => route.continue()))
    await page.goto('/pages/plain.html#/queen-west')
    await page.getByRole('status').or(page.locator('[aria-busy]')).first().waitFor({ state: 'attached' })
    await page.getByRole('link', { name: 'Sign in' }).waitFor()
  }
  await hold()
  release()
  await isWhole(page)
  await expect.poll(top).toBe(0)
  await hold()
  await page.evaluate(() => window.scrollTo(0, 20))
  release()
  await isWhole(page)
  expect(await top()).toBeGreaterThan(100)
})

test('a link to a screen shows that screen, and the page’s own address its top', async () => {
  const { page } = shop
  const top = async () => Math.abs(Math.round((await page.locator('storefront-root').boundingBox())?.y ?? Infinity))
  await openMenu(page)
  await page.goto('about:blank')
  await page.goto('/pages/plain.html#/queen-west')
  await isWhole(page)
  await expect.poll(top).toBe(0)
  await page.goto('about:blank')
  await page.goto('/pages/plain.html')
  await isWhole(page)
  expect(await top()).toBeGreaterThan(100)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
  await expect.poll(top).toBe(0)
})

test('no layout of the menu reports an error to the host page’s listeners', async () => {
  const { page } = shop
  await page.addInitScript(() => {
    const messages: string[] = []
    Object.assign(window, { messages })
    window.addEventListener('error', ({ message }) => messages.push(message))
  })
  await page.setViewportSize({ width: 1280, height: 800 })
  await openMenu(page)
  for (const width of [1280, 390, 1000, 600, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await isSettled(page)
    await page.mouse.wheel(0, 3000)
    await isSettled(page)
  }
  expect(await page.evaluate(() => (window as Window & { messages?: string[] }).messages)).toEqual([])
})
