import { expect, it, vi } from 'vitest'
import { setExtraTime } from '../../../src/contract/staff/extra-time.ts'
import { countMissed } from '../../../src/staff/orders/rules/missed.ts'
import { structureViolations } from '../../screens/support/axe.ts'
import { openBoard, withStaffShop } from '../support/board.tsx'
import { choose, dialog, isClosed, isSilent, press, says } from '../support/find.ts'
import { elisesOrder, inMinutes, NOW, slotIn } from '../support/samples.ts'

const staff = withStaffShop()
const sent = () => staff.api.received(setExtraTime).map(({ body }) => body)
const late = (id: string) => ({ ...elisesOrder, id, number: id, status: 'preparing' as const, slot: slotIn(-60) })

it('counts the orders whose promise is over, without ready ones and those on their way', () => {
  const { promised: _, ...order } = late('a')
  const orders = [
    order,
    { ...order, promised: { from: inMinutes(-60), to: inMinutes(5) } },
    { ...order, hold: { reason: 'contact' as const, until: inMinutes(60) } },
    { ...order, status: 'ready' as const },
    { ...order, method: 'delivery' as const, status: 'out_for_delivery' as const },
    { ...order, slot: slotIn(10) }
  ]
  expect(countMissed(orders, NOW)).toBe(1)
})

it('the board proposes more time once three orders are late, adds it with one press, and takes it back', async () => {
  staff.shop.orders = ['A-1', 'A-2'].map(late)
  const two = await openBoard()
  await vi.waitFor(() => expect(two.all('article')).toHaveLength(2))
  expect(two.text()).not.toContain('Add 10 minutes')
  two.unmount()
  staff.shop.orders = ['A-1', 'A-2', 'A-3'].map(late)
  const page = await openBoard()
  await says(page, '3 orders are late. Add 10 minutes to new orders?')
  expect(await structureViolations(page)).toEqual([])
  await press(page, 'Add 10 minutes')
  await says(page, 'New orders get 10 minutes more until 6:20 pm.')
  await isSilent(page, 'are late')
  await press(page, 'Take back')
  await says(page, '3 orders are late.')
  expect(sent()).toEqual([
    { minutes: 10, during: 60 },
    { minutes: 0, during: 60 }
  ])
})

it('time is added by hand before orders are paused, for as long as chosen', async () => {
  const page = await openBoard()
  await press(page, 'Taking orders')
  await press(page, 'Busy? Add time instead')
  await vi.waitFor(() => expect(dialog(page).textContent).toContain('Busy? Give new orders more time'))
  expect(await structureViolations(page)).toEqual([])
  await choose(page, '+20\u00a0min')
  await choose(page, '2 hours')
  await press(page, 'Add time')
  await isClosed(page)
  await says(page, 'New orders get 20 minutes more until 7:20 pm.')
  expect(sent()).toEqual([{ minutes: 20, during: 120 }])
})

it('added time ends by the clock', async () => {
  staff.shop.extra = { minutes: 30, until: inMinutes(5) }
  const page = await openBoard()
  await says(page, 'New orders get 30 minutes more')
  vi.advanceTimersByTime(6 * 60_000)
  await isSilent(page, 'minutes more')
})
