import { describe, expect, it, vi } from 'vitest'
import { readStaffOrders, setOrderStatus, undoOrderStatus } from '../../../src/contract/staff/staff-board.ts'
import { openBoard, stopTimeouts, withStaffShop } from '../support/board.tsx'
import { card, cardText, dialog, focused, hasFocus, isClosed, isIn, isSilent, press, says } from '../support/find.ts'
import { samsOrder, elisesOrder } from '../support/samples.ts'
import { stream } from '../support/stream.ts'

const staff = withStaffShop()
const sent = () => staff.api.received(setOrderStatus).map(({ params, body }) => ({ order: params['order'], ...body }))
const plain = { reason: null, ageChecked: false, undo: true }

/** Somebody else moves Élise's order, of which the stream tells. */
const moveElsewhere = (status: 'confirmed' | 'cancelled') => {
  staff.shop.orders = staff.shop.orders.map(one => (one.id === elisesOrder.id ? { ...one, status } : one))
  stream().tell({ type: 'orders' })
}

describe('an order', () => {
  it('moves from column to column up to the hand-over, each time with a way back', async () => {
    staff.shop.orders = [elisesOrder]
    const page = await openBoard()
    await press(page, 'Confirm: QW-1001')
    await isIn(page, elisesOrder, 'confirmed')
    await says(page, 'QW-1001: Confirmed')
    await press(page, 'Prepare: QW-1001')
    await isIn(page, elisesOrder, 'preparing')
    await press(page, 'Ready: QW-1001')
    await isIn(page, elisesOrder, 'ready')
    expect(sent()).toEqual(['confirmed', 'preparing', 'ready'].map(status => ({ order: 'o1', status, ...plain })))
    expect(page.all('button').filter(one => one.textContent === 'Undo')).toHaveLength(1)
  })

  it('comes back with Undo, which takes the change back at the API', async () => {
    staff.shop.orders = [elisesOrder]
    const page = await openBoard()
    await press(page, 'Confirm: QW-1001')
    await isIn(page, elisesOrder, 'confirmed')
    await press(page, 'Undo')
    await isIn(page, elisesOrder, 'placed')
    await says(page, 'QW-1001: undone')
    expect(staff.api.received(undoOrderStatus).map(({ params }) => params['order'])).toEqual(['o1'])
    expect(page.text()).not.toContain('QW-1001: Confirmed')
  })

  it('that the API does not let back says so and is read again', async () => {
    staff.shop.orders = [elisesOrder]
    const page = await openBoard()
    await press(page, 'Confirm: QW-1001')
    await isIn(page, elisesOrder, 'confirmed')
    staff.shop.orders = [{ ...elisesOrder, status: 'preparing' }]
    staff.api.refuse(undoOrderStatus, 409, 'It’s too late to undo this change.')
    await press(page, 'Undo')
    await says(page, 'It’s too late to undo this change.')
    await isIn(page, elisesOrder, 'preparing')
  })

  it('goes on its way before it is handed over, where it is delivered', async () => {
    staff.shop.orders = [{ ...elisesOrder, method: 'delivery', status: 'preparing' }]
    const page = await openBoard()
    await press(page, 'On its way: QW-1001')
    await isIn(page, elisesOrder, 'ready')
    expect(sent()).toMatchObject([{ status: 'out_for_delivery' }])
    expect(page.named('Hand over: QW-1001').textContent).toBe('Hand over')
  })

  it('that has changed in the meantime says why it can’t be moved, and is reloaded', async () => {
    staff.shop.orders = [elisesOrder]
    const page = await openBoard()
    staff.api.refuse(setOrderStatus, 409, 'This order has changed meanwhile.')
    staff.shop.orders = [{ ...elisesOrder, status: 'cancelled', cancelReason: 'Other plans' }]
    await press(page, 'Confirm: QW-1001')
    await says(page, 'This order has changed meanwhile.')
    await vi.waitFor(() => expect(page.all(`[data-order="${elisesOrder.id}"]`)).toEqual([]))
  })

  it('that can’t be moved for want of a network stays, which is said', async () => {
    staff.shop.orders = [elisesOrder]
    const page = await openBoard()
    staff.api.network.isDown = true
    await press(page, 'Confirm: QW-1001')
    await says(page, 'That didn’t work. Please try again.')
    await isIn(page, elisesOrder, 'placed')
  })
})

describe('a notice', () => {
  it('is shown for five seconds, with its way back, or until it is closed', async () => {
    stopTimeouts()
    staff.shop.orders = [elisesOrder, samsOrder]
    const page = await openBoard()
    await press(page, 'Confirm: QW-1001')
    await says(page, 'QW-1001: Confirmed')
    vi.advanceTimersByTime(4000)
    expect(page.text()).toContain('QW-1001: Confirmed')
    vi.advanceTimersByTime(1000)
    await isSilent(page, 'QW-1001: Confirmed')
    expect(page.text()).not.toContain('Undo')
    await press(page, 'Confirm: QW-1002')
    await says(page, 'QW-1002: Confirmed')
    await press(page, 'Close')
    await isSilent(page, 'QW-1002: Confirmed')
    await isIn(page, samsOrder, 'confirmed')
  })
})

describe('new orders', () => {
  it('are all confirmed with one press, except those on hold, and undone with another', async () => {
    const held = {
      ...elisesOrder,
      id: 'o3',
      number: 'QW-1003',
      hold: { reason: 'store' as const, until: elisesOrder.slot.start }
    }
    staff.shop.orders = [elisesOrder, samsOrder, held]
    const page = await openBoard()
    await press(page, 'Confirm all 2')
    await says(page, '2 orders confirmed')
    await isIn(page, samsOrder, 'confirmed')
    await isIn(page, held, 'placed')
    await press(page, 'Undo')
    await says(page, '2 changes undone')
    await isIn(page, elisesOrder, 'placed')
    await isIn(page, samsOrder, 'placed')
  })

  it('have no such button where there is only one', async () => {
    staff.shop.orders = [elisesOrder]
    const page = await openBoard()
    expect(page.text()).not.toContain('Confirm all')
  })
})

describe('cancelling an order', () => {
  it('asks first, and keeps it with the main button', async () => {
    staff.shop.orders = [elisesOrder]
    const page = await openBoard()
    await press(page, 'Cancel: QW-1001')
    await says(page, 'Cancel QW-1001?')
    await press(page, 'Keep order')
    await isClosed(page)
    expect(sent()).toEqual([])
    await hasFocus(page, 'Cancel: QW-1001')
  })

  it('sends the reason, and shows it with the order that ended', async () => {
    staff.shop.orders = [elisesOrder]
    const page = await openBoard()
    await press(page, 'Cancel: QW-1001')
    page.type('#reason', ' The till is down ')
    await press(page, 'Cancel order')
    await vi.waitFor(() =>
      expect(sent()).toEqual([{ order: 'o1', ...plain, status: 'cancelled', reason: 'The till is down' }])
    )
    await vi.waitFor(() => expect(page.text()).toContain('Active (0)'))
    page
      .inputs()
      .find(({ value }) => value === 'ended')
      ?.click()
    await isIn(page, elisesOrder, 'ended')
    expect(cardText(page, elisesOrder)).toContain('Cancelled · The till is down')
    expect(cardText(page, elisesOrder)).toContain('$67.69 not collected')
  })
})

describe('the focus', () => {
  it('goes with the order from column to column', async () => {
    staff.shop.orders = [elisesOrder, samsOrder]
    const page = await openBoard()
    await press(page, 'Confirm: QW-1001')
    await hasFocus(page, 'Prepare: QW-1001')
    await press(page, 'Prepare: QW-1001')
    await hasFocus(page, 'Ready: QW-1001')
  })

  it('stays on the button of an order that somebody else moves', async () => {
    staff.shop.orders = [elisesOrder]
    const page = await openBoard()
    stream().open()
    page.named('Cancel: QW-1001').focus()
    moveElsewhere('confirmed')
    await isIn(page, elisesOrder, 'confirmed')
    await hasFocus(page, 'Cancel: QW-1001')
  })

  it('is left where it is when somebody else moves another order', async () => {
    staff.shop.orders = [elisesOrder, samsOrder]
    const page = await openBoard()
    stream().open()
    page.named('Confirm: QW-1002').focus()
    moveElsewhere('confirmed')
    await isIn(page, elisesOrder, 'confirmed')
    await hasFocus(page, 'Confirm: QW-1002')
  })

  it('stays in an open dialog when the order behind it moves', async () => {
    staff.shop.orders = [elisesOrder]
    const page = await openBoard()
    stream().open()
    await press(page, 'Cancel: QW-1001')
    await vi.waitFor(() => dialog(page))
    page.get('#reason').focus()
    moveElsewhere('confirmed')
    await isIn(page, elisesOrder, 'confirmed')
    expect(page.root.activeElement).toBe(page.get('#reason'))
  })
})

describe('a reply that was asked for before an order moved', () => {
  it('does not move it back', async () => {
    staff.shop.orders = [elisesOrder]
    const page = await openBoard()
    const release = staff.api.hold(readStaffOrders)
    const asked = staff.api.received(readStaffOrders).length
    dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(staff.api.received(readStaffOrders).length).toBe(asked + 2))
    await press(page, 'Confirm: QW-1001')
    await isIn(page, elisesOrder, 'confirmed')
    const columns = new Set<string | undefined>()
    const watch = new MutationObserver(() =>
      columns.add(card(page, elisesOrder).closest<HTMLElement>('[data-column]')?.dataset['column'])
    )
    watch.observe(page.root, { childList: true, subtree: true, attributes: true, characterData: true })
    release()
    // The reply that was held is followed by a read of its own, which has the change.
    await vi.waitFor(() => expect(staff.api.received(readStaffOrders).length).toBe(asked + 4))
    await press(page, 'Prepare: QW-1001')
    await isIn(page, elisesOrder, 'preparing')
    watch.disconnect()
    expect(columns).not.toContain('placed')
    expect(focused(page)).not.toBe('Confirm: QW-1001')
    await isSilent(page, 'No connection')
  })
})
