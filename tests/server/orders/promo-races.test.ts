import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders, promos, promoUses } from '../../../src/server/db/schema.ts'
import { setOrderStatus } from '../../../src/contract/staff/staff-board.ts'
import { openCheckoutShop } from '../support/checkout.ts'
import { by } from '../support/loyalty.ts'
import { ada } from '../support/shop.ts'

const shop = await openCheckoutShop()

const times = <Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

/** Returns another customer each time. */
const shopper = (index: number) => ({
  ...ada,
  email: `shopper.${index}.${randomUUID()}@mail.example`,
  phone: `+1 905 555 ${String(1000 + index)}`
})

const placed = <Answer extends { status: number }>(answers: Answer[]): Answer[] =>
  answers.filter(({ status }) => status === 201)
const useOf = async (code: string) => {
  const [row] = await shop.db.select().from(promos).where(eq(promos.code, code))
  const uses = await shop.db
    .select()
    .from(promoUses)
    .where(eq(promoUses.promoId, row?.id ?? ''))
  return [row?.uses, uses.length]
}

test('of 20 shoppers who simultaneously use a code with 3 uses left, exactly 3 succeed', async () => {
  const bodies = await times(20, async index =>
    shop.orderFor(await shop.cartOf(2, ['THREE']), { customer: shopper(index) })
  )
  const answers = await Promise.all(bodies.map(body => shop.send(body)))
  expect(placed(answers)).toHaveLength(3)
  const refused = answers.filter(({ status }) => status !== 201)
  expect(refused.map(({ failure }) => failure.payload)).toEqual(
    Array(17).fill({ promo: { code: 'THREE', problem: 'used_up', missing: null } })
  )
  expect(await useOf('THREE')).toEqual([3, 3])
})

test('of 10 simultaneous orders by one person with a once-per-person or first-order code, one is placed', async () => {
  for (const [code, problem] of [
    ['ONCE', 'used'],
    ['FIRST', 'first_order']
  ] as const) {
    const customer = shopper(code === 'ONCE' ? 100 : 101)
    const bodies = await times(10, async () => shop.orderFor(await shop.cartOf(2, [code]), { customer }))
    const answers = await Promise.all(bodies.map(body => shop.send(body)))
    expect(placed(answers)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused.map(({ failure }) => failure.payload)).toEqual(
      Array(9).fill({ promo: { code, problem, missing: null } })
    )
    expect(await useOf(code)).toEqual([1, 1])
  }
})

test('the same idempotency key sent 20 times simultaneously makes one order, and all replies are alike', async () => {
  const cart = await shop.cartOf(2, ['FIVE', 'TWO'], 'queen-west', 'delivery')
  const [body, key] = [await shop.orderFor(cart, { total: cart.total }), randomUUID()]
  const before = [await shop.stockOf('bong'), ...(await useOf('FIVE'))]
  const answers = await times(20, () => shop.send(body, key))
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201))
  const [first] = answers
  for (const { payload } of answers) expect(payload).toEqual(first?.payload)
  expect(await shop.db.select().from(orders).where(eq(orders.cartId, cart.id))).toHaveLength(1)
  expect([await shop.stockOf('bong'), ...(await useOf('FIVE'))]).toEqual([(before[0] ?? 0) - 2, 1, 1])
})

test('concurrent orders with codes in either order and cancellations don’t deadlock, and the uses add up', async () => {
  const staff = by('staff')
  const [five, two] = [(await useOf('FIVE'))[0] ?? 0, (await useOf('TWO'))[0] ?? 0]
  const ends = await times(16, async index => {
    const codes = index % 2 === 0 ? ['FIVE', 'TWO'] : ['TWO', 'FIVE']
    const cart = await shop.cartOf(2, codes)
    const answer = await shop.send(await shop.orderFor(cart, { customer: shopper(index) }))
    if (index % 4 > 1) return [answer.status, 'kept']
    const params = { order: answer.payload.id }
    const cancel = () => shop.to(setOrderStatus, { params, body: { status: 'cancelled' }, headers: staff })
    const cancelled = await Promise.all([cancel(), cancel()])
    return [answer.status, ...cancelled.map(({ status }) => status)]
  })
  expect(ends.filter(([, end]) => end === 'kept')).toEqual(Array(8).fill([201, 'kept']))
  expect(ends.filter(([, end]) => end !== 'kept')).toEqual(Array(8).fill([201, 200, 200]))
  expect([(await useOf('FIVE'))[0], (await useOf('TWO'))[0]]).toEqual([five + 8, two + 8])
  expect(shop.logged).toEqual([])
})

test('of simultaneous orders by one person with different spellings of the same email or phone, one is placed', async () => {
  const emails = ['Nora@PÂTÉ.example', 'nora@xn--pt-pia3a.example', '\u202anora@pa\u0302te\u0301.example.\u202c']
  const phones = ['905 555 1300', '(+1) 905/555-1300', '905.555.1300 x 12', '905 555 1300 ext. 13', '001 905 555 1300']
  const spelled = [
    ...emails.map((email, at) => ({ ...shopper(200 + at), email })),
    ...phones.map((phone, at) => ({ ...shopper(300 + at), phone }))
  ]
  for (const customers of [spelled.slice(0, emails.length), spelled.slice(emails.length)]) {
    await shop.db.delete(promoUses)
    const bodies = await Promise.all(
      customers.map(async customer => shop.orderFor(await shop.cartOf(2, ['ONCE']), { customer }))
    )
    const answers = await Promise.all(bodies.map(body => shop.send(body)))
    expect(placed(answers)).toHaveLength(1)
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(customers.length - 1).fill(409)])
  }
})
