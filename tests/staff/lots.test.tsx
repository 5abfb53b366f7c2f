import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readLots, setLot, type SizeLots, type StaffLot } from '../../src/contract/staff/staff-lots.ts'
import type { Rendered } from '../screens/support/render.tsx'
import { Refusal } from './support/api.ts'
import { openBoard, withStaffShop } from './support/board.tsx'
import { choose, dialog, field, fill, press, says, select } from './support/find.ts'

const staff = withStaffShop()
const known: StaffLot = {
  number: 'A-1',
  left: 8,
  packagedOn: '2026-10-12',
  thc: { min: 22.4, max: 22.4, unit: '%' },
  cbd: null,
  coa: 'https://lab.example/a-1.pdf'
}
let size: SizeLots

beforeEach(() => {
  size = { variant: 'v1', stock: 12, available: true, lots: [known] }
  staff.api.on(readLots, () => size)
  staff.api.on(setLot, ({ body: { number, left, packagedOn, thc, cbd, coa, was } }) => {
    const others = size.lots.filter(lot => lot.number !== number)
    const lot = { number, left, packagedOn, thc, cbd, coa }
    size = { ...size, stock: size.stock + left - (was ?? 0), lots: left > 0 ? [...others, lot] : others }
    return size
  })
})

const sent = () => staff.api.received(setLot).map(({ body }) => body)

async function openLots(): Promise<Rendered> {
  const page = await openBoard({ tab: 'stock' })
  await press(page, 'Lots of Night Ferry, 3.5 g')
  await says(page, 'Without a lot')
  return page
}

describe('the lots of a size', () => {
  it('have their figures, and say how many pieces have no lot', async () => {
    const page = await openLots()
    const text = dialog(page).textContent
    expect(text).toContain('8\u00a0× lot A-1')
    expect(text).toContain('packaged Oct 12, 2026 · THC 22.4%')
    expect(text).toContain('Stock: 12. Without a lot: 4.')
    expect(dialog(page).querySelector('a')?.href).toBe('https://lab.example/a-1.pdf')
  })

  it('get another one, and the stock follows', async () => {
    const page = await openLots()
    await press(page, 'Add a lot')
    await fill(page, 'Lot number', 'A-2')
    await fill(page, 'Pieces', '5')
    await fill(page, 'Packaged on', '2026-11-02')
    await fill(page, 'THC', '22,5–26')
    await fill(page, 'CBD', '<1')
    await press(page, 'Save the lot')
    await says(page, '5 × lot A-2')
    await says(page, 'Stock: 17')
    expect(sent()).toEqual([
      {
        number: 'A-2',
        left: 5,
        packagedOn: '2026-11-02',
        thc: { min: 22.5, max: 26, unit: '%' },
        cbd: { min: 0, max: 1, unit: '%' },
        coa: null,
        was: null,
        isCounted: false
      }
    ])
    expect(field(page, 'Quantity of Night Ferry, 3.5 g').value).toBe('17')
  })

  it('may take pieces that the stock counts already', async () => {
    const page = await openLots()
    await press(page, 'Add a lot')
    await fill(page, 'Lot number', 'A-2')
    await fill(page, 'Pieces', '4')
    await choose(page, 'The stock already counts these pieces (4 have no lot)')
    await select(page, 'Unit of THC and CBD', 'mg')
    await fill(page, 'THC', '10')
    await press(page, 'Save the lot')
    await vi.waitFor(() =>
      expect(sent()).toMatchObject([{ left: 4, isCounted: true, thc: { min: 10, max: 10, unit: 'mg' } }])
    )
  })

  it('are corrected from the number that was shown, and end', async () => {
    const page = await openLots()
    await press(page, 'Change lot A-1')
    await fill(page, 'Pieces', '6')
    await press(page, 'Save the lot')
    await says(page, '6 × lot A-1')
    await press(page, 'Change lot A-1')
    await press(page, 'End the lot, 6 off the stock')
    await says(page, 'No lots yet.')
    const { left: _left, ...facts } = known
    expect(sent()).toEqual([
      { ...facts, left: 6, was: 8, isCounted: false },
      { ...facts, left: 0, was: 6, isCounted: false }
    ])
  })

  it('are back when one isn’t changed after all', async () => {
    const page = await openLots()
    await press(page, 'Change lot A-1')
    await says(page, 'Save the lot')
    await press(page, 'Close')
    await says(page, 'Stock: 12. Without a lot: 4.')
    expect(sent()).toEqual([])
  })

  it('have a sentence at each field that can’t be used, and keep the typed text', async () => {
    const page = await openLots()
    await press(page, 'Add a lot')
    await fill(page, 'Pieces', 'a few')
    await fill(page, 'Packaged on', '12/10/2026')
    await fill(page, 'THC', 'strong')
    await fill(page, 'Certificate of analysis', 'lab.example')
    await press(page, 'Save the lot')
    for (const sentence of [
      'Please fill this in.',
      'Enter a whole number of pieces.',
      'Enter a day up to today, such as 2026-10-12.',
      'Enter a figure such as 22.4, or a range such as 22-26.',
      'Enter an address that begins with https://.'
    ])
      await says(page, sentence)
    expect(field(page, 'THC').value).toBe('strong')
    expect(sent()).toEqual([])
  })

  it.each<[fields: Record<string, 'choice' | 'wrong'>, sentence: string]>([
    [{ number: 'choice' }, 'This lot is already in the list: change it there.'],
    [{ left: 'wrong' }, 'The stock doesn’t have that many pieces without a lot.']
  ])('have a sentence for each refusal of the server: %o', async (fields, sentence) => {
    staff.api.on(setLot, () => {
      throw new Refusal(422, 'Invalid', fields)
    })
    const page = await openLots()
    await press(page, 'Add a lot')
    await fill(page, 'Lot number', 'A-1')
    await fill(page, 'Pieces', '4')
    await press(page, 'Save the lot')
    await says(page, sentence)
  })
})
