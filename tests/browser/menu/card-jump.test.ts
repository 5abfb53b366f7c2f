/** In a browser: whether a card changes its height is decided by its layout. */
import { expect } from 'vitest'
import { bareTest, phone, shop, wide } from '../support/shop.ts'
import { openMenu } from '../support/open-menu.ts'

for (const [where, device] of [
  ['a phone', phone],
  ['a wide page', wide]
] as const)
  bareTest(`a card of a product on sale keeps its height when it is added, on ${where}`, async () => {
    await shop.newVisitor(device)
    const { page } = shop
    await openMenu(page, 'queen-west?sale=1')
    const cards = page.locator('[role=listitem]:visible', { has: page.locator('s') })
    await cards.nth(5).waitFor()
    for (const card of (await cards.all()).slice(0, 6)) {
      const height = () =>
        card.locator('[data-home]').evaluate(place => place.parentElement?.getBoundingClientRect().height)
      const before = await height()
      await card.getByRole('button', { name: /^add/i }).click()
      const remove = card.getByRole('button', { name: /^remove/i })
      await remove.waitFor()
      expect(await height()).toBe(before)
      // The purchase limit would be reached.
      await remove.click()
      await remove.waitFor({ state: 'detached' })
    }
  })
