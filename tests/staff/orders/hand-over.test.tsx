import { expect, it, vi } from 'vitest'
import { setOrderStatus } from '../../../src/contract/staff/staff-board.ts'
import { openBoard, withStaffShop } from '../support/board.tsx'
import { card, cardText, choose, dialog, isClosed, isIn, press } from '../support/find.ts'
import { elisesOrder } from '../support/samples.ts'

const staff = withStaffShop()
const ready = { ...elisesOrder, status: 'ready' as const }

const text = (element: HTMLElement) => (element.textContent ?? '').replaceAll(/\s+/g, ' ')
const handOver = (element: HTMLElement) =>
  [...element.querySelectorAll('button')].find(one => one.textContent === 'Hand over') as HTMLButtonElement

it('an order is handed over only once identification is checked, which is recorded', async () => {
  staff.shop.orders = [ready]
  const page = await openBoard()
  await press(page, 'Hand over: QW-1001')
  const asked = await vi.waitFor(() => dialog(page))
  expect(text(asked)).toContain('Check identification: 19 or older, born on or before Nov 21, 2007.')
  expect(handOver(asked).disabled).toBe(true)
  handOver(asked).click()
  expect(staff.api.received(setOrderStatus)).toEqual([])
  await choose(page, 'Identification checked')
  await vi.waitFor(() => expect(handOver(asked).disabled).toBe(false))
  handOver(asked).click()
  await isClosed(page)
  await vi.waitFor(() => expect(page.all('article')).toEqual([]))
  expect(staff.api.received(setOrderStatus)).toMatchObject([
    { params: { order: 'o1' }, body: { status: 'completed', ageChecked: true, undo: true } }
  ])
})

it('the check is undone by a second press, and the order can’t be handed over again', async () => {
  staff.shop.orders = [ready]
  const page = await openBoard()
  await press(page, 'Hand over: QW-1001')
  await choose(page, 'Identification checked')
  await vi.waitFor(() => expect(handOver(dialog(page)).disabled).toBe(false))
  await choose(page, 'Identification checked')
  await vi.waitFor(() => expect(handOver(dialog(page)).disabled).toBe(true))
})

it('the card and the dialog show the customer and the amount to collect, and the card then the amount collected', async () => {
  staff.shop.orders = [{ ...ready, total: 15_707 }]
  const page = await openBoard()
  expect(cardText(page, ready)).toContain('Collect $157.07')
  expect(card(page, ready).querySelector('a')?.getAttribute('href')).toBe('tel:4165550134')
  await press(page, 'Hand over: QW-1001')
  const asked = await vi.waitFor(() => dialog(page))
  for (const part of ['Élise Tremblay', 'Code K7P4', 'Collect $157.07']) expect(text(asked)).toContain(part)
  await choose(page, 'Identification checked')
  await vi.waitFor(() => expect(handOver(asked).disabled).toBe(false))
  handOver(asked).click()
  await choose(page, 'Ended')
  await isIn(page, ready, 'ended')
  expect(cardText(page, ready)).toContain('Collected $157.07')
})

it('the date of birth that a customer stated is shown in the hand-over dialog', async () => {
  staff.shop.orders = [{ ...ready, dob: '1988-04-12' }]
  const page = await openBoard()
  await press(page, 'Hand over: QW-1001')
  const asked = await vi.waitFor(() => dialog(page))
  expect(text(asked)).toMatch(/Stated date of birth: .*April 12, 1988/)
})

it('an order paid by card says so with the card, and has nothing to collect', async () => {
  staff.shop.orders = [{ ...ready, tender: 'card', card: { brand: 'Visa', last4: '4242' } }]
  const page = await openBoard()
  expect(cardText(page, ready)).toContain('Paid $67.69')
  expect(cardText(page, ready)).toContain('Visa 4242')
  expect(cardText(page, ready)).not.toContain('Collect')
})
