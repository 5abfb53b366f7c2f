import { beforeEach, describe, expect, it, vi } from 'vitest'
import { editDraft } from '../../src/contract/staff/drafts.ts'
import { readEditedProduct } from '../../src/contract/staff/staff-catalogue.ts'
import type { Rendered } from '../screens/support/render.tsx'
import { Refusal } from './support/api.ts'
import { openBoard, withStaffShop } from './support/board.tsx'
import { answerDrafts, draftData, type DraftData, editedFerry } from './support/drafts.ts'
import { choose, field, fill, hasFocus, press, says, submit } from './support/find.ts'
import { mira } from './support/samples.ts'

const staff = withStaffShop()
let data: DraftData

beforeEach(() => {
  data = draftData()
  answerDrafts(staff.api, data)
})

const edits = () => staff.api.received(editDraft).flatMap(({ body }) => body.edits)

async function openFerry(): Promise<Rendered> {
  const page = await openBoard({ tab: 'products' })
  await press(page, 'Night Ferry')
  await vi.waitFor(() => field(page, 'Name in English'))
  return page
}

describe('the page of a product', () => {
  it('sends each change with the value from before, and says that it is in the draft', async () => {
    const page = await openFerry()
    await fill(page, 'Name in French', 'Le traversier')
    await fill(page, 'GTIN (bar code)', '036000291452')
    await fill(page, 'Tags', 'Staff pick, local')
    await fill(page, 'Price', '31,50')
    await says(page, 'Not saved yet')
    await press(page, 'Save to the draft')
    await says(page, 'Saved to the draft.')
    const money = { from: 3000, to: 3150 }
    expect(edits()).toEqual([
      {
        kind: 'product',
        ids: ['p1'],
        change: 'set',
        fields: {
          name: { from: editedFerry.fields.name, to: { en: 'Night Ferry', fr: 'Le traversier' } },
          tags: { from: [], to: ['Staff pick', 'local'] }
        }
      },
      { kind: 'size', ids: ['v1'], change: 'set', fields: { gtin: { from: null, to: '00036000291452' } } },
      { kind: 'price', ids: ['queen-west/v1'], change: 'set', fields: { price: money } },
      { kind: 'price', ids: ['kensington/v1'], change: 'set', fields: { price: money } }
    ])
    await says(page, '4 changes, not published')
  })

  it('keeps text that is typed while it is saved and read again', async () => {
    const page = await openFerry()
    await fill(page, 'Brand', 'Harbour')
    data.edited = { ...editedFerry, fields: { ...editedFerry.fields, brand: 'Harbour', tags: ['local'] } }
    const goOn = staff.api.hold(readEditedProduct)
    await press(page, 'Save to the draft')
    await says(page, 'Saved to the draft.')
    await fill(page, 'Name in French', 'Le traversier')
    goOn()
    await vi.waitFor(() => expect(field(page, 'Tags').value).toBe('local'))
    expect(field(page, 'Name in French').value).toBe('Le traversier')
    await says(page, 'Not saved yet')
    await press(page, 'Save to the draft')
    await vi.waitFor(() => expect(edits()).toHaveLength(2))
    const { name } = editedFerry.fields
    expect(edits()[1]?.fields).toEqual({ name: { from: name, to: { ...name, fr: 'Le traversier' } } })
  })

  it('names errors at their fields, and nothing is sent or lost', async () => {
    const page = await openFerry()
    await fill(page, 'GTIN (bar code)', '036000291453')
    await fill(page, 'Name in French', '')
    await fill(page, 'Sale price', '30')
    submit(page.get('form[aria-label=Product]'))
    await says(page, 'The check digit is wrong')
    await says(page, 'The sale price has to be below the price.')
    expect(page.root.activeElement?.id).toBe('nameFr')
    expect(field(page, 'GTIN (bar code)').value).toBe('036000291453')
    expect(staff.api.received(editDraft)).toEqual([])
  })

  it('keeps typed text that is refused, and shows why', async () => {
    staff.api.on(editDraft, () => {
      throw new Refusal(422, 'Another size has this SKU.', { 'size.sku': 'choice' })
    })
    const page = await openFerry()
    await fill(page, 'SKU', 'NF-7')
    await press(page, 'Save to the draft')
    await says(page, 'Another size has this SKU.')
    expect(field(page, 'SKU').value).toBe('NF-7')
  })

  it('asks before typed text goes, and keeps it while other sections are looked at', async () => {
    const page = await openFerry()
    await fill(page, 'Brand', 'Warm Harbour')
    page.get('#tab-hours').click()
    await says(page, 'Opening hours')
    page.get('#tab-products').click()
    await vi.waitFor(() => expect(field(page, 'Brand').value).toBe('Warm Harbour'))
    await press(page, 'All products')
    await says(page, 'Leave without saving?')
    await press(page, 'Keep editing')
    expect(field(page, 'Brand').value).toBe('Warm Harbour')
    await press(page, 'All products')
    await press(page, 'Leave')
    await says(page, '2 products')
    await hasFocus(page, 'Night Ferry')
  })

  it('asks before a sign-out loses typed text', async () => {
    const page = await openFerry()
    await fill(page, 'Brand', 'Warm Harbour')
    await press(page, /Mira Roy$/)
    await press(page, 'Sign out')
    await says(page, 'Your typed changes are not in the draft yet.')
    await press(page, 'Stay here')
    expect(field(page, 'Brand').value).toBe('Warm Harbour')
    await press(page, /Mira Roy$/)
    await press(page, 'Sign out')
    await press(page, 'Sign out anyway')
    await vi.waitFor(() => field(page, 'Password'))
  })

  it('has another price in each store once that is wanted', async () => {
    const page = await openFerry()
    await choose(page, 'Same price in all stores')
    const prices = await vi.waitFor(() => {
      const found = page.all('input[id$="-price"]') as HTMLInputElement[]
      expect(found).toHaveLength(2)
      return found
    })
    expect(prices.map(({ value }) => value)).toEqual(['30.00', '30.00'])
    page.type(`[id="${prices[1]?.id}"]`, '28')
    await press(page, 'Save to the draft')
    await says(page, 'Saved to the draft.')
    expect(edits()).toEqual([
      { kind: 'price', ids: ['kensington/v1'], change: 'set', fields: { price: { from: 3000, to: 2800 } } }
    ])
  })

  it('gets another size, which is sold where the first one is', async () => {
    const page = await openFerry()
    await press(page, 'Add a size')
    await vi.waitFor(() => expect(page.root.activeElement?.id).toBe('s1-sizeEn'))
    page.type('#s1-sizeEn', '7 g')
    page.type('#s1-sizeFr', '7 g')
    page.type('#s1-weight', '7')
    page.type('#s1-all-price', '55')
    await press(page, 'Save to the draft')
    await says(page, 'Saved to the draft.')
    const [size, ...prices] = edits()
    expect(size).toMatchObject({
      kind: 'size',
      change: 'add',
      fields: { productId: { to: 'p1' }, weightMilli: { to: 7000 } }
    })
    expect(size?.ids[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(prices.map(({ ids, change }) => [ids[0]?.split('/')[0], change])).toEqual([
      ['queen-west', 'add'],
      ['kensington', 'add']
    ])
  })

  it('is copied without its identifiers, in the reader’s two languages', async () => {
    const page = await openFerry()
    await press(page, 'Duplicate')
    await vi.waitFor(() => expect(field(page, 'Name in French').value).toBe('Traversier de nuit (copie)'))
    expect(field(page, 'SKU').value).toBe('')
    await press(page, 'Add to the draft')
    await says(page, 'Saved to the draft.')
    expect(edits().map(({ kind, change }) => `${change} ${kind}`)).toEqual([
      'add product',
      'add size',
      'add price',
      'add price'
    ])
  })

  it('is archived and brought back in the draft', async () => {
    const page = await openFerry()
    await press(page, 'Archive')
    await says(page, 'Archived in the draft')
    await press(page, 'Bring back')
    await says(page, 'Brought back in the draft')
    expect(edits().map(({ fields }) => fields)).toEqual([
      { discontinued: { from: false, to: true } },
      { discontinued: { from: true, to: false } }
    ])
  })

  it('shows its card in the language that is chosen', async () => {
    const page = await openFerry()
    const card = () => page.get('[lang="en-CA"],[lang="fr-CA"]').textContent
    expect(card()).toMatch(/Night Ferry.*Indica.*22–26%.*\$30\.00/)
    await fill(page, 'Price', 'thirty')
    await vi.waitFor(() => expect(card()).not.toContain('$'))
    await fill(page, 'Price', '30.00')
    await choose(page, 'Français')
    await vi.waitFor(() => expect(card()).toMatch(/Traversier de nuit.*30,00/))
  })

  it('lets a member of some stores change prices alone', async () => {
    staff.shop.member = { ...mira, locations: ['queen-west'] }
    const page = await openFerry()
    expect(field(page, 'Name in English').closest('fieldset')?.disabled).toBe(true)
    await fill(page, 'Price', '29')
    await press(page, 'Save to the draft')
    await says(page, 'Saved to the draft.')
    expect(edits().map(({ ids }) => ids)).toEqual([['queen-west/v1']])
  })
})
