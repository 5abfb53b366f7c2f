import { randomUUID } from 'node:crypto'
import type { Cart } from '../../../src/contract/cart/cart.ts'
import type { Order, OrderStatus } from '../../../src/contract/order/order.ts'
import type { SlotDay } from '../../../src/contract/order/slots.ts'

const staff = { Authorization: 'Bearer staff' }

/** Calls the API and returns the payload; throws if it is refused. */
async function send<Payload>(url: string, method: string, body?: object, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method,
    headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) })
  })
  const answer = (await response.json()) as { payload: Payload; message?: string }
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${answer.message}`)
  return answer.payload
}

/** Places a guest's order for some sizes with plenty of stock, one of each, without a storefront. */
export async function orderAt(server: string, location = 'queen-west', sizes = 1): Promise<Order> {
  const at = `${server}/v1`
  const { products } = await send<{ products: { variants: { id: string; stock: number }[] }[] }>(
    `${at}/locations/${location}/menu`,
    'GET'
  )
  const plenty = products.flatMap(one => one.variants).filter(({ stock }) => stock > 5)
  const { days } = await send<{ days: SlotDay[] }>(`${at}/locations/${location}/slots?method=pickup`, 'GET')
  const slot = days.flatMap(day => day.slots).find(one => one.available)?.id
  let cart = await send<Cart>(`${at}/carts`, 'POST', { location, method: 'pickup' })
  for (const { id } of plenty.slice(0, sizes)) {
    const line = { version: cart.version, quantity: 1 }
    cart = await send<Cart>(`${at}/carts/${cart.id}/lines/${id}`, 'PUT', line)
  }
  const customer = { first_name: 'Élise', last_name: 'Tremblay', phone: '416 555 0134', email: 'elise@example.com' }
  const order = { cart: cart.id, version: cart.version, customer, slot, tender: 'in_store' }
  return send<Order>(`${at}/orders`, 'POST', order, { 'Idempotency-Key': randomUUID() })
}

/** Sets an order's status, as staff. */
export const setStatus = (server: string, order: string, status: OrderStatus): Promise<Order> =>
  send<Order>(`${server}/v1/staff/orders/${order}/status`, 'PUT', { status }, staff)

/** Sets the stock of a size at a store, as staff. */
export const setStock = (server: string, variant: string, stock: number, available = true, location = 'queen-west') =>
  send(`${server}/v1/staff/locations/${location}/listings/${variant}`, 'PUT', { stock, available }, staff)

/** Sets a lot of a size at Queen West, as staff. */
export const setLot = (server: string, variant: string, lot: { number: string; left: number; was?: number }) =>
  send(`${server}/v1/staff/locations/queen-west/listings/${variant}/lots`, 'PUT', lot, staff)

/** Publishes a banner at the top of Queen West's menu, by a draft, as staff. */
export async function publishBanner(server: string, title: string): Promise<void> {
  const drafts = `${server}/v1/staff/drafts`
  const { id } = await send<{ id: string }>(drafts, 'POST', {}, staff)
  const values = { place: 'menu', title: { en: title, fr: title }, locations: ['queen-west'], sortOrder: 0 }
  const fields = Object.fromEntries(Object.entries(values).map(([name, to]) => [name, { to }]))
  const edit = { kind: 'banner', ids: [randomUUID().replaceAll('-', '')], change: 'add', fields }
  await send(`${drafts}/${id}/changes`, 'PUT', { edits: [edit] }, staff)
  await send(`${drafts}/${id}/publish`, 'POST', {}, staff)
}

/** Opens or closes a store, as staff. */
export const setOpen = (server: string, isOpen: boolean, location = 'queen-west') =>
  send(`${server}/v1/staff/locations/${location}/open`, 'PUT', { isOpen }, staff)
