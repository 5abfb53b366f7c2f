import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { focused } from '../support/dialogs.ts'
import { shop, tag, test } from '../support/shop.ts'
import { confirmAge } from '../support/shopper.ts'
import { openMenu } from '../support/open-menu.ts'

/** A product in the long list. */
const cardsIn = '[role=list][aria-label] [role=listitem]'

/** Opens all products of a store, a screen at first and then all of them. */
async function open(): Promise<void> {
  await confirmAge(shop)
  const { page } = shop
  await shop.openPage(`<main>${tag}</main>`, { hash: '#/queen-west?sort=name' })
  const more = page.getByRole('button', { name: /^show \d+ more$/i })
  await more.waitFor()
  while ((await more.count()) > 0) await more.evaluate(button => (button as HTMLElement).click())
}

/** Returns the number of drawn cards, and of all elements. */
const drawn = (page: Page) =>
  page.locator('storefront-root').evaluate(root => ({
    cards: root.shadowRoot?.querySelectorAll('[role=list][aria-label] [role=listitem]').length ?? 0,
    all: root.shadowRoot?.querySelectorAll('*').length ?? 0
  }))

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/** Waits until no placeholder is visible. */
const allIsDrawn = (page: Page) =>
  page.waitForFunction(() => {
    const root = document.querySelector('storefront-root')?.shadowRoot
    const rooms = [...(root?.querySelectorAll('[role=list] [role=presentation]:empty') ?? [])]
    return rooms.every(room => {
      const { top, bottom, left } = room.getBoundingClientRect()
      return bottom < 0 || top > innerHeight || left > innerWidth
    })
  })

/** Scrolls to the end by half a screen at a time, and returns the counts on the way. */
async function scrollThrough(page: Page): Promise<{ cards: number; all: number }[]> {
  const seen: { cards: number; all: number }[] = []
  for (let last = -1, top = 0; top !== last;) {
    last = top
    await page.evaluate(() => window.scrollBy({ top: 1600, behavior: 'instant' }))
    await allIsDrawn(page)
    seen.push(await drawn(page))
    top = await page.evaluate(() => window.scrollY)
  }
  return seen
}

test('through the whole list no room is seen empty, and never more than some screens of cards are there', async () => {
  await open()
  const seen = await scrollThrough(shop.page)
  const total = await shop.page.locator(cardsIn).last().getAttribute('aria-setsize')
  expect(Number(total)).toBeGreaterThan(1)
  expect(seen.length).toBeGreaterThan(20)
  expect(Math.max(...seen.map(({ cards }) => cards))).toBeLessThan(60)
  const [first, last] = [seen[1]?.all ?? 0, Math.max(...seen.slice(-5).map(({ all }) => all))]
  expect(last).toBeLessThan(first * 1.5)
}, 120_000)

test('cards that were scrolled past are released, by the browser too', async () => {
  await open()
  const { page } = shop
  const devtools = await shop.context.newCDPSession(page)
  /** Returns the number of DOM nodes in memory, including detached ones. */
  const held = async () => {
    await devtools.send('HeapProfiler.collectGarbage')
    return (await devtools.send('Memory.getDOMCounters')).nodes
  }
  await allIsDrawn(page)
  const before = await held()
  for (let top = 0; top < 40_000; top += 1000) {
    await page.evaluate(at => window.scrollTo({ top: at, behavior: 'instant' }), top)
    await allIsDrawn(page)
  }
  // If removed cards leaked, there would be more than five times as many nodes.
  await expect.poll(held).toBeLessThan(before * 4)
}, 120_000)

test('a row renders its items as it is scrolled, by hand and by keyboard, up to its end', async () => {
  const { page } = shop
  await openMenu(page)
  const row = page.getByRole('list', { name: 'Our picks' })
  const total = Number(await row.getByRole('listitem').first().getAttribute('aria-setsize'))
  const count = () => row.getByRole('listitem').count()
  await expect.poll(count).toBeGreaterThan(2)
  expect(await count()).toBeLessThan(total)
  await row.evaluate(line => line.scrollTo({ left: line.scrollWidth, behavior: 'instant' }))
  await expect.poll(count).toBe(total)
  await page.reload()
  const seen = new Set<string>()
  await row.getByRole('link').first().focus()
  await expect
    .poll(async () => {
      seen.add((await row.locator('[role=listitem]:focus-within').getAttribute('aria-posinset')) ?? '')
      await page.keyboard.press('Tab')
      return row.evaluate(line => line.contains((line.getRootNode() as ShadowRoot).activeElement))
    })
    .toBe(false)
  expect(seen.size).toBe(total)
})

test('scrolling back finds everything where it was', { timeout: 120_000 }, async () => {
  await open()
  const { page } = shop
  await scrollThrough(page)
  const before = await height(page)
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' }))
  for (let step = 0; step < 20; step++) {
    await allIsDrawn(page)
    const link = page.locator(`${cardsIn} a`)
    const seen = await link.evaluateAll(links => {
      const found = links.find(one => one.getBoundingClientRect().top > 200)
      return { href: found?.getAttribute('href'), top: Math.round(found?.getBoundingClientRect().top ?? 0) }
    })
    await page.evaluate(() => window.scrollBy({ top: -300, behavior: 'instant' }))
    await expect
      .poll(async () =>
        Math.round(
          (await page
            .locator(`[role=list][aria-label] a[href="${seen.href}"]`)
            .evaluate(one => one.getBoundingClientRect().top)) - seen.top
        )
      )
      .toBe(300)
  }
  expect(Math.abs((await height(page)) - before)).toBeLessThan(4)
})

test('a part that has the focus stays, however far the page is scrolled', async () => {
  await open()
  const { page } = shop
  const link = page.locator(`${cardsIn} a`).first()
  const href = await link.getAttribute('href')
  await link.focus()
  await page.evaluate(() => window.scrollTo({ top: 20_000, behavior: 'instant' }))
  await expect.poll(async () => (await drawn(page)).cards).toBeGreaterThan(4)
  expect((await focused(page)).tag).toBe('a')
  await page.keyboard.press('Enter')
  await page.waitForFunction(to => location.hash === to, href)
  await page.getByRole('dialog').waitFor()
})

test('the list and a product are gone through by keyboard alone, and the focus is never lost', async () => {
  await open()
  const { page } = shop
  const place = () =>
    page.locator('storefront-root').evaluate(root => {
      const card = root.shadowRoot?.activeElement?.closest('[role=list][aria-label] [role=listitem]')
      return Number(card?.getAttribute('aria-posinset'))
    })
  await page.locator(`${cardsIn} a`).first().focus()
  const places = new Set<number>()
  for (let presses = 0; presses < 120; presses++) {
    places.add(await place())
    await page.keyboard.press('Tab')
  }
  // Card by card, far beyond those drawn at first, without skipping any.
  expect(places.size).toBeGreaterThan(24)
  expect([...places]).toEqual(Array.from(places, (_, at) => at + 1))
  while ((await focused(page)).tag !== 'a') await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^add to cart/i }).waitFor()
  while (!/^add to cart/i.test((await focused(page)).name)) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  // The button has become a stepper, which has the focus.
  await expect.poll(async () => (await focused(page)).name).toMatch(/^increase/i)
  while (!/^remove/i.test((await focused(page)).name)) await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await focused(page)).name).toMatch(/^add to cart/i)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect((await focused(page)).tag).toBe('a')
})
