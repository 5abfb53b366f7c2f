/** In a browser: whether text is cut is decided by its layout. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { go } from '../support/gallery.ts'
import { isSettled } from '../support/settled.ts'
import { shop, tag, test as base } from '../support/shop.ts'
import { openMenu } from '../support/open-menu.ts'
import { visitor } from '../support/visitor.ts'

const test = base.extend('device', { viewport: { width: 320, height: 640 }, deviceScaleFactor: 1 })

/** The spacing that a reader may set (WCAG 1.4.12). */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }'

/** Applies the spacing, and returns the texts that are cut or reach beyond the window. */
async function cutTexts(page: Page): Promise<string[]> {
  await isSettled(page)
  return page.locator('storefront-root').evaluate(async (host, spacing) => {
    const root = host.shadowRoot!
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(spacing)
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
    // What is measured again after a layout is drawn in the frames after it.
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame)
    const hides = (value: string) => value === 'hidden' || value === 'clip'
    const isCut = (element: Element) => {
      const { overflowX, overflowY, clipPath, visibility } = getComputedStyle(element)
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element
      // Text for screen readers alone; a dialog, whose body scrolls; a text with a button that shows the rest.
      if (clientWidth < 2 || clipPath !== 'none' || visibility === 'hidden') return false
      if (element.matches('dialog,:has(+ [aria-expanded])')) return false
      return (
        (hides(overflowX) && scrollWidth > clientWidth + 1) || (hides(overflowY) && scrollHeight > clientHeight + 2)
      )
    }
    const hasText = (element: Element) =>
      element.checkVisibility() && /\S/.test(element.textContent ?? '') && !element.closest('select,[hidden]')
    const cut = [...root.querySelectorAll('*')].filter(element => hasText(element) && isCut(element))
    root.adoptedStyleSheets = root.adoptedStyleSheets.slice(0, -1)
    return cut.map(element => `${element.tagName} ${element.textContent?.slice(0, 60)}`)
  }, SPACING)
}

for (const [language, script] of [
  ['English', tag],
  ['French', tag.replace(' data-api', ' data-locale="fr-CA" data-api')]
] as const)
  test(`no text is cut with a reader’s own spacing at 320 px, in ${language}`, async () => {
    const page = await visitor({ cart: 2 })
    const cut: Record<string, string[]> = {}
    const look = async (hash: string) => {
      await go(page, hash)
      cut[hash] = await cutTexts(page)
    }
    await shop.openPage(`<main>${script}</main>`, { hash: '#/kensington' })
    await look('#/kensington')
    const product = await page.locator('a[href*="/products/"]').first().getAttribute('href')
    for (const hash of [
      product!,
      '#/',
      '#/queen-west',
      '#/queen-west?sale=1',
      '#/queen-west/cart',
      '#/queen-west/checkout',
      '#/user'
    ])
      await look(hash)
    expect(Object.entries(cut).filter(([, texts]) => texts.length > 0)).toEqual([])
  })

test('a window of 320 px shows when an order is ready in full', async () => {
  const { page } = shop
  await openMenu(page)
  const pickup = page.locator('label', { has: page.getByRole('radio', { name: /^pickup/i }) })
  await pickup.waitFor()
  const cut = await pickup
    .locator('span')
    .evaluateAll(all => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth))
  expect(cut).toEqual([])
})
