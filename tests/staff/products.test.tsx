import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readProducts } from '../../src/contract/staff/staff-catalogue.ts'
import { createDraft, editDraft } from '../../src/contract/staff/drafts.ts'
import { reachOf } from '../../src/staff/data/rights.ts'
import { $tabs } from '../../src/staff/shown-tabs.ts'
import type { Rendered } from '../screens/support/render.tsx'
import { openBoard, withStaffShop } from './support/board.tsx'
import { answerDrafts, draftData, type DraftData, listedFerry } from './support/drafts.ts'
import { choose, fill, hasFocus, press, says, select } from './support/find.ts'
import { mira } from './support/samples.ts'

const staff = withStaffShop()
let data: DraftData

beforeEach(() => {
  data = draftData()
  answerDrafts(staff.api, data)
})

const rows = (page: Rendered) => page.all('[data-product]').map(row => row.dataset['product'])
const edits = () => staff.api.received(editDraft).flatMap(({ body }) => body.edits)

async function openProducts(locale: 'en-CA' | 'fr-CA' = 'en-CA'): Promise<Rendered> {
  const page = await openBoard({ tab: 'products', locale })
  await vi.waitFor(() => expect(rows(page)).not.toEqual([]))
  return page
}

describe('the list of products', () => {
  it('is there for members with the right to the menu alone', async () => {
    staff.shop.member = { ...mira, rights: ['orders'] }
    await openBoard()
    expect(reachOf(staff.shop.member).rights).toEqual(['orders'])
    expect($tabs.get()).toEqual(['orders', 'stock', 'hours', 'kiosks'])
  })

  it('is sorted by name, and found by name in both languages and by brand', async () => {
    const page = await openProducts()
    expect(rows(page)).toEqual(['p2', 'p1'])
    await fill(page, 'Find a product', 'chicoute')
    await vi.waitFor(() => expect(rows(page)).toEqual(['p2']))
    await fill(page, 'Find a product', 'cold harb')
    await vi.waitFor(() => expect(rows(page)).toEqual(['p1']))
    await fill(page, 'Find a product', 'nothing')
    await says(page, 'No products found')
    await press(page, 'Clear the filters')
    await vi.waitFor(() => expect(rows(page)).toEqual(['p2', 'p1']))
  })

  it('is filtered by category, brand, store and state', async () => {
    data.products = [...data.products, { ...listedFerry, id: 'p3', discontinued: true, isEdited: true }]
    const page = await openProducts()
    for (const [label, value, found] of [
      ['Category', 'c2', ['p2']],
      ['Brand', 'Cold Harbour', ['p1']],
      ['Sold at', 'kensington', ['p1']],
      ['State', 'sale', ['p2']],
      ['State', 'sold-out', ['p2']],
      ['State', 'archived', ['p3']],
      ['State', 'edited', ['p3']]
    ] as const) {
      await select(page, label, value)
      await vi.waitFor(() => expect(rows(page)).toEqual(found))
      await select(page, label, label === 'State' ? 'shown' : '')
      await vi.waitFor(() => expect(rows(page)).toEqual(['p2', 'p1']))
    }
  })

  it('draws some of thousands, and more with the focus on the first new one', async () => {
    data.products = Array.from({ length: 5000 }, (_, at) => ({
      ...listedFerry,
      id: `p${at}`,
      name: { en: `Ferry ${String(at).padStart(4, '0')}`, fr: 'Traversier' }
    }))
    const page = await openProducts()
    expect(rows(page).length).toBeLessThan(40)
    await vi.waitFor(() => expect(rows(page)).toHaveLength(40))
    await says(page, '5000 products')
    await press(page, 'Show 100 more of 4960')
    await vi.waitFor(() => expect(rows(page)).toHaveLength(140))
    await hasFocus(page, 'Select Ferry 0040')
    await choose(page, 'Select all 5000 that match')
    await press(page, 'Feature')
    await says(page, '5000 changes are in the draft.')
    const sent = staff.api.received(editDraft)
    expect(sent).toHaveLength(13)
    expect(sent.flatMap(({ body }) => body.edits.flatMap(({ ids }) => ids))).toHaveLength(5000)
    expect(staff.api.received(createDraft)).toHaveLength(1)
  })

  it('that can’t be loaded says so', async () => {
    staff.api.refuse(readProducts, 503)
    const page = await openBoard({ tab: 'products' })
    await says(page, 'This couldn’t be loaded')
  })
})

describe('the selected products', () => {
  const all = async () => {
    const page = await openProducts()
    await choose(page, 'Select all 2 that match')
    await says(page, '2 products selected')
    return page
  }

  it('move to a category', async () => {
    const page = await all()
    await press(page, 'Category')
    const [list] = page.all('dialog select') as HTMLSelectElement[]
    expect(list?.value).toBe('c1')
    await press(page, 'Save to the draft')
    await says(page, '2 changes are in the draft.')
    expect(edits()).toEqual([
      {
        kind: 'product',
        ids: ['p2', 'p1'],
        change: 'set',
        fields: { categoryId: { to: 'c1' }, subCategoryId: { to: null } }
      }
    ])
  })

  it('go on sale by percent in one store', async () => {
    const page = await all()
    await press(page, 'Sale')
    await press(page, 'Save to the draft')
    await says(page, 'Please fill this in.')
    await fill(page, 'Percentage', '20')
    await fill(page, 'Name of the sale in English', 'Harvest')
    await fill(page, 'Name of the sale in French', 'Récolte')
    await choose(page, 'Kensington')
    await press(page, 'Save to the draft')
    await says(page, '2 changes are in the draft.')
    expect(edits()).toEqual([
      {
        kind: 'price',
        ids: ['kensington/p2-v1', 'kensington/p1-v1'],
        change: 'set',
        fields: {
          salePrice: { from: null, to: 2400 },
          saleName: { from: null, to: { en: 'Harvest', fr: 'Récolte' } },
          saleTimes: { from: null, to: null }
        }
      }
    ])
  })

  it('go on sale in weekly hours, of which each has both times', async () => {
    const page = await all()
    await press(page, 'Sale')
    await fill(page, 'Percentage', '20')
    await press(page, 'Add hours')
    await fill(page, 'To', '')
    await press(page, 'Save to the draft')
    await says(page, 'Enter both times.')
    await fill(page, 'To', '18:30')
    await press(page, 'Save to the draft')
    await says(page, 'changes are in the draft.')
    const weekly = [{ day: 5, from: '16:00', to: '18:30' }]
    expect(edits()[0]?.fields['saleTimes']?.to).toEqual({ starts: null, ends: null, weekly })
  })

  it('become dearer by percent, with a nine at the end', async () => {
    const page = await all()
    await press(page, 'Change prices')
    await fill(page, 'Change in percent', '5')
    await choose(page, 'Round so that prices end in 9, such as 12.49')
    await press(page, 'Save to the draft')
    await says(page, '4 changes are in the draft.')
    expect(edits()[0]?.fields).toEqual({ price: { from: 3000, to: 3149 } })
  })

  it('are archived in the draft, and leave the list', async () => {
    const page = await all()
    await press(page, 'Archive')
    await says(page, 'No products found')
    await hasFocus(page, 'Products')
    expect(edits()[0]?.fields).toEqual({ discontinued: { to: true } })
  })
})
