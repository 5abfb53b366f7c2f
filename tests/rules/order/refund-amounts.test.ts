import { expect, test } from 'vitest'
import { refundAmounts } from '../../../src/rules/order/refund-amounts.ts'

type Refunded = Parameters<typeof refundAmounts>[0]
const refund = { amount: 1000 } as unknown as Refunded['refund']
const listed = (amounts: number[]) => amounts.map(amount => ({ amount })) as unknown as Refunded['refunds']

test.each<[string, Partial<Refunded>, number[]]>([
  ['nothing of an order without a refund', {}, []],
  ['the parts in their order, which may be less than the order', { refunds: listed([300, 250]) }, [300, 250]],
  ['the parts of an order that is refunded whole', { refund, refunds: listed([300, 1700]) }, [300, 1700]],
  ['the whole order where a back end has no list (SPEC C19)', { refund }, [2000]],
  ['the whole order where its list is empty', { refund, refunds: [] }, [2000]]
])('the amounts refunded are %s', (_, order, amounts) => {
  expect(refundAmounts({ refund: null, total: 2000, ...order })).toEqual(amounts)
})
