import { beforeEach, expect, it, vi } from 'vitest'
import { readSubstitutes, setMissing, type Substitute } from '../../../src/contract/staff/staff-missing.ts'
import type { Locale } from '../../../src/i18n/locale.ts'
import { testStructure } from '../../screens/support/axe.ts'
import { openBoard, withStaffShop } from '../support/board.tsx'
import { choose, dialog, fill, isClosed, press, says, select } from '../support/find.ts'
import { elisesOrder, inMinutes } from '../support/samples.ts'

const staff = withStaffShop()
const [line] = elisesOrder.lines
const bought = { ...line!, quantity: 3, ifMissing: 'similar' as const }
const order = { ...elisesOrder, status: 'preparing' as const, lines: [bought] }
const mud: Substitute = {
  variant: 'v9',
  name: 'Red Mud',
  brand: 'Boréale',
  variantName: '3.5 g',
  picture: null,
  thc: { min: 20, max: 24, unit: '%' },
  price: 3200,
  stock: 4,
  isWithinPrice: true,
  isOverLimit: false
}
const dear: Substitute = { ...mud, variant: 'v10', name: 'Gold Leaf', price: 4900, isWithinPrice: false }
const heavy: Substitute = { ...mud, variant: 'v11', name: 'Big Bag', isOverLimit: true }
const sent = () => staff.api.received(setMissing).map(({ body }) => body)

beforeEach(() => staff.api.on(readSubstitutes, { substitutes: [mud, dear, heavy] }))

/** Opens the report of a missing item of an order. */
async function open(locale: Locale = 'en-CA', changes: Partial<typeof order> = {}) {
  const own = { ...order, ...changes }
  staff.shop.orders = [own]
  staff.api.on(setMissing, own)
  const page = await openBoard({ locale })
  await vi.waitFor(() => expect(page.all('article')).toHaveLength(1))
  await press(page, /^(Missing item|Article manquant)/)
  await vi.waitFor(() => dialog(page))
  return page
}

it('reports all pieces of a line by default, which are left out, and says so', async () => {
  const page = await open()
  await says(page, 'Red Mud, 3.5 g')
  await press(page, 'Leave it out')
  await isClosed(page)
  expect(sent()).toEqual([{ of: 3, missing: 3, substitute: null, soldOut: expect.any(Boolean) }])
})

it('puts as many pieces of a substitute in as are missing, and asks first about one that costs more', async () => {
  const page = await open()
  await select(page, 'How many are missing?', '2')
  await choose(page, 'Gold Leaf, 3.5 g')
  await says(page, 'Ask the customer')
  await choose(page, 'Red Mud, 3.5 g')
  await press(page, 'Replace it')
  expect(sent()).toEqual([
    { of: 3, missing: 2, substitute: { variant: 'v9', quantity: 2 }, soldOut: expect.any(Boolean) }
  ])
})

it('doesn’t offer what would exceed the purchase limit', async () => {
  const page = await open()
  await says(page, 'Big Bag')
  expect(page.get('input[value=v11]').matches(':disabled')).toBe(true)
})

it('finds any other product by words or a scan', async () => {
  const page = await open()
  await says(page, 'Red Mud')
  await fill(page, 'Another product: name, or scan its code', '0062')
  await vi.waitFor(() => expect(staff.api.received(readSubstitutes).at(-1)?.query).toMatchObject({ q: '0062' }))
})

it('has nothing to report while the customer is asked about the only line', async () => {
  const question = { id: 'q', line: bought.id, missing: 1, until: inMinutes(10), takenTotal: 0, leftTotal: 0 }
  const page = await open('en-CA', { questions: [{ ...question, substitute: null }] })
  await vi.waitFor(() => expect(page.all('dialog select')).toEqual([]))
})

testStructure({
  'the report of a missing item': async locale => {
    const page = await open(locale)
    await says(page, 'Red Mud')
    return page
  },
  'the report of a missing item whose substitutes can’t be read': async locale => {
    staff.api.refuse(readSubstitutes, 503)
    const page = await open(locale)
    await vi.waitFor(() => page.get('dialog [role=alert]'))
    return page
  }
})
