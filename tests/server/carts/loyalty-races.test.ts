import { expect, test } from 'vitest'
import { openRewardingShop } from '../support/loyalty.ts'

const shop = await openRewardingShop()
await shop.setListing('grinder', { stock: 5000 })

test('of two simultaneous orders that use the same points, one succeeds', async () => {
  for (let round = 0; round < 5; round++) {
    const { headers, id } = await shop.makePerson(100)
    const bodies = await Promise.all(
      [1, 2].map(async () => {
        const { payload } = await shop.points(await shop.cartOf(headers, { grinder: 1 }), headers, 100)
        return shop.orderFor(payload)
      })
    )
    const answers = await Promise.all(bodies.map(body => shop.send(body, undefined, {}, headers)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.failure).toMatchObject({ code: 'stale', payload: { orderLoyalty: { pointsRedeemed: 0 } } })
    expect(await shop.balanceOf(id)).toEqual([0, 0])
  }
})
