import { describe, expect, it, vi } from 'vitest'
import type { Order } from '../../../src/contract/order/order.ts'
import { navigate } from '../../../src/routing/location.ts'
import { OrderPage } from '../support/order-page.tsx'
import { $order } from '../../../src/stores/order/order.ts'
import { render } from '../support/render.tsx'
import { order } from '../support/samples.ts'
import { inQueenWest, requests } from '../support/shop.ts'

const open = (changes: Partial<Order> = {}) => {
  $order.set({ state: 'ready', value: { ...order, ...changes } })
  return render(<OrderPage order="o1" />)
}

describe('the email address of an order', () => {
  inQueenWest()

  it('corrects the email address in place, with a hint at a slip', async () => {
    const page = open({ customer: { ...order.customer, email: 'maya@gmial.com' } })
    expect(page.inputs()).toHaveLength(0)
    page.named('Change the email address').click()
    await vi.waitFor(() => expect(page.get('input[name=email]')).toHaveProperty('value', 'maya@gmial.com'))
    const hint = page.named('Did you mean maya@gmail.com?')
    hint.focus()
    hint.click()
    await vi.waitFor(() => expect(page.get('input[name=email]')).toHaveProperty('value', 'maya@gmail.com'))
    await vi.waitFor(() => expect(page.root.activeElement).toBe(page.get('input[name=email]')))
    page.named('Save').click()
    await vi.waitFor(() => expect(requests.join()).toContain('PUT /v1/orders/o1/email'))
    const other = open()
    other.named('Change the email address').click()
    await vi.waitFor(() => other.named('Keep this address').click())
    await vi.waitFor(() => expect(other.inputs()).toHaveLength(0))
  })

  it('offers no other address once the order has ended, nor at a kiosk', () => {
    expect(open({ status: 'completed' }).text()).not.toContain(order.customer.email)
    navigate('/queen-west/orders/o1?in_store=1')
    const page = open()
    expect(page.text()).toContain(order.customer.email)
    expect(() => page.named('Change the email address')).toThrow('Nothing is named')
    navigate('/queen-west?in_store=0')
  })
})
