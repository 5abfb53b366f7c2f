import { expect, test } from 'vitest'
import { shoppingLimits } from '../../../demo/server/modules/rate-limit/shopping-limits.ts'
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
