import type { Locator, Page } from 'playwright-core'

/** Presses of one kind, repeated; `run` performs them, each followed by what puts the page back. */
export interface Action {
  title: string
  run(page: Page, timed: Timed): Promise<void>
}

/** Performs a press whose time is measured, and waits until the page is at rest. */
export type Timed = (press: () => Promise<void>) => Promise<void>

const TIMES = 12
const turns = Array.from({ length: TIMES }, (_, at) => at)
const dialog = (page: Page): Locator => page.locator('storefront-root').getByRole('dialog')

/** Clicks the middle of an element as a mouse does, without the checks of Playwright's own clicks, which the press would include. */
async function press(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error('There is nothing to press.')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

/** Closes the dialog that is open. */
async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
}

/** The presses that shoppers make most, on the menu of a phone. */
export const actions: readonly Action[] = [
  {
    title: 'add to the cart',
    async run(page, timed) {
      for (const _turn of turns) {
        const add = page.getByRole('button', { name: /^Add .* to cart|^Add / }).first()
        await add.scrollIntoViewIfNeeded()
        await timed(() => press(page, add))
        const remove = page.getByRole('button', { name: /^(Remove|Decrease) / }).first()
        await remove.click()
        await remove.waitFor({ state: 'detached' })
      }
    }
  },
  {
    title: 'open a product',
    async run(page, timed) {
      for (const at of turns) {
        const product = page.locator('[data-category] a[href*="/products/"]').nth(at % 4)
        await product.scrollIntoViewIfNeeded()
        await timed(() => press(page, product))
        await dialog(page).waitFor()
        await close(page)
      }
    }
  },
  {
    title: 'choose a filter',
    async run(page, timed) {
      await page
        .getByRole('button', { name: /^Filter/ })
        .first()
        .click()
      const box = dialog(page).getByRole('checkbox')
      for (const at of turns) {
        const one = box.nth(at % 4)
        await one.scrollIntoViewIfNeeded()
        await timed(() => one.press('Space'))
      }
      await close(page)
    }
  },
  {
    title: 'a key in the search',
    async run(page, timed) {
      const field = page.locator('storefront-root').locator('input[type=search]').first()
      await field.click()
      for (const letter of 'night ferry ') await timed(() => page.keyboard.press(letter === ' ' ? 'Space' : letter))
      await field.fill('')
    }
  },
  {
    title: 'open the cart',
    async run(page, timed) {
      await page.getByRole('button', { name: /^Add / }).first().click()
      for (const _turn of turns) {
        const cart = page.getByRole('link', { name: /^View cart/i }).last()
        await timed(() => press(page, cart))
        await dialog(page).waitFor()
        await close(page)
      }
    }
  }
]
