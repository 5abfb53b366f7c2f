import { expect, it, vi } from 'vitest'
import { setOpen } from '../../src/contract/staff/staff-board.ts'
import { openBoard, withStaffShop } from './support/board.tsx'
import { choose, dialog, isClosed, isSilent, press, says } from './support/find.ts'
import { inMinutes } from './support/samples.ts'

const staff = withStaffShop()
const sent = () => staff.api.received(setOpen).map(({ body }) => body)

it('a pause asks first: one press does not close the store', async () => {
  const page = await openBoard()
  await press(page, 'Taking orders')
  await says(page, 'Pause orders at Queen West?')
  await says(page, 'Shoppers can’t order until then. Orders already placed stay as they are.')
  await press(page, 'Keep taking orders')
  await isClosed(page)
  expect(sent()).toEqual([])
})

it('a pause stays over every section with its end and the time that is left', async () => {
  const page = await openBoard()
  await press(page, 'Taking orders')
  await choose(page, '30 minutes')
  await press(page, 'Pause orders')
  await says(page, 'Orders are paused until 5:50 pm. (30 min left)')
  expect(sent()).toEqual([{ isOpen: false, pause: '30' }])
  page.named('Not taking orders Take orders')
  for (const tab of ['Stock', 'Hours', 'Kiosks']) {
    await press(page, tab)
    await vi.waitFor(() => expect(page.get('#panel').getAttribute('aria-labelledby')).toBe(`tab-${tab.toLowerCase()}`))
    expect(page.text()).toContain('Orders are paused until 5:50 pm.')
  }
  vi.advanceTimersByTime(20 * 60_000)
  await says(page, '(10 min left)')
})

it('a pause is over with a press', async () => {
  staff.shop.stores = staff.shop.stores.map(one => ({ ...one, isOpen: false, pausedUntil: inMinutes(30) }))
  const page = await openBoard()
  await press(page, 'Take orders')
  await says(page, 'Orders are open.')
  await isSilent(page, 'Orders are paused')
  expect(sent()).toEqual([{ isOpen: true, pause: null }])
  page.named('Taking orders')
})

it.each([
  ['15 minutes', '15', 'Orders are paused until 5:35 pm. (15 min left)'],
  ['1 hour', '60', 'Orders are paused until 6:20 pm. (1 h 00 min left)'],
  ['Until tomorrow', 'tomorrow', /Orders are paused until Sunday, November 22, 9:20 am\. \(16 h 00 min left\)/],
  ['Until I turn it on', null, 'This store is not taking orders.']
])('a pause of %o is sent as %o and says when it ends', async (label, pause, sentence) => {
  const page = await openBoard()
  await press(page, 'Taking orders')
  await choose(page, label)
  await press(page, 'Pause orders')
  await says(page, sentence)
  expect(sent()).toEqual([{ isOpen: false, pause }])
})

it('a store that is paused can be paused for longer, or opened, in the same dialog', async () => {
  staff.shop.stores = staff.shop.stores.map(one => ({ ...one, isOpen: false, pausedUntil: inMinutes(5) }))
  const page = await openBoard()
  await press(page, 'Not taking orders Take orders')
  await choose(page, '1 hour')
  await press(page, 'Pause orders')
  await says(page, 'Orders are paused until 6:20 pm.')
  await press(page, 'Not taking orders Take orders')
  const ways = [...(await vi.waitFor(() => dialog(page))).querySelectorAll('button')]
  ways.find(one => one.textContent === 'Take orders')?.click()
  await isSilent(page, 'Orders are paused until')
  expect(sent().map(({ isOpen }) => isOpen)).toEqual([false, true])
})

it('a pause that the API refuses is none, which is said', async () => {
  staff.api.refuse(setOpen, 503)
  const page = await openBoard()
  await press(page, 'Taking orders')
  await press(page, 'Pause orders')
  await says(page, 'That didn’t work. Please try again.')
  page.named('Taking orders')
})
