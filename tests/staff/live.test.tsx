import { describe, expect, it, vi } from 'vitest'
import { readStaffOrders, setOrderStatus } from '../../src/contract/staff/staff-board.ts'
import { readStaffStores } from '../../src/contract/staff/staff-stores.ts'
import { drawBoard, openBoard, stopTimeouts, withStaffShop } from './support/board.tsx'
import { card, isSilent, press, says, select } from './support/find.ts'
import { elisesOrder, inMinutes, kensington, mira, samsOrder } from './support/samples.ts'
import { storesOf } from './support/shop.ts'
import { draftChannel, stream } from './support/stream.ts'
import { $member } from '../../src/staff/data/session.ts'
import { $token } from '../../src/staff/data/token.ts'

const staff = withStaffShop()
const reads = () => staff.api.received(readStaffOrders).length
const isListed = (page: Awaited<ReturnType<typeof openBoard>>, order: { id: string }) =>
  vi.waitFor(() => card(page, order))

describe('the board', () => {
  it('shows placeholders while it loads, and then the columns, empty ones too', async () => {
    const release = staff.api.hold(readStaffOrders)
    $token.set('staff')
    const page = drawBoard()
    await vi.waitFor(() => expect(page.get('[aria-busy]').textContent).toBe('Loading'))
    release()
    await vi.waitFor(() => expect(page.all('[data-column]')).toHaveLength(4))
    expect(page.all('[aria-busy]')).toEqual([])
    expect(page.all('[data-column] h2').map(one => one.textContent)).toEqual([
      'New 0',
      'Confirmed 0',
      'Preparing 0',
      'Ready or on the way 0'
    ])
    expect(page.all('[data-column] p').map(one => one.textContent)).toEqual(['None', 'None', 'None', 'None'])
  })

  it('that can’t be loaded says so, and is loaded with another try', async () => {
    staff.api.refuse(readStaffStores, 503)
    $token.set('staff')
    const page = drawBoard()
    await says(page, 'The orders couldn’t be loaded')
    staff.api.on(readStaffStores, storesOf(staff.shop))
    await press(page, 'Try again')
    await vi.waitFor(() => page.get('[data-column=placed]'))
  })

  it('that can’t be loaded requests no orders, and loads automatically once the network is back', async () => {
    stopTimeouts()
    staff.shop.orders = [elisesOrder]
    staff.api.network.isDown = true
    $token.set('staff')
    $member.set(mira)
    const page = drawBoard()
    await says(page, 'The orders couldn’t be loaded')
    staff.api.network.isDown = false
    vi.advanceTimersByTime(30_000)
    expect(reads()).toBe(0)
    dispatchEvent(new Event('online'))
    await isListed(page, elisesOrder)
  })

  it('that is opened without a network loads automatically once it is back', async () => {
    staff.api.network.isDown = true
    $token.set('staff')
    const page = drawBoard()
    await says(page, 'That didn’t work. Please try again.')
    staff.api.network.isDown = false
    dispatchEvent(new Event('online'))
    await vi.waitFor(() => page.get('[data-column=placed]'))
  })

  it('whose orders can’t be loaded offers another try in their place', async () => {
    staff.api.refuse(readStaffOrders, 403, 'You don’t have permission to do that.')
    $token.set('staff')
    const page = drawBoard()
    await says(page, 'You don’t have permission to do that.')
    staff.api.on(readStaffOrders, { orders: [], channel: 'staff.queen-west' })
    await press(page, 'Try again')
    await vi.waitFor(() => page.get('[data-column=placed]'))
  })

  it('has no orders that have ended, which it says', async () => {
    const page = await openBoard()
    page
      .inputs()
      .find(({ value }) => value === 'ended')
      ?.click()
    await says(page, 'No orders have ended yet')
  })

  it('counts new orders in the title of the tab, and open ones in its own', async () => {
    staff.shop.orders = [elisesOrder, samsOrder, { ...samsOrder, id: 'o3', number: 'QW-1003', status: 'ready' }]
    const page = await openBoard()
    await vi.waitFor(() => expect(document.title).toBe('(2) Orders · Queen West'))
    expect(page.get('#tab-orders').textContent).toBe('Orders3')
    await press(page, 'Confirm: QW-1001')
    await vi.waitFor(() => expect(document.title).toBe('(1) Orders · Queen West'))
    await press(page, 'Confirm: QW-1002')
    await vi.waitFor(() => expect(document.title).toBe('Orders · Queen West'))
  })

  it('moves along its sections with the arrow keys, round the ends', async () => {
    const page = await openBoard()
    const arrow = (key: string) =>
      page.root.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    page.get('#tab-orders').focus()
    for (const [key, tab] of [
      ['ArrowRight', 'stock'],
      ['ArrowLeft', 'orders'],
      ['ArrowLeft', 'kiosks']
    ] as const) {
      arrow(key)
      await vi.waitFor(() => expect(page.get(`#tab-${tab}`).getAttribute('aria-selected')).toBe('true'))
      expect(page.root.activeElement).toBe(page.get(`#tab-${tab}`))
      expect(page.all('[role=tab][tabindex="0"]').map(one => one.id)).toEqual([`tab-${tab}`])
    }
  })
})

/** Resolves once the stream has the channels of a store, and that of the drafts. */
const hears = (...channels: string[]) =>
  vi.waitFor(() => expect(stream().channels.toSorted()).toEqual([...channels, draftChannel].toSorted()))

describe('messages', () => {
  it('of new orders come on the channels of the store alone, and the order is shown', async () => {
    const page = await openBoard()
    await hears('staff.queen-west', 'location.l1')
    stream().open()
    staff.shop.orders = [elisesOrder]
    stream().tell({ type: 'orders' })
    await isListed(page, elisesOrder)
  })

  it('missed while the stream was opening are made up for by reading the orders again', async () => {
    const page = await openBoard()
    staff.shop.orders = [elisesOrder]
    stream().open()
    await isListed(page, elisesOrder)
  })

  it('that were missed are made up for by reading everything again', async () => {
    const page = await openBoard()
    staff.shop.orders = [elisesOrder]
    staff.shop.stores = staff.shop.stores.map(one => ({ ...one, isOpen: false }))
    stream().miss()
    await isListed(page, elisesOrder)
    await says(page, 'This store is not taking orders.')
  })

  it('of one moment cause one read', async () => {
    stopTimeouts()
    await openBoard()
    expect(reads()).toBe(2)
    stream().open()
    for (let count = 0; count < 5; count++) stream().tell({ type: 'orders' })
    vi.advanceTimersByTime(1000)
    expect(reads()).toBe(4)
  })

  it('of a pause are shown by themselves, without another read', async () => {
    const page = await openBoard()
    stream().tell({ type: 'open', isOpen: false, pausedUntil: inMinutes(30) })
    await says(page, 'Orders are paused until 5:50 pm. (30 min left)')
    stream().tell({ type: 'open', isOpen: true, pausedUntil: null })
    await isSilent(page, 'Orders are paused')
    expect(reads()).toBe(2)
  })

  it('come from the store that is chosen, also after a reload', async () => {
    const page = await openBoard()
    const first = stream()
    await select(page, 'Store', kensington.slug)
    await hears('staff.kensington', 'location.l2')
    expect(first.isClosed()).toBe(true)
    await vi.waitFor(() => expect(document.title).toBe('Orders · Kensington'))
    expect(sessionStorage.getItem('storefront.staff.store')).toBe('kensington')
  })
})

describe('without a stream', () => {
  it('the orders are read every ten seconds', async () => {
    const page = await openBoard()
    staff.shop.orders = [elisesOrder]
    vi.advanceTimersByTime(10_000)
    await isListed(page, elisesOrder)
  })

  it('they are read when the page is looked at', async () => {
    const page = await openBoard()
    staff.shop.orders = [elisesOrder]
    document.dispatchEvent(new Event('visibilitychange'))
    await isListed(page, elisesOrder)
  })
})

it('with a stream, orders are read only when it reports a change', async () => {
  stopTimeouts()
  await openBoard()
  stream().open()
  vi.advanceTimersByTime(60_000)
  expect(reads()).toBe(4)
  stream().tell({ type: 'orders' })
  vi.advanceTimersByTime(60_000)
  expect(reads()).toBe(6)
})

describe('without a connection', () => {
  it('the orders stay with the time at which they were read, until it is back', async () => {
    staff.shop.orders = [elisesOrder]
    const page = await openBoard()
    staff.api.network.isDown = true
    vi.advanceTimersByTime(10_000)
    await says(page, 'No connection. Orders as of 5:20 pm; trying again.')
    card(page, elisesOrder)
    staff.api.network.isDown = false
    dispatchEvent(new Event('online'))
    await isSilent(page, 'No connection')
  })

  it('a token that is no longer accepted leads to the sign-in, which says why', async () => {
    const page = await openBoard()
    staff.api.refuse(readStaffOrders, 401)
    stream().tell({ type: 'orders' })
    await says(page, 'Your session has ended. Please sign in again.')
    expect($token.get()).toBe('')
    expect(page.all('[data-column]')).toEqual([])
  })

  it('and so does a press that is refused for it', async () => {
    staff.shop.orders = [elisesOrder]
    const page = await openBoard()
    staff.api.refuse(setOrderStatus, 401)
    staff.api.refuse(readStaffOrders, 401)
    await press(page, 'Confirm: QW-1001')
    await says(page, 'Your session has ended. Please sign in again.')
  })
})
