import { randomUUID } from 'node:crypto'
import { createCart, setLine } from '../../../src/contract/cart/cart.ts'
import { readMenu } from '../../../src/contract/catalog/menu.ts'
import { placeOrder } from '../../../src/contract/order/order.ts'
import { readSlots } from '../../../src/contract/order/slots.ts'
import { type Answer, call } from './client.ts'
import { ada } from './shop.ts'

/**
 * Orders a store's first product that is in stock, like a shopper, over HTTP only; returns the response to the order.
 */
export async function sendOrder(url: string, location = 'queen-west'): Promise<Answer<typeof placeOrder>> {
  const params = { location }
  const { products } = (await call(url, readMenu, { params })).payload
  const variant = products.flatMap(product => product.variants).find(one => one.available && one.stock > 0)?.id ?? ''
  const { id } = (await call(url, createCart, { body: { ...params, method: 'pickup' } })).payload
  const line = { params: { cart: id, variant }, body: { version: 0, quantity: 1 } }
  const { version } = (await call(url, setLine, line)).payload
  const { days } = (await call(url, readSlots, { params, query: { method: 'pickup' } })).payload
  const slot = days.at(-1)?.slots.find(one => one.available)?.id ?? ''
  const body = { cart: id, version, customer: ada, slot, tender: 'in_store' as const }
  return call(url, placeOrder, { body, headers: { 'Idempotency-Key': randomUUID() } })
}
