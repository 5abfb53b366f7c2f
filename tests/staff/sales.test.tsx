import { beforeEach, describe, expect, it, vi } from 'vitest'
import { editDraft } from '../../src/contract/staff/drafts.ts'
import { readPromotions } from '../../src/contract/staff/staff-catalogue.ts'
import type { Rendered } from '../screens/support/render.tsx'
import { openBoard, withStaffShop } from './support/board.tsx'
import { answerDrafts, draftData } from './support/drafts.ts'
import { choose, fill, focused, hasFocus, press, says } from './support/find.ts'
import { fiveOff, fridaySale } from './support/promotions.ts'

const staff = withStaffShop()

beforeEach(() => {
  answerDrafts(staff.api, draftData())
  const soon = { ...fiveOff, fields: { ...fiveOff.fields, endsAt: '2099-01-01T00:00:00.000Z' } }
  staff.api.on(readPromotions, { deals: [], codes: [], sales: [fridaySale], rewards: [soon] })
})

const edits = () => staff.api.received(editDraft).flatMap(({ body }) => body.edits)

async function openSales(): Promise<Rendered> {
  const page = await openBoard({ tab: 'promotions' })
  await says(page, 'Friday sale')
  return page
}

describe('sales', () => {
  it('are listed by name, with their sizes, stores and times, which begin like a sentence', async () => {
    const page = await openSales()
    expect(page.get(`[data-promo="${fridaySale.id}"]`).textContent).toMatch(
      /Friday sale2 sizes · Queen West, KensingtonFriday, 10:00\s?am–8:00\s?pm/
    )
  })

  it('are on the calendar next to rewards with times', async () => {
    const page = await openSales()
    await choose(page, 'Coming four weeks')
    await says(page, 'The coming four weeks at Queen West')
    const days = page.all('tr').map(row => (row.textContent ?? '').replace(/\s+/g, ' '))
    expect(days.filter(day => day.includes('Friday sale, 2 sizes (from 10:00 am, until 8:00 pm)'))).toHaveLength(4)
    expect(days.filter(day => day.includes('Reward: Five dollars'))).toHaveLength(28)
  })

  it('without times are on the calendar once, above its days', async () => {
    staff.api.on(readPromotions, { deals: [], codes: [], sales: [{ ...fridaySale, times: null }], rewards: [] })
    const page = await openSales()
    await choose(page, 'Coming four weeks')
    await says(page, 'On all the time')
    expect(page.text().match(/Friday sale, 2 sizes/g)).toHaveLength(1)
    expect(page.all('tr').every(day => day.textContent?.includes('Nothing more'))).toBe(true)
  })

  it('are opened from the calendar', async () => {
    const page = await openSales()
    await choose(page, 'Coming four weeks')
    await says(page, 'The coming four weeks at Queen West')
    const entry = page.all('td button').find(one => one.textContent?.includes('Friday sale'))
    entry?.click()
    await says(page, 'This changes 2 sizes at Queen West, Kensington.')
    await hasFocus(page, 'Friday sale')
  })

  it('get another name and other times for all their sizes, in one set of changes', async () => {
    const page = await openSales()
    await press(page, 'Edit: Friday sale')
    await says(page, 'This changes 2 sizes at Queen West, Kensington.')
    await fill(page, 'Name of the sale in English', 'Weekend sale')
    await fill(page, 'Ends', '2026-12-24T18:00')
    await fill(page, 'To', '21:00')
    await press(page, 'Save to the draft')
    await says(page, 'Saved to the draft.')
    expect(edits()).toEqual([
      {
        kind: 'price',
        ids: fridaySale.prices,
        change: 'set',
        fields: {
          saleName: { from: fridaySale.name, to: { en: 'Weekend sale', fr: 'Solde du vendredi' } },
          saleTimes: {
            from: fridaySale.times,
            to: { starts: null, ends: '2026-12-24T18:00', weekly: [{ day: 5, from: '10:00', to: '21:00' }] }
          }
        }
      }
    ])
    await hasFocus(page, 'Edit: Friday sale')
  })

  it('refuse half a name and half of weekly hours', async () => {
    const page = await openSales()
    await press(page, 'Edit: Friday sale')
    await fill(page, 'Name of the sale in French', '')
    await fill(page, 'To', '')
    await press(page, 'Save to the draft')
    await says(page, 'Fill in both languages, or neither.')
    await says(page, 'Enter both times.')
    expect(edits()).toEqual([])
  })

  it('end after a question', async () => {
    const page = await openSales()
    await press(page, 'Remove: Friday sale')
    await says(page, 'The regular prices come back once the draft is published.')
    await press(page, 'Remove in the draft')
    await says(page, 'Removed in the draft')
    const none = { salePrice: { to: null }, saleName: { to: null }, saleTimes: { to: null } }
    expect(edits()).toEqual([{ kind: 'price', ids: fridaySale.prices, change: 'set', fields: none }])
    await hasFocus(page, 'Sales')
  })

  it('are added by choosing products, and lead back once they are in the draft', async () => {
    const page = await openSales()
    await press(page, 'Add a sale')
    await says(page, 'Select the products for the sale')
    await vi.waitFor(() => expect(focused(page)).toContain('Select the products for the sale'))
    await choose(page, 'Select Night Ferry')
    await press(page, 'Sale')
    await fill(page, 'Percentage', '20')
    await press(page, 'Save to the draft')
    await says(page, 'Friday sale')
    expect(edits()).toMatchObject([{ kind: 'price', change: 'set', fields: { salePrice: { to: 2400 } } }])
    page.get('#tab-products').click()
    await says(page, 'Night Ferry')
    expect(page.text()).not.toContain('Select the products for the sale')
  })

  it('that are not added after all leave nothing behind', async () => {
    const page = await openSales()
    await press(page, 'Add a sale')
    await says(page, 'Select the products for the sale')
    await press(page, 'Back')
    await says(page, 'Friday sale')
    expect(edits()).toEqual([])
  })
})
