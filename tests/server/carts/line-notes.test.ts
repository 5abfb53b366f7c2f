import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { orderLines } from '../../../src/server/db/schema.ts'
import { type Cart, readCart } from '../../../src/contract/cart/cart.ts'
import { moveCart } from '../../../src/contract/cart/cart-move.ts'
import { setLineNote } from '../../../src/contract/cart/line-note.ts'
import { readOrder } from '../../../src/contract/order/order.ts'
import { openLivelyShop } from '../support/order-life.ts'

const shop = await openLivelyShop()

const noted = async (cart: Pick<Cart, 'id' | 'version'>, note: string | null, product = 'grinder', headers = {}) =>
  shop.to(setLineNote, {
    params: { cart: cart.id, variant: await shop.sizeOf(product) },
    body: { version: cart.version, note },
    headers
  })

const notesOf = ({ lines }: Pick<Cart, 'lines'>) => lines.map(({ productSlug, note }) => [productSlug, note])

describe('the note of a line', () => {
  test('is none at first, can be set, changed and taken away, and is trimmed', async () => {
    const cart = await shop.cartWith({ grinder: 1, zebra: 1 })
    expect(notesOf(cart)).toEqual([
      ['grinder', null],
      ['zebra', null]
    ])
    const { status, payload } = await noted(cart, '  freshest pack, please ')
    expect([status, payload.version]).toEqual([200, cart.version + 1])
    expect(payload.lines[0]?.note).toBe('freshest pack, please')
    const changed = await noted(payload, 'a green one')
    expect(changed.payload.lines[0]?.note).toBe('a green one')
    expect(notesOf((await noted(changed.payload, null)).payload)).toEqual(notesOf(cart))
  })

  test('has at most 200 characters of plain text, and is otherwise rejected at its field', async () => {
    const cart = await shop.cartWith({ grinder: 1 })
    const fields = async (note: string) => (await noted(cart, note)).failure.fields
    expect(await fields('x'.repeat(201))).toEqual({ note: 'too_long' })
    expect(await fields(' ')).toEqual({ note: 'required' })
    expect(await fields('a\nb')).toEqual({ note: 'unknown' })
    expect((await noted(cart, `${'é'.repeat(199)}☂`)).status).toBe(200)
  })

  test('stays when the line is changed, and goes with it', async () => {
    const cart = (await noted(await shop.cartWith({ grinder: 1 }), 'in its box')).payload
    const more = (await shop.ask(cart, 'grinder', 3)).payload
    expect(more.lines).toMatchObject([{ quantity: 3, note: 'in its box' }])
    const none = (await shop.ask(more, 'grinder', 0)).payload
    expect(notesOf((await shop.ask(none, 'grinder', 1)).payload)).toEqual([['grinder', null]])
  })

  test('of a line that is gone, or of a version that has passed, is refused with the fresh cart', async () => {
    const cart = await shop.cartWith({ grinder: 1 })
    for (const answer of [await noted(cart, 'x', 'zebra'), await noted({ ...cart, version: 0 }, 'x')]) {
      expect([answer.status, answer.failure.code]).toEqual([409, 'stale'])
      expect(answer.failure.payload).toMatchObject({ id: cart.id, version: cart.version, lines: [{ note: null }] })
    }
    expect((await noted({ id: 'none', version: 0 }, 'x')).status).toBe(404)
  })

  test('comes along to another store; where a line of the same has one there, that stays', async () => {
    const move = async (cart: Cart, into: string | null) => {
      const body = { location: 'calgary', version: cart.version, into }
      return (await shop.to(moveCart, { params: { cart: cart.id }, body })).payload
    }
    const from = async (note: string) => (await noted(await shop.cartWith({ zebra: 1 }), note, 'zebra')).payload
    const there = await move(await from('ripe'), null)
    expect(notesOf(there)).toEqual([['zebra', 'ripe']])
    expect(notesOf(await move(await from('greener'), there.id))).toEqual([['zebra', 'ripe']])
    const bare = await shop.cartWith({ zebra: 1 }, 'calgary')
    expect(notesOf(await move(await from('greener'), bare.id))).toEqual([['zebra', 'greener']])
  })

  test('comes along when the carts of a person are joined', async () => {
    const { headers } = await shop.makePerson(0)
    const own = await shop.cartOf(headers, { grinder: 1, gummies: 1 })
    const mine = (await noted(own, 'of mine', 'grinder', headers)).payload
    const withNotes = (await noted(mine, 'soft ones', 'gummies', headers)).payload
    const guests = (await noted(await shop.cartWith({ grinder: 1, mango: 1 }), 'of the guest')).payload
    expect(notesOf(withNotes)).toEqual([
      ['grinder', 'of mine'],
      ['gummies', 'soft ones']
    ])
    expect(notesOf((await shop.claim(guests, headers)).payload.cart)).toEqual([
      ['grinder', 'of the guest'],
      ['mango', null],
      ['gummies', 'soft ones']
    ])
  })

  test('is in the order, for the shopper and for the staff, and in no email, because any address can be typed', async () => {
    const cart = (await noted(await shop.cartWith({ grinder: 2, zebra: 1 }), 'a <b>green</b> one')).payload
    const customer = { first_name: 'Ada', last_name: 'Byron', phone: '+1 416 555 0123', email: 'notes@shop.example' }
    const { payload: order } = await shop.send(await shop.orderFor(cart, { customer }))
    expect(order.lines.map(({ note }) => note)).toEqual(['a <b>green</b> one', null])
    expect((await shop.to(readOrder, { params: { order: order.id } })).payload.lines[0]?.note).toBe(
      'a <b>green</b> one'
    )
    const { payload } = await shop.staffOrders('open')
    expect(payload.orders.find(({ id }) => id === order.id)?.lines[0]?.note).toBe('a <b>green</b> one')
    const [mail] = await shop.mailsTo(customer.email)
    expect(mail?.body).toContain(order.number)
    expect(mail?.body).not.toContain('green')
    expect((await shop.to(readCart, { params: { cart: cart.id } })).status).toBe(404)
  })

  test('is null where none was given', async () => {
    const order = await shop.placed()
    expect(await shop.db.select().from(orderLines).where(eq(orderLines.orderId, order.id))).toMatchObject([
      { note: null }
    ])
  })
})
