import { describe, expect, test } from 'vitest'
import { type Cart, readCart, setLine } from '../../../src/contract/cart/cart.ts'
import { setLineNote } from '../../../src/contract/cart/line-note.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()

describe('a line in place of another', () => {
  const replace = async (cart: Cart, by: string, quantity: number, instead: string) =>
    shop.to(setLine, {
      params: { cart: cart.id, variant: await shop.sizeOf(by) },
      body: { version: cart.version, quantity, instead: await shop.sizeOf(instead) }
    })

  test('keeps its place, its note and one version', async () => {
    const cart = await shop.cartWith({ zebra: 2, grinder: 1 })
    const variant = await shop.sizeOf('zebra')
    const body = { version: cart.version, note: 'in a bag' }
    const noted = (await shop.to(setLineNote, { params: { cart: cart.id, variant }, body })).payload
    const { payload } = await replace(noted, 'mango', 3, 'zebra')
    expect(payload.version).toBe(noted.version + 1)
    expect(payload.lines).toMatchObject([
      { id: cart.lines[0]?.id, productSlug: 'mango', quantity: 3, note: 'in a bag' },
      { productSlug: 'grinder' }
    ])
  })

  test('joins the line of that variant, whose own note wins', async () => {
    const cart = await shop.cartWith({ zebra: 2, mango: 1 })
    const variant = await shop.sizeOf('mango')
    const body = { version: cart.version, note: 'the green one' }
    const noted = (await shop.to(setLineNote, { params: { cart: cart.id, variant }, body })).payload
    const { payload } = await replace(noted, 'mango', 3, 'zebra')
    expect(payload.lines).toMatchObject([{ productSlug: 'mango', quantity: 3, note: 'the green one' }])
  })

  test('is measured by the purchase limit without it, and changes nothing when it is refused', async () => {
    const cart = await shop.cartWith({ shatter: 7 })
    expect(cart.equivalent).toBe(28)
    const { payload } = await replace(cart, 'zebra', 2, 'shatter')
    expect(payload.lines).toMatchObject([{ productSlug: 'zebra', quantity: 2 }])
    const { failure } = await replace(payload, 'shatter', 8, 'zebra')
    expect(failure).toMatchObject({ code: 'limit_exceeded', payload: { version: payload.version } })
    expect((await replace(payload, 'two-left', 3, 'zebra')).failure.code).toBe('sold_out')
    const { payload: after } = await shop.to(readCart, { params: { cart: cart.id } })
    expect(after.lines).toMatchObject([{ productSlug: 'zebra', quantity: 2 }])
  })
})
