import type { Page } from 'playwright-core'
import type { Order } from '../../../src/contract/order/order.ts'
import { orderAt, setStatus } from '../../stores/support/staff.ts'
import { addFirst, cartWay } from '../support/shopper.ts'
import { openAt, server, take } from './camera.ts'

/** Places an order of two sizes that the store has confirmed. */
async function confirmed(): Promise<Order> {
  const order = await orderAt(server.url, 'queen-west', 2)
  await setStatus(server.url, order.id, 'confirmed')
  return order
}

/** Asks an order's shopper about a missing item, as staff, with the most alike product in its place. */
async function ask({ id, lines: [line] }: Order): Promise<void> {
  const at = `${server.url}/v1/staff/orders/${id}/lines/${line?.id}`
  const headers = { Authorization: 'Bearer staff', 'Content-Type': 'application/json' }
  const { payload } = (await (await fetch(`${at}/substitutes`, { headers })).json()) as {
    payload: { substitutes: { variant: string }[] }
  }
  const substitute = { variant: payload.substitutes[0]?.variant ?? '', quantity: 1 }
  const body = JSON.stringify({ of: line?.quantity, missing: 1, substitute })
  const { status } = await fetch(`${at}/missing`, { method: 'PUT', headers, body })
  if (status >= 300) throw new Error(`The question was refused: ${status}.`)
}

/** Opens the page of an order that has a question. */
async function openQuestion(page: Page, theme: string, locale: string): Promise<void> {
  const order = await confirmed()
  await ask(order)
  await openAt(page, `#/queen-west/orders/${order.id}`, theme, locale)
  await page.locator('[data-question]').scrollIntoViewIfNeeded()
}

await take('choice-phone', 390, 844, async page => {
  await openAt(page, '#/queen-west', 'light', 'fr-CA')
  await addFirst(page)
  await cartWay(page).click()
  await page
    .getByText(/^S’il n’y en a plus/)
    .first()
    .waitFor()
})
await take('suggestions-phone', 390, 844, async page => {
  await openAt(page, '#/queen-west')
  await addFirst(page)
  await cartWay(page).click()
  await page.getByRole('heading', { name: 'You could add' }).scrollIntoViewIfNeeded()
})
await take('question-phone', 390, 844, page => openQuestion(page, 'dark', 'fr-CA'))
await take('question-wide', 1280, 800, page => openQuestion(page, 'light', 'en-CA'))
await take('change-phone', 390, 844, async page => {
  const { id } = await orderAt(server.url, 'queen-west', 2)
  await openAt(page, `#/queen-west/orders/${id}`)
  await page.getByRole('button', { name: 'Change your order' }).click()
  await page.getByRole('heading', { name: 'Change your order' }).scrollIntoViewIfNeeded()
})
