import { expect, it, vi } from 'vitest'
import { $now } from '../../src/client/now.ts'
import { LOUD_AFTER, REMIND_EVERY } from '../../src/staff/orders/rules/remind.ts'
import { $sound } from '../../src/staff/data/sound.ts'
import { openBoard, withStaffShop } from './support/board.tsx'
import { card, isSilent, press, says } from './support/find.ts'
import { atCurb, elisesOrder, samsOrder } from './support/samples.ts'
import { rung } from './support/sound.ts'
import { stream } from './support/stream.ts'

const staff = withStaffShop()
const chime = [659, 880]

/** Opens the board on a device whose chime was switched on, after a touch, which browsers ask for. */
async function openLoud() {
  $sound.set('on')
  const page = await openBoard()
  dispatchEvent(new Event('pointerdown'))
  stream().open()
  return page
}

it('the board asks once about the chime, which plays as soon as it is wanted', async () => {
  $sound.set(undefined)
  const page = await openBoard()
  await says(page, 'Play a sound for new orders?')
  await press(page, 'Play a sound')
  await isSilent(page, 'Play a sound')
  expect(rung).toEqual(chime)
  expect(localStorage.getItem('storefront.staff.sound')).toBe('on')
})

it('who wants no chime is not asked again, and hears none', async () => {
  $sound.set(undefined)
  const page = await openBoard()
  await press(page, 'No sound')
  await isSilent(page, 'Play a sound')
  expect(localStorage.getItem('storefront.staff.sound')).toBe('off')
  staff.shop.orders = [elisesOrder]
  stream().tell({ type: 'orders' })
  await vi.waitFor(() => card(page, elisesOrder))
  expect(rung).toEqual([])
})

it('the chime plays for a new order, once, and not for those that were there', async () => {
  staff.shop.orders = [samsOrder]
  const page = await openLoud()
  expect(rung).toEqual([])
  staff.shop.orders = [samsOrder, elisesOrder]
  stream().tell({ type: 'orders' })
  await vi.waitFor(() => card(page, elisesOrder))
  expect(rung).toEqual(chime)
  staff.shop.orders = [samsOrder, { ...elisesOrder, status: 'confirmed' }]
  stream().tell({ type: 'orders' })
  await vi.waitFor(() => expect(page.all('[data-column=confirmed] article')).toHaveLength(1))
  expect(rung).toEqual(chime)
})

it('the chime plays when a customer arrives at the curb', async () => {
  staff.shop.orders = [{ ...samsOrder, status: 'ready', method: 'curbside' }]
  const page = await openLoud()
  staff.shop.orders = [{ ...samsOrder, status: 'ready', method: 'curbside', curbside: atCurb(0) }]
  stream().tell({ type: 'orders' })
  await says(page, 'Here just now')
  expect(rung).toEqual(chime)
})

it('the chime is muted in the bar and in the menu', async () => {
  const page = await openLoud()
  await press(page, 'Sound on')
  await vi.waitFor(() => expect(page.named('Sound off').getAttribute('aria-pressed')).toBe('false'))
  staff.shop.orders = [elisesOrder]
  stream().tell({ type: 'orders' })
  await vi.waitFor(() => card(page, elisesOrder))
  expect(rung).toEqual([])
  await press(page, 'Menu of Mira Roy')
  const row = await vi.waitFor(() => page.all('dialog button').find(one => one.textContent === 'Sound off'))
  row?.click()
  await vi.waitFor(() => expect(page.named('Sound on').getAttribute('aria-pressed')).toBe('true'))
  expect(rung).toEqual(chime)
})

it('the chime reminds of a new order gently, then louder and three times', async () => {
  staff.shop.orders = [{ ...samsOrder, status: 'placed', placedAt: new Date(Date.now()).toISOString() }]
  await openLoud()
  expect(rung).toEqual([])
  $now.set(Date.now() + REMIND_EVERY * 60_000)
  expect(rung).toEqual(chime)
  $now.set(Date.now() + LOUD_AFTER * 60_000)
  expect(rung).toEqual([...chime, ...chime, ...chime, ...chime])
})
