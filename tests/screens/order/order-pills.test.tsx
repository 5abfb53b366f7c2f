import { expect, test, describe } from 'vitest'
import { FloatingOrderPill } from '../../../src/components/order-pill.tsx'
import { navigate } from '../../../src/routing/location.ts'
import { $underWay } from '../../../src/stores/order/under-way.ts'
import { render } from '../support/render.tsx'
import { order } from '../support/samples.ts'
import { inQueenWest } from '../support/shop.ts'

describe('orders under way', () => {
  inQueenWest()

  test('each has a way to it in the menu', () => {
    navigate('/queen-west')
    $underWay.set([{ ...order, id: 'o2', number: 'QW-1002' }, order])
    const ways = render(<FloatingOrderPill />).all('a')
    expect(ways.map(way => way.getAttribute('href'))).toEqual(['#/queen-west/orders/o2', '#/queen-west/orders/o1'])
    expect(ways.map(way => /QW-\d+/.exec(way.textContent ?? '')?.[0])).toEqual(['QW-1002', 'QW-1001'])
  })
})
