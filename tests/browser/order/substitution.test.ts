import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { formatMoney } from '../../../src/format/money.ts'
import type { Order } from '../../../src/contract/order/order.ts'
import { orderAt, setStatus } from '../../stores/support/staff.ts'
import { pageViolations } from '../support/axe.ts'
import { shop, test as base } from '../support/shop.ts'
import { confirmAge } from '../support/shopper.ts'
import { staffOf } from '../support/staff.ts'

// A browser test: two pages of two people follow each other over streams, by a server clock that both count down to.
const time = { ahead: 0 }
const test = base
  .extend('options', { scope: 'file' }, { undoSeconds: 0, clock: () => new Date(Date.now() + time.ahead) })
  .extend('device', { viewport: { width: 390, height: 844 }, locale: 'fr-CA' })

const openStaff = staffOf(shop)
const money = (cents: number) => formatMoney(cents, 'fr-CA', 'CAD')

/** Opens an order's page as its shopper, in French. */
async function openOrder({ id }: Order): Promise<Page> {
  await confirmAge(shop)
  const tag =
    '<main><h1>Boutique</h1><script async src="/storefront.js" data-api="/" data-locale="fr-CA"></script></main>'
  await shop.openPage(tag, { hash: `#/queen-west/orders/${id}` })
  await shop.page.getByRole('list', { name: 'État de la commande' }).waitFor()
  return shop.page
}

/** Reports the order's first item missing on the French board, with the first substitute; returns the substitute's name. */
async function report(staff: Page, { number }: Order): Promise<string> {
  await staff.getByRole('button', { name: new RegExp(`^Article manquant.*${number}$`) }).click()
  const dialog = staff.getByRole('dialog')
  const substitute = dialog.getByRole('group', { name: 'À la place' }).getByRole('radio').nth(1)
  const name = (await substitute.evaluate(input => input.closest('label')?.querySelector('span')?.textContent)) ?? ''
  await substitute.check({ force: true })
  expect(await pageViolations(staff)).toEqual([])
  await dialog.getByRole('button', { name: 'Demander au client' }).click()
  await dialog.waitFor({ state: 'detached' })
  return name.split(',')[0] ?? ''
}

const question = (page: Page) => page.getByRole('region', { name: /^Le magasin n’a plus 1\s× / })

describe('a missing item, in French, by a board and a phone', () => {
  test('is replaced once the customer says yes, at the total that was named', async () => {
    const order = await orderAt(shop.server.url, 'queen-west', 2)
    await setStatus(shop.server.url, order.id, 'confirmed')
    const page = await openOrder(order)
    const staff = await openStaff('', { locale: 'fr-CA' })
    const name = await report(staff, order)
    await question(page)
      .getByText(/^Il reste (9|10):\d\d$/)
      .waitFor()
    expect(await pageViolations(page)).toEqual([])
    await question(page).getByText('Votre total reste le même.').waitFor()
    await question(page).getByRole('button', { name: 'Oui, je le prends' }).click()
    await question(page).waitFor({ state: 'detached' })
    await page.getByText('Merci. Il est dans votre commande.').waitFor()
    const { payload } = (await (await fetch(`${shop.server.url}/v1/orders/${order.id}`)).json()) as { payload: Order }
    expect(payload.lines.map(line => line.name)).toContain(name)
    expect(payload.total).toBe(order.total)
    await staff.locator(`[data-order="${order.id}"]`).getByText(name).first().waitFor()
  })

  test('is left out when the time is up, and both pages say so', async () => {
    const order = await orderAt(shop.server.url, 'queen-west', 2)
    await setStatus(shop.server.url, order.id, 'confirmed')
    const page = await openOrder(order)
    const staff = await openStaff('', { locale: 'fr-CA' })
    await report(staff, order)
    await question(page).waitFor()
    time.ahead += 10 * 60_000
    await question(page).waitFor({ state: 'detached', timeout: 30_000 })
    const { payload } = (await (await fetch(`${shop.server.url}/v1/orders/${order.id}`)).json()) as { payload: Order }
    expect(payload.lines).toHaveLength(1)
    await page.getByText(`Retiré\u00a0: 1\u00a0× ${order.lines[0]?.name}`).waitFor()
    await page.getByText(/Sans réponse à temps/).waitFor()
    await staff.locator(`[data-order="${order.id}"]`).getByText(money(payload.total)).first().waitFor()
  })
})
