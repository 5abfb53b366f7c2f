import { beforeEach, describe, expect, it, vi } from 'vitest'
import { editDraft } from '../../src/contract/staff/drafts.ts'
import { readProducts, readPromotions } from '../../src/contract/staff/staff-catalogue.ts'
import type { Rendered } from '../screens/support/render.tsx'
import { openBoard, withStaffShop } from './support/board.tsx'
import { answerDrafts, draftData } from './support/drafts.ts'
import { happyHour, welcome } from './support/promotions.ts'
import { inMinutes } from './support/samples.ts'
import { choose, field, fill, hasFocus, press, says, select } from './support/find.ts'

const staff = withStaffShop()

beforeEach(() => {
  answerDrafts(staff.api, draftData())
  staff.api.on(readPromotions, { deals: [happyHour], codes: [welcome] })
})

const edits = () => staff.api.received(editDraft).flatMap(({ body }) => body.edits)

async function openPromotions(): Promise<Rendered> {
  const page = await openBoard({ tab: 'promotions' })
  await says(page, 'Happy hour')
  return page
}

describe('the promotions', () => {
  it('are listed with their discount, times and uses', async () => {
    const page = await openPromotions()
    await vi.waitFor(() =>
      expect(page.get('[data-promo=h1]').textContent).toMatch(/10% off: Edibles.*Friday, 4:00\s?pm–7:00\s?pm.*3 uses/)
    )
    expect(page.get('[data-promo=w1]').textContent).toMatch(/WELCOME, Welcome.*\$5\.00 off: everything.*Kensington/)
  })

  it('say when they are over', async () => {
    const ended = { ...welcome.fields, endsAt: inMinutes(-1) }
    const summer = { ...happyHour.fields, times: { starts: null, ends: '2026-08-31T23:00', weekly: null } }
    staff.api.on(readPromotions, { deals: [{ ...happyHour, fields: summer }], codes: [{ ...welcome, fields: ended }] })
    const page = await openPromotions()
    expect(page.get('[data-promo=h1]').textContent).toMatch(/Ended: until August 31, 2026, 11:00\spm/)
    expect(page.get('[data-promo=w1]').textContent).toMatch('Ended: until')
  })

  it('show no slugs until the names of categories are read', async () => {
    const release = staff.api.hold(readProducts)
    const page = await openPromotions()
    expect(page.get('[data-promo=h1]').textContent).not.toMatch(/10% off|edibles/)
    release()
    await says(page, '10% off: Edibles')
  })

  it('are on a calendar of four weeks, on the days on which they are on at the store', async () => {
    const page = await openPromotions()
    await choose(page, 'Coming four weeks')
    await says(page, 'The coming four weeks at Queen West')
    const days = page.all('tr').map(row => (row.textContent ?? '').replace(/\s+/g, ' '))
    expect(days).toHaveLength(28)
    expect(days.filter(day => day.includes('Happy hour'))).toHaveLength(4)
    expect(days.join()).toContain('Happy hour (from 4:00 pm, until 7:00 pm)')
    expect(days.join()).not.toContain('WELCOME')
  })

  it('are changed in the draft, field by field', async () => {
    const page = await openPromotions()
    await press(page, 'Edit: Happy hour')
    await fill(page, 'Percentage', '15')
    await choose(page, 'Delivery')
    await press(page, 'Save to the draft')
    await says(page, 'Saved to the draft.')
    const takes = happyHour.fields.takes
    expect(edits()).toEqual([
      {
        kind: 'deal',
        ids: ['h1'],
        change: 'set',
        fields: {
          takes: { from: takes, to: { ...takes, percent: 15 } },
          methods: { from: null, to: ['delivery'] }
        }
      }
    ])
    await hasFocus(page, 'Edit: Happy hour')
  })

  it('are added, with weekly hours and items', async () => {
    const page = await openPromotions()
    await press(page, 'Add a deal')
    await press(page, 'Add to the draft')
    await says(page, 'Please fill this in.')
    await fill(page, 'Name in English', 'Set')
    await fill(page, 'Name in French', 'Ensemble')
    await select(page, 'Kind', 'bundle_price')
    await fill(page, 'Price of each set', '40')
    await fill(page, 'Pieces', '2')
    await press(page, 'Add to the draft')
    await says(page, 'Choose categories, brands or products.')
    await select(page, 'Add a category', 'c1')
    await press(page, 'Add hours')
    await vi.waitFor(() => expect(field(page, 'From').value).toBe('16:00'))
    await press(page, 'Add to the draft')
    await says(page, 'Saved to the draft.')
    expect(edits()[0]).toMatchObject({
      kind: 'deal',
      change: 'add',
      fields: {
        takes: { to: { kind: 'bundle_price', price: 4000, parts: [{ of: { categories: ['flower'] }, count: 2 }] } },
        times: { to: { starts: null, ends: null, weekly: [{ day: 5, from: '16:00', to: '19:00' }] } }
      }
    })
  })

  it('as codes keep the instant at which they end, and are taken away after a question', async () => {
    const page = await openPromotions()
    await press(page, 'Edit: WELCOME, Welcome')
    await vi.waitFor(() => expect(field(page, 'Ends').value).toBe('2026-11-23T00:00'))
    await fill(page, 'Ends', '2026-11-30T12:00')
    await press(page, 'Save to the draft')
    await says(page, 'Saved to the draft.')
    await press(page, 'Remove: WELCOME, Welcome')
    await press(page, 'Remove in the draft')
    await says(page, 'Removed in the draft')
    expect(edits().map(({ change, fields }) => [change, fields])).toEqual([
      ['set', { endsAt: { from: '2026-11-23T05:00:00.000Z', to: '2026-11-30T17:00:00.000Z' } }],
      ['remove', {}]
    ])
  })
})
