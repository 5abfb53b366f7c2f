import { expect } from 'vitest'
import { openKiosk, ordersOf, register, tablet } from '../support/kiosk.ts'
import { shop, test as base } from '../support/shop.ts'

const test = base.extend('device', tablet)

/** Where the focus is: the element's tag and name, and whether its focus can be seen. */
const focus = () =>
  shop.page.locator('storefront-root').evaluate(root => {
    const element = root.shadowRoot!.activeElement
    if (!element) return { tag: document.activeElement?.localName ?? '', name: '', isSeen: false }
    const label = (element as HTMLInputElement).labels?.[0]
    const hasRing = [element, label].some(one => {
      const { outlineStyle, outlineWidth, boxShadow } = one ? getComputedStyle(one) : ({} as CSSStyleDeclaration)
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || (boxShadow ?? 'none') !== 'none'
    })
    const { top, bottom } = element.getBoundingClientRect()
    return {
      tag: element.localName,
      name: (element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent ?? '').trim(),
      isSeen: hasRing && bottom > 0 && top < innerHeight
    }
  })

/** Expects the focus on something that a new screen or dialog gives it, and that it stays there. */
async function expectFocus(name: RegExp): Promise<void> {
  await expect.poll(async () => (await focus()).name).toMatch(name)
  await shop.page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect((await focus()).name).toMatch(name)
}

/** Presses a key until something has the focus; on the way the focus is never lost, and always seen. */
async function tabTo(name: RegExp, key = 'Tab'): Promise<void> {
  for (let step = 0; step < 60; step++) {
    await shop.page.keyboard.press(key)
    const now = await focus()
    expect(now, `step ${step} to ${name}`).toMatchObject({ isSeen: true })
    if (name.test(now.name)) return
  }
  throw new Error(`Nothing called ${name} takes the focus.`)
}

/** Presses Enter on something. */
async function press(name: RegExp, key?: string): Promise<void> {
  await tabTo(name, key)
  await shop.page.keyboard.press('Enter')
}

test('a guest orders at a kiosk by keyboard alone, and always sees where the focus is (SPEC C15)', async () => {
  const { page } = shop
  await openKiosk(page)
  await register(page)
  await page.reload()
  await expectFocus(/^order here$/i)
  await press(/^français$/i)
  await page.getByRole('heading', { name: 'Commandez ici' }).waitFor()
  await expectFocus(/^english$/i)
  await press(/^touchez/i, 'Shift+Tab')
  await page.getByRole('button', { name: /^oui/i }).waitFor()
  await press(/^oui/i)
  await page.locator('storefront-root').getByRole('heading', { level: 2 }).first().waitFor()

  // A product, from its page.
  await expect.poll(async () => (await focus()).tag).not.toBe('body')
  await press(/^(passer|aller) aux produits/i)
  const first = page.locator('storefront-root a[href*="/products/"]').first()
  const title = ((await first.getAttribute('aria-label')) ?? (await first.innerText())).trim()
  await press(new RegExp(title.slice(0, 12)))
  await page.getByRole('dialog').locator('dl').first().waitFor()
  await press(/^ajouter au panier/i)
  await page
    .getByRole('link', { name: /^voir le panier/i })
    .first()
    .waitFor()
  expect((await focus()).tag).not.toBe('body')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expectFocus(new RegExp(title.slice(0, 12)))

  await press(/^(voir le panier|1 article)/i, 'Shift+Tab')
  await page.getByRole('dialog').waitFor()
  await press(/^passer à la caisse/i)
  await expectFocus(/^terminer la commande$/i)
  await tabTo(/^prénom/i)
  await page.keyboard.type('Anatole')
  await press(/^payer au comptoir/i)
  await expectFocus(/^merci! votre numéro est le/i)
  expect(await ordersOf(shop, 'Anatole')).toHaveLength(1)
  await press(/^terminé/i)
  await expectFocus(/^order here$/i)
})
