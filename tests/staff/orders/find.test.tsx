import { describe, expect, it, vi } from 'vitest'
import { findStaffOrder } from '../../../src/contract/staff/staff-board.ts'
import { openBoard, withStaffShop } from '../support/board.tsx'
import { dialog, isClosed, press, says } from '../support/find.ts'
import { samsOrder, elisesOrder } from '../support/samples.ts'

const staff = withStaffShop()

/** Types with a pause between the keys, in milliseconds: by default as fast as a scanner. Returns the last key, Enter. */
function scan(
  code: string,
  { at = document.body, pause = 10 }: { at?: EventTarget; pause?: number } = {}
): KeyboardEvent {
  const keys = [...code, 'Enter'].map((key, index) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true })
    return Object.defineProperty(event, 'timeStamp', { value: 1000 + index * pause })
  })
  for (const key of keys) at.dispatchEvent(key)
  return keys.at(-1)!
}

const found = (page: Awaited<ReturnType<typeof openBoard>>) => page.all('dialog h3').map(one => one.textContent)

describe('an order is found', () => {
  it('by a scanner wherever the focus is, without pressing the focused button', async () => {
    staff.shop.orders = [elisesOrder, samsOrder]
    const page = await openBoard()
    const button = page.named('Confirm: QW-1002')
    button.focus()
    expect(scan(elisesOrder.pickupCode, { at: button }).defaultPrevented).toBe(true)
    await vi.waitFor(() => expect(found(page)).toEqual(['Élise Tremblay']))
    expect(page.get('#find')).toHaveProperty('value', 'K7P4')
    dialog(page).querySelector<HTMLElement>('[aria-label="Confirm: QW-1001"]')?.click()
    await says(page, 'QW-1001: Confirmed')
  })

  it('by the next code too, while the last one is shown', async () => {
    staff.shop.orders = [elisesOrder, samsOrder]
    const page = await openBoard()
    scan(elisesOrder.pickupCode)
    await vi.waitFor(() => expect(found(page)).toEqual(['Élise Tremblay']))
    scan(samsOrder.pickupCode)
    await vi.waitFor(() => expect(found(page)).toEqual(['Sam Li']))
  })

  it('by “/” and its number in any case, which shows its code', async () => {
    staff.shop.orders = [elisesOrder, samsOrder]
    const page = await openBoard()
    const slash = new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true })
    document.body.dispatchEvent(slash)
    expect(slash.defaultPrevented).toBe(true)
    await vi.waitFor(() => dialog(page))
    page.type('#find', 'qw-1002')
    await vi.waitFor(() => expect(found(page)).toEqual(['Sam Li']))
    expect(dialog(page).textContent).toContain('X3B9')
  })

  it('by its button and a part of a name without accents, and says how many match', async () => {
    staff.shop.orders = [elisesOrder, { ...samsOrder, customer: { ...samsOrder.customer, first_name: 'Elisabeth' } }]
    const page = await openBoard()
    await press(page, 'Find an order')
    await vi.waitFor(() => dialog(page))
    page.type('#find', 'elis')
    await says(page, '2 orders')
    expect(found(page)).toEqual(['Élise Tremblay', 'Elisabeth Li'])
  })

  it('at the API by its exact code where it is not on the board', async () => {
    const old = { ...elisesOrder, id: 'o9', number: 'QW-0009', pickupCode: 'ZZ99', status: 'completed' as const }
    staff.api.on(findStaffOrder, old)
    const page = await openBoard()
    await press(page, 'Find an order')
    page.type('#find', 'zz99')
    await vi.waitFor(() => expect(found(page)).toEqual(['Élise Tremblay']))
    expect(dialog(page).textContent).toContain('Handed over')
    expect(staff.api.received(findStaffOrder).map(({ params }) => params)).toEqual([
      { location: 'queen-west', code: 'zz99' }
    ])
  })
})

describe('a search', () => {
  it('that finds nothing says so', async () => {
    staff.shop.orders = [elisesOrder]
    const page = await openBoard()
    await press(page, 'Find an order')
    page.type('#find', 'no such order')
    await says(page, 'No order matches “no such order”.')
    expect(found(page)).toEqual([])
  })

  it('of three letters asks no API', async () => {
    const page = await openBoard()
    await press(page, 'Find an order')
    page.type('#find', 'zzz')
    await says(page, 'No order matches “zzz”.')
    expect(staff.api.received(findStaffOrder)).toEqual([])
  })

  it('is closed with Escape', async () => {
    const page = await openBoard()
    await press(page, 'Find an order')
    const open = await vi.waitFor(() => dialog(page))
    open.dispatchEvent(new Event('cancel', { cancelable: true }))
    await isClosed(page)
  })
})

describe('keys of a person', () => {
  it('are none of a scanner’s: slow ones, few ones and those in a field open nothing', async () => {
    staff.shop.orders = [elisesOrder]
    const page = await openBoard({ tab: 'stock' })
    scan('K7P')
    scan(elisesOrder.pickupCode, { pause: 100 })
    const field = await vi.waitFor(() => page.get('#search'))
    scan(elisesOrder.pickupCode, { at: field })
    field.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, composed: true }))
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', ctrlKey: true, bubbles: true }))
    await new Promise(done => requestAnimationFrame(done))
    expect(page.all('dialog')).toEqual([])
  })
})
