import type { Page } from 'playwright-core'
import type { Order } from '../../../src/contract/order/order.ts'
import { addFirst, chooseTime, fillPerson, goToCheckout, passGate } from '../../browser/support/shopper.ts'

/** Passes the age gate of a shop that opens with a store, orders something, and returns the order as the API has it. */
export async function placeOrder(page: Page, api: string): Promise<Order> {
  await passGate(page)
  await addFirst(page)
  await goToCheckout(page)
  await fillPerson(page)
  await chooseTime(page)
  await page.getByRole('button', { name: /^place order/i }).click()
  await page.getByRole('heading', { name: /thank you, élise/i }).waitFor()
  const id = new URL(page.url()).hash.split('/').at(-1)
  const reply = await fetch(`${api}/v1/orders/${id}`)
  return ((await reply.json()) as { payload: Order }).payload
}
