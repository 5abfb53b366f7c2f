import { beforeEach, describe, expect, it, vi } from 'vitest'
import { editDraft } from '../../src/contract/staff/drafts.ts'
import { textsOf } from '../../src/contract/http/long-list.ts'
import { readProducts } from '../../src/contract/staff/staff-catalogue.ts'
import { orderEdits, moved } from '../../src/staff/catalogue/shelves/move.ts'
import type { Rendered } from '../screens/support/render.tsx'
import { openBoard, withStaffShop } from './support/board.tsx'
import { answerDrafts, brandList, draftData, edibles, flower } from './support/drafts.ts'
import { choose, fill, hasFocus, press, says } from './support/find.ts'
import { mira } from './support/samples.ts'

const staff = withStaffShop()

beforeEach(() => {
  const data = draftData()
  answerDrafts(staff.api, data)
  staff.api.on(readProducts, { products: textsOf(data.products), categories: [flower, edibles], brands: brandList })
})

const edits = () => staff.api.received(editDraft).flatMap(({ body }) => body.edits)

async function open(list: 'Categories' | 'Brands'): Promise<Rendered> {
  const page = await openBoard({ tab: 'products' })
  await choose(page, list)
  await vi.waitFor(() => expect(page.all('[data-shelf]')).not.toEqual([]))
  return page
}

describe('the categories', () => {
  it('are moved by buttons, which is announced, and the focus goes along', async () => {
    const page = await open('Categories')
    await press(page, 'Move down: Flower')
    await says(page, 'Flower is now number 2 of 2.')
    await hasFocus(page, 'Move down: Flower')
    await vi.waitFor(() => expect(edits()).not.toEqual([]))
    expect(edits()).toContainEqual({
      kind: 'category',
      ids: ['c1'],
      change: 'set',
      fields: { sortOrder: { from: 0, to: 1 } }
    })
  })

  it('are changed in the draft, and shown while they are typed', async () => {
    const page = await open('Categories')
    await press(page, 'Edit: Flower')
    await fill(page, 'Short text in English (optional)', 'Dried flower.')
    await vi.waitFor(() => expect(page.get('[aria-labelledby=shelf-preview]').textContent).toContain('Dried flower.'))
    await press(page, 'Save to the draft')
    await says(page, 'Saved to the draft.')
    expect(edits()).toMatchObject([
      { kind: 'category', ids: ['c1'], change: 'set', fields: { text: { from: null, to: { en: 'Dried flower.' } } } }
    ])
    await hasFocus(page, 'Edit: Flower')
  })

  it('are added inside another, and not without a name', async () => {
    const page = await open('Categories')
    await press(page, 'Add a category')
    await fill(page, 'Name in English', 'Seeds')
    await press(page, 'Add to the draft')
    await vi.waitFor(() => expect(page.all('[aria-invalid=true]')).toHaveLength(1))
    await fill(page, 'Name in French', 'Graines')
    await press(page, 'Add to the draft')
    await says(page, 'Saved to the draft.')
    expect(edits()).toMatchObject([
      {
        kind: 'category',
        change: 'add',
        fields: { name: { to: { en: 'Seeds', fr: 'Graines' } }, sortOrder: { to: 2 } }
      }
    ])
  })

  it('that have something in them are not taken away, and a sentence says why', async () => {
    const page = await open('Categories')
    await press(page, 'Remove: Flower')
    await says(page, 'It still has products or subcategories. Move them to another category first.')
    expect(page.text()).not.toContain('Remove in the draft')
    await press(page, 'Keep it')
    await hasFocus(page, 'Remove: Flower')
  })

  it('that another member has put something into are refused with a sentence', async () => {
    staff.api.on(readProducts, { products: [], categories: [{ ...flower, products: 0 }], brands: [] })
    const page = await open('Categories')
    staff.api.refuse(editDraft, 422, 'Flower: It still has products or subcategories. Move them first.')
    await press(page, 'Remove: Flower')
    await press(page, 'Remove in the draft')
    await says(page, 'It still has products or subcategories. Move them first.')
  })
})

describe('the brands', () => {
  it('that products alone name get facts, and a new name as a change of its own', async () => {
    const page = await open('Brands')
    await press(page, 'Edit: Cold Harbour')
    await fill(page, 'Name', 'Warm Harbour')
    await says(page, '2 products get the new name in the same draft.')
    await press(page, 'Save to the draft')
    await says(page, 'Saved to the draft.')
    expect(edits()).toMatchObject([
      { kind: 'brand', change: 'add', fields: { name: { to: 'Cold Harbour' }, sortOrder: { to: 1 } } },
      { kind: 'brand', change: 'set', fields: { name: { to: 'Warm Harbour' } } }
    ])
  })

  it('with a new name say which offers get it too, and which ones still have the old one', async () => {
    const offer = (en: string, isTheirs: boolean) => ({ name: { en, fr: `${en} (fr)` }, isTheirs })
    const offers = [offer('Harbour week', true), offer('COLD10', true), offer('Winter sale', false)]
    const brands = brandList.map(brand => ({ ...brand, offers: brand.name === 'Cold Harbour' ? offers : [] }))
    staff.api.on(readProducts, { products: textsOf(draftData().products), categories: [flower, edibles], brands })
    const page = await open('Brands')
    await press(page, 'Edit: Cold Harbour')
    expect(page.text()).not.toContain('Winter sale')
    await fill(page, 'Name', 'Warm Harbour')
    await says(page, 'These offers get it too: Harbour week and COLD10.')
    await says(page, 'These offers still name the old brand: Winter sale.')
  })

  it('that are refused say so at their name', async () => {
    const page = await open('Brands')
    await press(page, 'Edit: North Light')
    await fill(page, 'Name', 'Cold Harbour')
    staff.api.refuse(editDraft, 422, 'North Light: Another brand has this name.', { 'brand.name': 'choice' })
    await press(page, 'Save to the draft')
    await vi.waitFor(() => expect(page.get('#name-error').textContent).toBe('Another brand has this name.'))
  })
})

it('a member of some stores has neither list', async () => {
  staff.shop.member = { ...mira, locations: ['queen-west'] }
  const page = await openBoard({ tab: 'products' })
  await says(page, 'Night Ferry')
  expect(page.text()).not.toContain('Brands')
})

it('an order is saved by the places that change', () => {
  const list = ['a', 'b', 'c'].map((id, sortOrder) => ({ id, sortOrder }))
  expect(moved(list, 0, -1)).toBe(list)
  expect(orderEdits('brand', moved(list, 2, -1)).map(({ ids, fields }) => [ids[0], fields['sortOrder']?.to])).toEqual([
    ['c', 1],
    ['b', 2]
  ])
})

it('an order keeps the numbers that are there, so that things in between stay as they are', () => {
  const placesIn = (list: { id: string; sortOrder: number }[]) =>
    orderEdits('category', moved(list, 0, 1)).map(({ ids, fields }) => [ids[0], fields['sortOrder']?.to])
  const spread = ['a', 'b', 'c', 'd'].map((id, at) => ({ id, sortOrder: at * 4 }))
  expect(placesIn(spread)).toEqual([
    ['b', 0],
    ['a', 4]
  ])
  // Without numbers of their own, each gets one.
  expect(placesIn(['a', 'b', 'c'].map(id => ({ id, sortOrder: 0 })))).toEqual([
    ['a', 1],
    ['c', 2]
  ])
})
