import { expect, test } from 'vitest'
import { attempts } from '../../../src/server/db/schema.ts'
import { clientHashes } from '../../../src/server/ordering/orders/place/client-hashes.ts'
import { countTries } from '../../../src/server/rate-limit/count-try.ts'
import { shoppingLimits } from '../../../src/server/rate-limit/shopping-limits.ts'
import { setOrderEmail } from '../../../src/contract/order/order.ts'
import { peopleOf } from '../support/people.ts'
import { ada, openShop } from '../support/shop.ts'

const shop = await openShop(undefined, { proxies: 1, limits: shoppingLimits })
const { mailsTo } = peopleOf(shop)

test('corrections of orders do not flood an address: the thirteenth in an hour is refused', async () => {
  const email = 'victim@mail.example'
  const correct = async (at: number) => {
    const customer = { ...ada, email: `n${at}@mail.example`, phone: `+1 416 555 ${1000 + at}` }
    const body = await shop.orderFor(await shop.cartWith({ grinder: 1 }), { customer })
    const { payload } = await shop.send(body, undefined, {}, { 'X-Forwarded-For': `203.0.113.${at}` })
    return shop.to(setOrderEmail, { params: { order: payload.id }, body: { email } })
  }
  await shop.setListing('grinder', { stock: 500 })
  for (let at = 1; at <= 12; at += 1) expect((await correct(at)).status).toBe(200)
  const { status, failure, headers } = await correct(13)
  expect([status, failure.code, headers.get('retry-after')]).toEqual([429, 'rate_limited', '3600'])
  expect(await mailsTo(email)).toHaveLength(12)
})

test('corrections count among the letters of who asks for them, and leave other clients theirs', async () => {
  await shop.db.delete(attempts)
  const { orderEmailsFrom } = shoppingLimits
  const place = async (at: number) => {
    const customer = { ...ada, email: `k${at}@mail.example`, phone: `+1 416 555 ${2000 + at}` }
    const body = await shop.orderFor(await shop.cartWith({ grinder: 1 }), { customer })
    return (await shop.send(body, undefined, {}, { 'X-Forwarded-For': '203.0.113.99' })).payload.id
  }
  const correct = async (order: string, from: string) => {
    const headers = { 'X-Forwarded-For': from }
    const body = { email: `stranger-${from}@mail.example` }
    return (await shop.to(setOrderEmail, { params: { order }, body, headers })).status
  }
  const { client } = clientHashes('203.0.113.50')
  await countTries(shop.db, orderEmailsFrom, Array<string>(orderEmailsFrom.most).fill(client), shop.time.now)
  const id = await place(1)
  expect([await correct(id, '203.0.113.50'), await correct(id, '203.0.113.51')]).toEqual([429, 200])
})

test('an account’s own letters are not used up by strangers who order in its name', async () => {
  await shop.db.delete(attempts)
  const people = peopleOf(shop)
  const { email } = await people.settle()
  const session = await people.enter(email)
  const { orderEmailsTo } = shoppingLimits
  await countTries(shop.db, orderEmailsTo, Array<string>(orderEmailsTo.most).fill(email), shop.time.now)
  const before = (await mailsTo(email)).length
  const send = async (headers: Record<string, string>) =>
    shop.send(
      await shop.orderFor(await shop.cartWith({ grinder: 1 }), { customer: { ...ada, email } }),
      undefined,
      {},
      headers
    )
  await send({})
  expect((await send(session)).status).toBe(201)
  await expect.poll(async () => (await mailsTo(email)).length).toBe(before + 1)
})
