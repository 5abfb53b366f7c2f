import { beforeEach, describe, expect, it, vi } from 'vitest'
import { editDraft } from '../../src/contract/staff/drafts.ts'
import { addStore, readStoreFacts } from '../../src/contract/staff/staff-stores.ts'
import { readStoreSettings } from '../../src/contract/staff/store-settings.ts'
import type { Rendered } from '../screens/support/render.tsx'
import { openBoard, withStaffShop } from './support/board.tsx'
import { answerDrafts, draftData } from './support/drafts.ts'
import { choose, field, fill, focused, hasFocus, press, says, select } from './support/find.ts'
import { queenWest } from '../screens/support/samples.ts'
import { facts } from './support/setup.ts'
import { queenSettings, settings } from './support/store-settings.ts'
import { Refusal } from './support/api.ts'

const staff = withStaffShop()
const name = { en: 'Leslieville', fr: 'Leslieville' }

/** Adds the store to the shop, as the server does. */
function add(): { slug: string } {
  staff.shop.stores = [
    ...staff.shop.stores,
    { ...queenWest, id: 'l9', slug: 'leslieville', name: name.en, isOpen: false, isListed: false }
  ]
  const fields = { ...queenSettings.fields, name, isListed: false }
  staff.api.on(readStoreSettings, {
    ...settings,
    stores: [...settings.stores, { ...queenSettings, slug: 'leslieville', fields, zones: [] }]
  })
  return { slug: 'leslieville' }
}

beforeEach(() => {
  answerDrafts(staff.api, draftData())
  staff.api.on(readStoreSettings, settings)
  staff.api.on(readStoreFacts, facts)
  staff.api.on(addStore, add)
})

async function openForm(locale: 'en-CA' | 'fr-CA' = 'en-CA'): Promise<Rendered> {
  const page = await openBoard({ tab: 'store', locale })
  await says(page, 'West End')
  await press(page, locale === 'en-CA' ? 'Add a store' : 'Ajouter un magasin')
  await vi.waitFor(() => page.get('form'))
  return page
}

async function fillIn(page: Rendered): Promise<void> {
  await fill(page, 'Name of the store', 'Leslieville')
  await fill(page, 'Street and number', '1 Queen Street East')
  await fill(page, 'City', 'Toronto')
  await select(page, 'Province or territory', 'ON')
  await fill(page, 'Postal code', 'M4M 1G5')
  await fill(page, 'Place on the map', '43.66, -79.33')
  await fill(page, 'Licence holder', 'Fern Retail Inc.')
  await fill(page, 'Licence number', 'R-7')
  await fill(page, 'Phone', '416 555 0141')
  await fill(page, 'Email', 'leslieville@shop.example')
  await select(page, 'Begin with the products and prices of', 'queen-west')
}

const submit = async (page: Rendered) => press(page, 'Add a store')

describe('the form of a new store', () => {
  it('takes its regulator and time zone from the province, and sends the typed values', async () => {
    const page = await openForm()
    expect(focused(page)).toBe('New store')
    await fillIn(page)
    await vi.waitFor(() => expect(field(page, 'Issued by').value).toBe('AGCO'))
    await says(page, 'Shoppers must be 19 or older.')
    await submit(page)
    await says(page, 'Leslieville is added. Shoppers don’t see it yet.')
    expect(staff.api.received(addStore)[0]?.body).toMatchObject({
      storeName: 'Leslieville',
      province: 'ON',
      timezone: 'America/Toronto',
      licenceIssuer: 'AGCO',
      lat: 43.66,
      lng: -79.33,
      copyFrom: 'queen-west'
    })
  })

  it('is followed by the settings of the new store, which a draft lists', async () => {
    const page = await openForm()
    await fillIn(page)
    await submit(page)
    await says(page, 'Shoppers don’t see this store.')
    await hasFocus(page, 'Store settings')
    expect(field(page, 'Settings of').value).toBe('leslieville')
    expect(page.text()).toContain('Leslieville (not listed)')
    await choose(page, 'Shoppers see this store')
    await press(page, 'Save to the draft')
    await says(page, 'Saved to the draft.')
    expect(staff.api.received(editDraft)[0]?.body.edits).toEqual([
      { kind: 'store', ids: ['leslieville'], change: 'set', fields: { isListed: { from: false, to: true } } }
    ])
  })

  it('keeps the typed values when it is refused, and says why at the field', async () => {
    const page = await openForm()
    await fillIn(page)
    staff.api.on(addStore, () => {
      throw new Refusal(422, 'Check the fields.', { storeName: 'choice' })
    })
    await submit(page)
    await says(page, 'Another store has this name.')
    expect(field(page, 'Name of the store').value).toBe('Leslieville')
    expect(field(page, 'City').value).toBe('Toronto')
  })

  it.each([
    ['en-CA', 'Add a store', 'City: Please fill this in.'],
    ['fr-CA', 'Ajouter un magasin', 'Ville\u00a0: Veuillez remplir ce champ.']
  ] as const)('names each field in the summary of errors: %s', async (locale, button, text) => {
    const page = await openForm(locale)
    await press(page, button)
    await vi.waitFor(() =>
      expect(page.all('[data-errors] button').map(({ textContent }) => textContent)).toContain(text)
    )
    expect(page.get('#city-error').textContent).not.toContain(':')
  })

  it('is left without a store, and opens again with the typed values', async () => {
    const page = await openForm()
    await fill(page, 'Name of the store', 'Leslieville')
    await press(page, 'Cancel')
    await hasFocus(page, 'Store settings')
    await press(page, 'Add a store')
    expect(field(page, 'Name of the store').value).toBe('Leslieville')
    expect(staff.api.received(addStore)).toEqual([])
  })
})

it('members of some stores can’t add one', async () => {
  staff.api.on(readStoreSettings, { ...settings, business: { ...settings.business, canEdit: false } })
  const page = await openBoard({ tab: 'store' })
  await says(page, 'West End')
  expect(page.text()).not.toContain('Add a store')
})
