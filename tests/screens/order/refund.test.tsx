import { describe, expect, it } from 'vitest'
import type { Order } from '../../../src/contract/order/order.ts'
import { $locale } from '../../../src/i18n/locale.ts'
import { OrderPage } from '../support/order-page.tsx'
import { paperOf } from '../../../src/screens/order/paper-of.ts'
import { $order } from '../../../src/stores/order/order.ts'
import { render } from '../support/render.tsx'
import { order, queenWest } from '../support/samples.ts'
import { inQueenWest } from '../support/shop.ts'

const open = (changes: Partial<Order> = {}) => {
  $order.set({ state: 'ready', value: { ...order, ...changes } })
  return render(<OrderPage order="o1" />)
}

describe('a refunded order', () => {
  inQueenWest()

  it('shows the amount, destination and reason of the refund, also on the receipt', () => {
    const refund = { at: '2026-11-21T19:00:00-05:00', reason: 'Broken seal' }
    const inStore = open({ status: 'completed', refund })
    expect(inStore.get('h1').textContent).toBe('Your order was refunded')
    expect(inStore.text()).toContain('We’ve refunded $67.69 at the store.')
    expect(inStore.text()).toContain('Reason: Broken seal')
    expect(
      inStore
        .all('dl > div')
        .slice(-2)
        .map(row => row.textContent)
    ).toEqual(['Total$67.69', 'Refunded at the store−$67.69'])
    const byCard = {
      ...order,
      status: 'completed',
      refund,
      tender: 'card',
      card: { brand: 'Visa', last4: '3220' }
    } as const
    const page = open(byCard)
    expect(page.text()).toContain(
      'We’ve refunded $67.69 to Visa ending in 3220. It usually takes 3 to 5 business days to arrive.'
    )
    expect(page.all('dl > div').at(-1)?.textContent).toBe('Refunded to Visa ending in 3220−$67.69')
    expect(paperOf(byCard, queenWest, 'en-CA').lines.at(-1)).toEqual(['Refunded to Visa ending in 3220', '−$67.69'])
    $locale.set('fr-CA')
    expect(open(byCard).text().replace(/\s/g, ' ')).toContain(
      'Nous avons remboursé 67,69 $ sur Visa se terminant par 3220.'
    )
  })

  it('in part names the amount, the item and the reason, and adds up on the receipt', () => {
    const sums = { goods: 900, deposits: 10, taxes: [{ name: 'HST', amount: 2 }], fee: 0, tip: 0, amount: 912 }
    const made = { ...sums, id: 'r1', at: '2026-11-21T19:00:00-05:00', reason: 'Dented' }
    const [line] = order.lines
    const refunds = [{ ...made, lines: [{ line: line!.id, quantity: 1 }] }]
    const changes: Partial<Order> = { status: 'completed', refunds }
    const page = open(changes)
    expect(page.get('h1').textContent).not.toContain('refunded')
    expect(page.text()).toContain('We’ve refunded $9.12 at the store.')
    expect(page.text()).toContain('Reason: Dented')
    expect(page.all('dl > div').at(-1)?.textContent).toBe('Refunded at the store−$9.12')
    expect(page.all('li').filter(item => item.textContent?.includes('1 refunded'))).toHaveLength(1)
    expect(paperOf({ ...order, ...changes }, queenWest, 'en-CA').lines.at(-1)).toEqual([
      'Refunded at the store',
      '−$9.12'
    ])
  })
})
