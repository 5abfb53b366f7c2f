import type { Page } from 'playwright-core'

/** Says yes at the age gate. */
export const passGate = (page: Page): Promise<void> => page.getByRole('button', { name: /^(yes|oui)/i }).click()

/** Opens a store's menu on the demo host page, as one who has passed the gate. */
export async function openMenu(page: Page, location = 'queen-west', host = '/pages/plain.html'): Promise<void> {
  await page.goto(`${host}#/${location}`)
  await passGate(page)
  await page.getByRole('heading', { level: 2 }).first().waitFor()
}

/** Adds the first product that can be added, and waits until the cart holds it. */
export async function addFirst(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^(add|ajouter)/i })
    .first()
    .click()
  await page
    .getByRole('button', { name: /^(remove|retirer)/i })
    .first()
    .waitFor()
}
