import { expect, it, vi } from 'vitest'
import { openBoard, withStaffShop } from '../support/board.tsx'
import { press } from '../support/find.ts'
import { samsOrder, elisesOrder } from '../support/samples.ts'

const staff = withStaffShop()

/** The sheet that goes to the printer: its text, once it is printed. */
async function sheet(page: Awaited<ReturnType<typeof openBoard>>): Promise<string> {
  await vi.waitFor(() => expect(print).toHaveBeenCalledOnce())
  const title = page.all('h1').find(one => one.textContent?.startsWith('Pick list'))
  return (title?.parentElement?.textContent ?? '').replaceAll(/\s+/g, ' ')
}

it('an order’s pick list has its items, notes and code, a box to tick, and neither phone number nor address', async () => {
  const lines = elisesOrder.lines.map(line => ({ ...line, note: 'The older jar', ifMissing: 'similar' as const }))
  staff.shop.orders = [{ ...elisesOrder, notes: 'Please ring twice', lines }, samsOrder]
  const page = await openBoard()
  await press(page, 'Print pick list: QW-1001')
  const text = await sheet(page)
  const parts = [
    'Pick list · Queen West',
    'Printed 5:20 pm',
    'QW-1001 · Élise Tremblay',
    '6:00 – 6:15 pm · Pickup · Code K7P4',
    '☐2 ×Night Ferry, 3.5 g · Cold Harbour',
    'If missing: something alike, up to the price',
    'Note: The older jar',
    'Note: Please ring twice'
  ]
  for (const part of parts) expect(text).toContain(part)
  for (const part of ['416', '555', 'elise@example.com', 'Sam']) expect(text).not.toContain(part)
})

it('an order’s pick list names the lots to pick, with their packaging dates, and so does its card', async () => {
  const lots = [
    { number: 'A-1204', packagedOn: '2026-10-12', quantity: 1 },
    { number: 'B-7', quantity: 1 }
  ]
  staff.shop.orders = [{ ...elisesOrder, lines: elisesOrder.lines.map(line => ({ ...line, lots })) }]
  const page = await openBoard()
  expect(page.text()).toContain('1 × lot A-1204, packaged Oct 12, 2026')
  await press(page, 'Print pick list: QW-1001')
  const text = await sheet(page)
  expect(text).toContain('1 × lot A-1204, packaged Oct 12, 2026')
  expect(text).toContain('1 × lot B-7')
})

it('a column’s pick list has all its orders, in the column’s order', async () => {
  staff.shop.orders = [samsOrder, elisesOrder, { ...samsOrder, id: 'o3', number: 'QW-1003', status: 'confirmed' }]
  const page = await openBoard()
  await press(page, 'Print pick list: New')
  expect((await sheet(page)).match(/QW-\d+/g)).toEqual(['QW-1001', 'QW-1002'])
})

it('the sheet is gone once it is printed', async () => {
  staff.shop.orders = [elisesOrder]
  const page = await openBoard()
  await press(page, 'Print pick list: QW-1001')
  await sheet(page)
  dispatchEvent(new Event('afterprint'))
  await vi.waitFor(() => expect(page.all('h1')).toHaveLength(1))
})
