import { beforeEach, describe, expect, it, vi } from 'vitest'
import { editDraft } from '../../src/contract/staff/drafts.ts'
import { readStoreSettings } from '../../src/contract/staff/store-settings.ts'
import { $edited, hasUnsavedSettings } from '../../src/staff/catalogue/stores/settings-form.ts'
import type { Rendered } from '../screens/support/render.tsx'
import { openBoard, withStaffShop } from './support/board.tsx'
import { answerDrafts, draftData, ownDraft } from './support/drafts.ts'
import { choose, field, fill, hasFocus, press, says, select } from './support/find.ts'
import { settings, westEnd } from './support/store-settings.ts'

const staff = withStaffShop()

beforeEach(() => {
  answerDrafts(staff.api, draftData())
  staff.api.on(readStoreSettings, settings)
})

const edits = () => staff.api.received(editDraft).flatMap(({ body }) => body.edits)

async function openStores(): Promise<Rendered> {
  const page = await openBoard({ tab: 'store' })
  await says(page, 'West End')
  return page
}

const save = (page: Rendered) => press(page, 'Save to the draft')

describe('the settings of a store', () => {
  it('are saved to the draft, field by field, with those of its zones', async () => {
    const page = await openStores()
    await fill(page, 'Phone', '+1 416-555-0199')
    await choose(page, 'Tips')
    await select(page, 'Same-day curbside orders', 'own')
    await fill(page, 'Same-day curbside orders until', '20:30')
    await fill(page, 'Delivery fee', '6.50')
    await fill(page, 'Postal codes begin with', 'm6j, M6 m6k')
    await says(page, 'Not saved yet')
    await save(page)
    await says(page, 'Saved to the draft.')
    expect(edits()).toEqual([
      {
        kind: 'store',
        ids: ['queen-west'],
        change: 'set',
        fields: {
          phone: { from: '+1 416-555-0141', to: '+1 416-555-0199' },
          tips: { from: false, to: true },
          curbsideCutOff: { from: null, to: '20:30' }
        }
      },
      {
        kind: 'zone',
        ids: ['queen-west/west-end'],
        change: 'set',
        fields: {
          postalPrefixes: { from: ['M6J', 'M6K'], to: ['M6J', 'M6', 'M6K'] },
          fee: { from: 500, to: 650 }
        }
      }
    ])
    expect(staff.api.received(readStoreSettings).at(-1)?.query['draft']).toBe('d1')
  })

  it('save nothing when nothing was changed', async () => {
    const page = await openStores()
    await save(page)
    await says(page, 'Nothing to change.')
    expect(edits()).toEqual([])
  })

  it('are refused at their fields with a sentence, and typed text stays', async () => {
    const page = await openStores()
    await fill(page, 'Postal code', '90210')
    await fill(page, 'Phone', 'call us')
    await choose(page, 'Pickup in the store')
    await choose(page, 'Curbside pickup')
    await choose(page, 'Delivery')
    await fill(page, 'Delivery fee', '101')
    await fill(page, 'Postal codes begin with', 'M6J D5')
    await fill(page, 'Outline', '43.6, -79.4\n43.7, -79.3')
    await fill(page, 'Note on receipts in English', 'No returns')
    await save(page)
    for (const sentence of [
      'Enter a whole postal code, such as M5V 1A1.',
      'Enter a phone number, such as +1 416-555-0141.',
      'Leave at least one way to order on.',
      'Enter an amount up to $100.00.',
      'A postal code begins with a letter and a digit, such as M6J.',
      'An outline has at least three corners.',
      'Please fill this in.'
    ])
      await says(page, sentence)
    expect([edits(), field(page, 'Phone').value]).toEqual([[], 'call us'])
  })

  it('draw the outline as it is typed, and refuse one whose sides cross', async () => {
    const page = await openStores()
    expect(page.get('svg[role=img]').getAttribute('aria-label')).toBe('Outline with 3 corners')
    await fill(page, 'Outline', '43.6, -79.4\n43.7, -79.3\n43.7, -79.4\n43.6, -79.3\n')
    await vi.waitFor(() => expect(page.get('svg[role=img]').getAttribute('aria-label')).toBe('Outline with 4 corners'))
    await save(page)
    await says(page, 'Sides of the outline cross or touch.')
  })

  it('add and remove zones; a removed one can be kept until it is saved', async () => {
    const page = await openStores()
    await press(page, 'Add a zone')
    await vi.waitFor(() => expect(page.root.activeElement?.id).toBe('z1-name'))
    page.type('#z1-name', 'East')
    page.type('#z1-postalPrefixes', 'M6J')
    await save(page)
    await says(page, 'Another zone of this store has one of these.')
    await press(page, 'Remove: West End')
    await says(page, 'This zone is removed when you save.')
    await hasFocus(page, 'Keep: West End')
    await press(page, 'Keep: West End')
    await press(page, 'Remove: West End')
    await save(page)
    await says(page, 'Saved to the draft.')
    expect(edits()).toMatchObject([
      {
        kind: 'zone',
        change: 'add',
        fields: { name: { to: 'East' }, postalPrefixes: { to: ['M6J'] }, fee: { to: 0 } }
      },
      { kind: 'zone', ids: ['queen-west/west-end'], change: 'remove' }
    ])
  })

  it('keep a store that delivers from losing its last zone', async () => {
    const page = await openStores()
    await press(page, 'Remove: West End')
    await save(page)
    await says(page, 'A store that delivers needs a delivery zone.')
    expect(edits()).toEqual([])
  })

  it('ask before another store’s are shown, and stay when one goes on editing', async () => {
    const page = await openStores()
    await fill(page, 'City', 'York')
    await select(page, 'Settings of', 'kensington')
    await says(page, 'The settings that you typed are not in the draft yet.')
    await press(page, 'Keep editing')
    expect(field(page, 'City').value).toBe('York')
    await select(page, 'Settings of', 'kensington')
    await press(page, 'Leave')
    await says(page, 'No zones yet.')
    expect([field(page, 'City').value, hasUnsavedSettings()]).toEqual(['Toronto', false])
  })

  it('stay while another section is looked at', async () => {
    const page = await openStores()
    await fill(page, 'City', 'York')
    await press(page, 'Hours')
    await press(page, 'Store')
    await vi.waitFor(() => expect(field(page, 'City').value).toBe('York'))
    expect(hasUnsavedSettings()).toBe(true)
  })
})

describe('the settings of the business', () => {
  it('are changed in the draft, and warn when they become softer', async () => {
    const page = await openStores()
    await select(page, 'Settings of', '')
    await says(page, 'Everybody types a date of birth')
    await select(page, 'Age check at the entrance', 'account')
    expect(page.text()).not.toContain('This is softer than now.')
    await select(page, 'Age check at the entrance', 'yes-no')
    await says(page, 'This is softer than now.')
    await fill(page, 'Privacy policy, French page', 'https://shop.example/fr/vie-privee')
    await fill(page, 'Addresses of your pages', 'https://shop.example\nwww.fern.example/order')
    await fill(page, 'Note in order emails in English', 'See you')
    await fill(page, 'Note in order emails in French', 'À bientôt')
    await save(page)
    await says(page, 'Saved to the draft.')
    const privacy = { en: 'https://shop.example/privacy', fr: 'https://shop.example/fr/vie-privee' }
    expect(edits()).toEqual([
      {
        kind: 'business',
        ids: ['business'],
        change: 'set',
        fields: {
          ageGate: { from: 'date-of-birth', to: 'yes-no' },
          privacy: { from: 'https://shop.example/privacy', to: privacy },
          allowedOrigins: {
            from: ['https://shop.example'],
            to: ['https://shop.example', 'https://www.fern.example/order']
          },
          emailNote: { from: null, to: { en: 'See you', fr: 'À bientôt' } }
        }
      }
    ])
  })

  it('take a policy in one language alone for all shoppers', async () => {
    const page = await openStores()
    await select(page, 'Settings of', '')
    await fill(page, 'Privacy policy, English page', 'https://shop.example/policy')
    await fill(page, 'Privacy policy, French page', '')
    await save(page)
    await says(page, 'Saved to the draft.')
    expect(edits()[0]?.fields).toEqual({
      privacy: { from: 'https://shop.example/privacy', to: 'https://shop.example/policy' }
    })
  })

  it('have words of one meaning for the search, a group on each line', async () => {
    const page = await openStores()
    await select(page, 'Settings of', '')
    await fill(page, 'Words of one meaning', 'bubble hash')
    await save(page)
    await says(page, 'Write at least two words on each line')
    expect(edits()).toEqual([])
    await fill(page, 'Words of one meaning', ' bubble hash , hasch à l’eau,bubble  hash\n\npuck; rondelle\n')
    await save(page)
    await says(page, 'Saved to the draft.')
    expect(edits()).toEqual([
      {
        kind: 'business',
        ids: ['business'],
        change: 'set',
        fields: {
          searchWords: {
            from: [],
            to: [
              ['bubble hash', 'hasch à l’eau'],
              ['puck', 'rondelle']
            ]
          }
        }
      }
    ])
  })

  it('are only read by members of some stores', async () => {
    staff.api.on(readStoreSettings, { ...settings, business: { ...settings.business, canEdit: false } })
    const page = await openStores()
    await select(page, 'Settings of', '')
    await says(page, 'Only members of all stores can change these settings.')
    expect(page.all('[type=submit]')).toEqual([])
    expect($edited.get()?.kind).toBe('business')
  })
})

it('a review names changed settings in plain words', async () => {
  const field = (name: string, from: unknown, to: unknown) => ({ name, from, to })
  const change = { change: 'set' as const, product: null, isGone: false }
  const list = [
    {
      ...change,
      kind: 'store' as const,
      id: 'queen-west',
      label: 'Queen West',
      store: null,
      fields: [
        field('deliveryPrepTime', null, 45),
        field('curbsideCutOff', null, 'none'),
        field('receiptNote', null, { en: 'No returns', fr: 'Aucun retour' })
      ]
    },
    {
      ...change,
      kind: 'zone' as const,
      id: 'queen-west/west-end',
      label: 'West End',
      store: 'queen-west',
      fields: [
        field('fee', 500, 650),
        field('postalPrefixes', ['M6J'], ['M6J', 'M6K']),
        field('polygon', [], westEnd.fields.polygon),
        field('hours', null, [{ day: 5, openTime: '16:00', closeTime: '20:00', isOpen: true }])
      ]
    },
    {
      ...change,
      kind: 'business' as const,
      id: 'business',
      label: 'Shop',
      store: null,
      fields: [field('ageGate', 'date-of-birth', 'off')]
    }
  ]
  answerDrafts(staff.api, { ...draftData(), drafts: [{ ...ownDraft, changes: 3, list, more: 0, findings: [] }] })
  const page = await openStores()
  await press(page, 'Review')
  await vi.waitFor(() => expect(page.all('[data-change]')).toHaveLength(3))
  const text = page.all('[data-change]').map(({ textContent }) => (textContent ?? '').replaceAll(/\s+/g, ' '))
  expect(text[0]).toMatch(
    /Minutes to prepare a delivery30 → 45.*untilas for pickup → closing time.*Note on receiptsnothing → No returns/
  )
  expect(text[1]).toMatch(
    /^West End · Queen West.*\$5\.00 → \$6\.50.*M6J → M6J, M6K.*3 corners.*Friday, 4:00 pm–8:00 pm/
  )
  expect(text[2]).toMatch(/Age check at the entranceDate of birth → None/)
})
