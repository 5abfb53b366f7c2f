import { beforeEach, describe, expect, test } from 'vitest'
import { business, orders, payments } from '../../../src/server/db/schema.ts'
import { createPayment } from '../../../src/contract/order/payment.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })

beforeEach(() => shop.db.update(business).set({ guestCheckout: false }))

describe('where guests may not order (`guestCheckout: false`, SPEC C21)', () => {
  test('a guest’s order is refused with a sentence in either language, and nothing is taken', async () => {
    const left = await shop.stockOf('zebra')
    const body = await shop.orderFor(await shop.cartWith({ zebra: 1 }))
    const english = await shop.send(body)
    expect([english.status, english.failure]).toEqual([
      403,
      { code: 'sign_in_required', message: 'Please sign in to place an order.' }
    ])
    const french = await shop.send(body, undefined, { locale: 'fr-CA' })
    expect(french.failure.message).toBe('Veuillez vous connecter pour passer une commande.')
    expect([await shop.stockOf('zebra'), await shop.db.select().from(orders)]).toEqual([left, []])
  })

  test('a guest’s payment by card is refused before any provider hears of it', async () => {
    const cart = await shop.cartWith({ zebra: 1 })
    const { status, failure } = await shop.to(createPayment, { body: { cart: cart.id, version: cart.version } })
    expect([status, failure.code]).toEqual([403, 'sign_in_required'])
    expect(await shop.db.select().from(payments)).toEqual([])
  })

  test('a signed-in customer can order the same cart', async () => {
    const body = await shop.orderFor(await shop.cartWith({ zebra: 1 }))
    const { status } = await shop.send(body, undefined, {}, bearer(await shop.signIn()))
    expect(status).toBe(201)
  })

  test('an order that was placed before guests were refused is answered again under its key', async () => {
    await shop.db.update(business).set({ guestCheckout: true })
    const body = await shop.orderFor(await shop.cartWith({ zebra: 1 }))
    const first = await shop.send(body, 'the-same-key')
    await shop.db.update(business).set({ guestCheckout: false })
    const again = await shop.send(body, 'the-same-key')
    expect([first.status, again.payload.id]).toEqual([201, first.payload.id])
  })

  test('the business’s setting for it reaches the storefront', async () => {
    const response = await fetch(`${shop.url}/v1/business`)
    expect(((await response.json()) as { payload: { business: object } }).payload.business).toMatchObject({
      guestCheckout: false
    })
  })
})
