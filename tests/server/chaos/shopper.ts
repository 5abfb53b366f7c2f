import { randomUUID } from 'node:crypto'
import { createCart } from '../../../src/contract/cart/cart.ts'
import { cancelOrder, placeOrder } from '../../../src/contract/order/order.ts'
import { type Basket, makeBasket, Unlawful } from './basket.ts'
import type { Insist } from './insist.ts'
import type { Random } from './random.ts'
import { freeCodes, plenty, scarce, scarceCode } from './seed.ts'

/** The shop's offer, for shoppers. */
export interface Shelf {
  /** Ids of the sizes by their product's slug. */
  variants: ReadonlyMap<string, string>
  slots: readonly string[]
  /** Session tokens of people with points. */
  tokens: readonly string[]
}

/** An order that was acknowledged with 201. */
export interface Acknowledged {
  id: string
  key: string
  cart: string
  email: string
  quantities: Record<string, number>
  isCancelled: boolean
}

/** Fills a cart and orders it, retrying each step like a shopper with a bad connection; returns the order. */
export async function shop(insist: Insist, shelf: Shelf, random: Random): Promise<Acknowledged> {
  const token = random.below(3) === 0 ? random.pick(shelf.tokens) : undefined
  const platform = { 'X-Platform-Id': randomUUID() }
  const headers = token === undefined ? platform : { ...platform, Authorization: `Bearer ${token}` }
  const wanted = { location: 'queen-west', method: 'pickup' as const }
  const begun = await insist(createCart, { body: wanted, headers: { ...headers, 'Idempotency-Key': randomUUID() } })
  const basket = makeBasket(insist, begun.payload, headers)
  const things = random.below(5) === 0 ? [random.pick(plenty), scarce] : [random.pick(plenty), random.pick(plenty)]
  for (const thing of new Set(things)) {
    const quantity = 1 + random.below(3)
    await basket.line(shelf.variants.get(thing) ?? '', quantity)
  }
  const code = random.below(6) === 0 ? scarceCode : random.pick(freeCodes)
  if (random.below(3) === 0) await basket.codes([code])
  if (token !== undefined) await basket.points(10 + random.below(20))
  return order(insist, { basket, shelf, random, headers })
}

interface Ordering {
  basket: Basket
  shelf: Shelf
  random: Random
  headers: Record<string, string>
}

/** Orders a cart; what a shop rule refuses is changed, and ordered under a new key. */
async function order(insist: Insist, { basket, shelf, random, headers }: Ordering): Promise<Acknowledged> {
  const email = `${randomUUID()}@shop.example`
  const customer = { first_name: 'Ada', last_name: 'Byron', phone: '+1 416 555 0123', email }
  let slot = random.pick(shelf.slots)
  for (;;) {
    const { id: cart, version, lines } = basket.cart()
    const key = randomUUID()
    const body = { cart, version, customer, slot, tender: 'in_store' as const }
    const send = () => insist(placeOrder, { body, headers: { ...headers, 'Idempotency-Key': key } })
    // Sometimes the button is pressed twice.
    const answers = await Promise.all(random.below(5) === 0 ? [send(), send()] : [send()])
    const placed = answers.filter(({ status }) => status === 201).map(({ payload }) => payload)
    const [one] = placed
    if (one !== undefined) {
      if (placed.some(({ id }) => id !== one.id)) throw new Unlawful('One key gave two orders.')
      const quantities = Object.fromEntries(lines.map(({ variant, quantity }) => [variant, quantity]))
      const isCancelled = random.below(8) === 0
      if (isCancelled) await cancel(insist, one.id, headers)
      return { id: one.id, key, cart, email, quantities, isCancelled }
    }
    const code = answers[0]?.failure.code
    if (code === 'slot_gone') slot = random.pick(shelf.slots)
    else if (code === 'promo') await basket.codes([])
    else if (code === 'sold_out') await basket.line(shelf.variants.get(scarce) ?? '', 0)
    else throw new Unlawful(`An order was refused: ${answers[0]?.status} ${code}.`)
  }
}

async function cancel(insist: Insist, order: string, headers: Record<string, string>): Promise<void> {
  const { status } = await insist(cancelOrder, { params: { order }, body: { reason: null }, headers })
  if (status !== 201) throw new Unlawful(`An order could not be cancelled: ${status}.`)
}
