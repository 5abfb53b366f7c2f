import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import type { Order } from '../../../../src/contract/order/order.ts'
import { setOrderStatus } from '../../../../src/contract/staff/staff-board.ts'
import { readSubstitutes } from '../../../../src/contract/staff/staff-missing.ts'
import { orderChanges, staffAudit } from '../../../../src/server/db/schema.ts'
import { openCheckoutShop } from '../../support/checkout.ts'
import { by } from '../../support/loyalty.ts'
import { changesIn } from '../../support/order-changes.ts'
import { peopleOf } from '../../support/people.ts'

const shop = await openCheckoutShop()
const doing = changesIn(shop)
const { mailsTo } = peopleOf(shop)
const staff = by('staff')

const to = (order: Pick<Order, 'id'>, status: Order['status']) =>
  shop.to(setOrderStatus, { params: { order: order.id }, body: { status }, headers: staff })

/** Places an order for two bongs of 10.00 and a drink of 10.00, and begins to prepare it. */
async function preparing(choice: 'similar' | 'ask' | 'leave', email = 'ada@shop.example'): Promise<Order> {
  const cart = await doing.choose(await shop.cartWith({ bong: 2, drink: 1 }), choice, 'bong', 'drink')
  const body = await shop.orderFor(cart)
  const { payload: order } = await shop.send({ ...body, customer: { ...body.customer, email } })
  await to(order, 'confirmed')
  await to(order, 'preparing')
  return order
}

/** Waits for a letter, and returns its text. */
const letter = (to: string, subject: string) =>
  vi.waitFor(async () => {
    const found = (await mailsTo(to)).find(mail => mail.subject === subject)
    expect(found).toBeDefined()
    return found!.body
  })

const linesOf = ({ lines }: Pick<Order, 'lines'>) => lines.map(line => [line.productSlug, line.quantity])

describe('“leave it out”', () => {
  test('takes missing pieces out straight away, in the sums, the history and a letter', async () => {
    const order = await preparing('leave', 'out@shop.example')
    const { payload } = await doing.report(order, 'bong', { missing: 1 })
    expect(linesOf(payload)).toEqual([
      ['bong', 1],
      ['drink', 1]
    ])
    expect(payload).toMatchObject({ subtotal: 2000, total: 2260, changes: [{ by: 'staff', before: { total: 3390 } }] })
    const text = await letter('out@shop.example', `Your order ${order.number} was changed`)
    for (const part of ['bong, 3.5 g: 1 instead of 2', 'Your new total is $22.60 instead of $33.90.'])
      expect(text).toContain(part)
  })

  test('cancels the order once nothing is left of it, with the reason', async () => {
    const before = await shop.stockOf('bong')
    const order = await preparing('leave')
    await doing.report(order, 'drink')
    const { payload } = await doing.report(order, 'bong')
    expect(payload).toMatchObject({
      status: 'cancelled',
      cancelReason: 'The store is out of everything in this order.'
    })
    expect(await shop.stockOf('bong')).toBe(before)
  })

  test('asks about a substitute, which the shopper hasn’t wanted', async () => {
    const { payload } = await doing.report(await preparing('leave'), 'bong', { instead: ['grinder', 2] })
    expect(payload.questions).toMatchObject([{ missing: 2, substitute: { productSlug: 'grinder', quantity: 2 } }])
  })
})

describe('“something alike up to my price”', () => {
  test('takes a substitute of the same price straight away, at the new line’s own price', async () => {
    const order = await preparing('similar')
    const { payload } = await doing.report(order, 'drink', { instead: ['gummies', 1] })
    expect(linesOf(payload)).toEqual([
      ['bong', 2],
      ['gummies', 1]
    ])
    expect(payload.subtotal).toBe(2699)
    expect(payload.lines[1]).toMatchObject({ unitPrice: 699, ifMissing: 'similar' })
  })

  test('asks if the substitute is dearer than the missing pieces', async () => {
    const order = await preparing('similar')
    const { payload } = await doing.report(order, 'drink', { instead: ['gummies', 2] })
    expect(payload.questions).toMatchObject([{ takenTotal: 3840, leftTotal: 2260 }])
    expect(payload.total).toBe(order.total)
  })

  test('leaves it out if the store has nothing alike', async () => {
    const { payload } = await doing.report(await preparing('similar'), 'drink')
    expect(linesOf(payload)).toEqual([['bong', 2]])
  })
})

describe('a question', () => {
  test('reserves the substitute, and is answered with yes: it is in the order, at the total that the shopper saw', async () => {
    const [bongs, grinders] = [await shop.stockOf('bong'), await shop.stockOf('grinder')]
    const order = await preparing('ask', 'asked@shop.example')
    await doing.report(order, 'bong', { missing: 1, instead: ['grinder', 1] })
    expect(await shop.stockOf('grinder')).toBe(grinders - 1)
    const [question] = (await doing.read(order)).questions!
    expect(question).toMatchObject({ takenTotal: order.total, leftTotal: 2260 })
    expect(Date.parse(question!.until) - shop.time.now.getTime()).toBe(600_000)
    const text = await letter('asked@shop.example', `A question about your order ${order.number}`)
    for (const part of ['The store is out of 1\u00a0× bong', '1\u00a0× grinder', 'Your total would stay the same'])
      expect(text).toContain(part)
    const { payload } = await doing.answer(order, question!.id, 'take')
    expect(linesOf(payload)).toEqual([
      ['bong', 1],
      ['drink', 1],
      ['grinder', 1]
    ])
    expect(payload).toMatchObject({ total: order.total, changes: [{ by: 'answer' }] })
    expect(payload.questions).toBeUndefined()
    expect([await shop.stockOf('bong'), await shop.stockOf('grinder')]).toEqual([bongs - 1, grinders - 1])
  })

  test('is answered with no: the pieces are left out, and the substitute goes back', async () => {
    const grinders = await shop.stockOf('grinder')
    const order = await preparing('ask')
    const { payload: asked } = await doing.report(order, 'bong', { missing: 1, instead: ['grinder', 1] })
    const { payload } = await doing.answer(order, asked.questions![0]!.id, 'leave')
    expect([linesOf(payload)[0], payload.total]).toEqual([['bong', 1], 2260])
    expect(await shop.stockOf('grinder')).toBe(grinders)
  })

  test('can’t be answered twice: the second answer brings the order as it is', async () => {
    const order = await preparing('ask')
    const { payload: asked } = await doing.report(order, 'bong', { missing: 1 })
    await doing.answer(order, asked.questions![0]!.id, 'leave')
    const again = await doing.answer(order, asked.questions![0]!.id, 'take')
    expect([again.status, again.failure.code]).toEqual([409, 'conflict'])
    expect(again.failure.message).toContain('already been settled')
    expect(again.failure.payload).toMatchObject({ id: order.id, total: 2260 })
  })

  test('keeps an order from being ready until it is answered or withdrawn, which changes nothing', async () => {
    const order = await preparing('ask')
    const { payload: asked } = await doing.report(order, 'bong')
    expect((await to(order, 'ready')).failure.message).toContain('A question to the customer is still open')
    await doing.withdraw(order, asked.questions![0]!.id)
    expect((await to(order, 'ready')).payload).toMatchObject({ status: 'ready', total: order.total })
  })

  test('ends with a cancelled order, and its substitute goes back', async () => {
    const grinders = await shop.stockOf('grinder')
    const order = await preparing('ask')
    await doing.report(order, 'bong', { instead: ['grinder', 2] })
    await to(order, 'cancelled')
    expect((await doing.read(order)).questions).toBeUndefined()
    expect(await shop.stockOf('grinder')).toBe(grinders)
  })
})

describe('a report', () => {
  test('of a line that another device has changed is refused with the order', async () => {
    const order = await preparing('leave')
    await doing.report(order, 'bong', { missing: 1 })
    const late = await doing.report(order, 'bong', { missing: 1 })
    expect([late.status, late.failure.code]).toEqual([409, 'conflict'])
    expect(late.failure.payload).toMatchObject({ id: order.id, subtotal: 2000 })
  })

  test('after preparation, of more pieces than there are, or of itself as a substitute is refused', async () => {
    const order = await preparing('leave')
    expect((await doing.report(order, 'bong', { missing: 3 })).failure.fields).toEqual({ missing: 'number' })
    const same = await doing.report(order, 'bong', { instead: ['bong', 1] })
    expect(same.failure.fields).toEqual({ 'substitute.variant': 'choice' })
    await to(order, 'ready')
    expect((await doing.report(order, 'bong')).status).toBe(409)
  })

  test('says that the shelf is empty, and is in the log of the staff, as is each change', async () => {
    const order = await preparing('leave')
    await doing.report(order, 'bong', { soldOut: true })
    expect(await shop.stockOf('bong')).toBe(0)
    await doing.setStock('bong', 999)
    const log = await shop.db.select().from(staffAudit).where(eq(staffAudit.orderId, order.id))
    expect(log.map(({ action, ok, detail }) => [action, ok, detail])).toContainEqual([
      'order-missing',
      true,
      '2 of 2 missing'
    ])
    const [change] = await shop.db.select().from(orderChanges).where(eq(orderChanges.orderId, order.id))
    expect(change).toMatchObject({ cause: 'staff', memberName: expect.any(String) })
  })

  test('of a substitute that the store has too few of is refused, and nothing has changed', async () => {
    const order = await preparing('similar')
    await doing.setStock('gummies', 0)
    expect((await doing.report(order, 'drink', { instead: ['gummies', 1] })).failure.code).toBe('sold_out')
    await doing.setStock('gummies', 99)
    expect(linesOf(await doing.read(order))).toEqual(linesOf(order))
  })
})

test('substitutes are of the same category, in stock and within the limit, the most alike first; words find any other', async () => {
  const order = await preparing('ask')
  const params = { order: order.id, line: doing.lineOf(order, 'drink').id }
  const { payload } = await shop.to(readSubstitutes, { params, headers: staff })
  const names = payload.substitutes.map(({ name }) => name)
  expect(names).not.toContain('drink')
  expect(names).not.toContain('zebra')
  expect(payload.substitutes.length).toBeGreaterThan(2)
  expect(payload.substitutes.every(({ stock, isOverLimit }) => stock > 0 && !isOverLimit)).toBe(true)
  const { payload: found } = await shop.to(readSubstitutes, { params, query: { q: 'zebra' }, headers: staff })
  expect(found.substitutes.map(({ name, isWithinPrice }) => [name, isWithinPrice])).toEqual([['Zebra', true]])
})
