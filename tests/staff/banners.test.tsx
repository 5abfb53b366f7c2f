import { beforeEach, describe, expect, it, vi } from 'vitest'
import { editDraft } from '../../src/contract/staff/drafts.ts'
import { readPromotions } from '../../src/contract/staff/staff-catalogue.ts'
import type { Rendered } from '../screens/support/render.tsx'
import { openBoard, withStaffShop } from './support/board.tsx'
import { answerDrafts, draftData } from './support/drafts.ts'
import { coldShelf, happyHour } from './support/promotions.ts'
import { choose, field, fill, hasFocus, press, says, select } from './support/find.ts'

const staff = withStaffShop()

beforeEach(() => {
  answerDrafts(staff.api, draftData())
  staff.api.on(readPromotions, { deals: [happyHour], codes: [], banners: [coldShelf] })
})

const edits = () => staff.api.received(editDraft).flatMap(({ body }) => body.edits)

async function openPromotions(): Promise<Rendered> {
  const page = await openBoard({ tab: 'promotions' })
  await says(page, 'The cold shelf is full')
  return page
}

const preview = (page: Rendered) => page.get('[aria-labelledby=banner-preview]')

describe('the banners', () => {
  it('are listed with their place, their link and their times', async () => {
    const page = await openPromotions()
    await vi.waitFor(() =>
      expect(page.get('[data-promo=b1]').textContent).toMatch(
        /The cold shelf is full.*Top of the menu.*Leads to: Edibles.*Saturday, 10:00\s?am–6:00\s?pm/
      )
    )
  })

  it('are on the calendar next to the deals', async () => {
    const page = await openPromotions()
    await choose(page, 'Coming four weeks')
    await says(page, 'The coming four weeks at Queen West')
    const days = page.all('tr').map(row => (row.textContent ?? '').replace(/\s+/g, ' '))
    expect(
      days.filter(day => day.includes('The cold shelf is full, Top of the menu (from 10:00 am, until 6:00 pm)'))
    ).toHaveLength(4)
    expect(days.join()).toContain('Happy hour')
  })

  it('are changed in the draft field by field, and shown at their place in both languages while they are typed', async () => {
    const page = await openPromotions()
    await press(page, 'Edit: The cold shelf is full')
    await fill(page, 'Title in French', 'Le frigo déborde')
    expect(preview(page).textContent).toContain('The cold shelf is full')
    expect(preview(page).querySelector('img')?.getAttribute('alt')).toBe('A can')
    await choose(page, 'Français')
    expect(preview(page).textContent).toContain('Le frigo débordeBoissons et thés glacés.')
    await select(page, 'Leads to', 'search')
    await fill(page, 'Text to search for', 'iced tea')
    await press(page, 'Save to the draft')
    await says(page, 'Saved to the draft.')
    expect(edits()).toEqual([
      {
        kind: 'banner',
        ids: ['b1'],
        change: 'set',
        fields: {
          title: {
            from: coldShelf.fields.title,
            to: { en: 'The cold shelf is full', fr: 'Le frigo déborde' }
          },
          link: { from: coldShelf.fields.link, to: { kind: 'search', text: 'iced tea' } }
        }
      }
    ])
    await hasFocus(page, 'Edit: The cold shelf is full')
  })

  it('are added as an announcement bar, whose text has to be one line', async () => {
    const page = await openPromotions()
    await press(page, 'Add a banner')
    await press(page, 'Add to the draft')
    await says(page, 'Please fill this in.')
    await select(page, 'Place', 'bar')
    await fill(page, 'Title in English', 'Closed on December 25')
    await fill(page, 'Title in French', 'Fermé le 25 décembre')
    await fill(page, 'Text in English (optional)', 'Order by noon on the 24th to have it before the holidays.')
    await fill(page, 'Text in French (optional)', 'Commandez d’ici le 24 à midi.')
    await press(page, 'Add to the draft')
    await says(page, 'The announcement bar has room for 70 characters')
    await fill(page, 'Text in English (optional)', 'Order by noon on the 24th.')
    await press(page, 'Add to the draft')
    await says(page, 'Saved to the draft.')
    expect(edits()[0]).toMatchObject({
      kind: 'banner',
      change: 'add',
      fields: {
        place: { to: 'bar' },
        text: { to: { en: 'Order by noon on the 24th.', fr: 'Commandez d’ici le 24 à midi.' } },
        picture: { to: null },
        link: { to: null },
        sortOrder: { to: 1 }
      }
    })
  })

  it('show hints of promotion law while their texts are typed', async () => {
    const page = await openPromotions()
    await press(page, 'Add a banner')
    await fill(page, 'Text in English (optional)', 'Kids love them.')
    await vi.waitFor(() => expect(page.get('#textEn-law').textContent).toContain('may appeal to young people.'))
  })

  it('with a text in one language ask for the other', async () => {
    const page = await openPromotions()
    await press(page, 'Add a banner')
    await fill(page, 'Title in English', 'Fresh')
    await fill(page, 'Title in French', 'Frais')
    await fill(page, 'Text in English (optional)', 'Drinks and iced teas.')
    await press(page, 'Add to the draft')
    await says(page, 'Fill in both languages, or neither.')
    expect(field(page, 'Text in French (optional)').getAttribute('aria-invalid')).toBe('true')
  })

  it('that the server refuses say so at the field, and keep the typed text', async () => {
    const page = await openPromotions()
    await press(page, 'Edit: The cold shelf is full')
    staff.api.refuse(editDraft, 422, 'No', { 'banner.link': 'choice', 'banner.title.fr': 'too_long' })
    await fill(page, 'Title in French', 'Autre')
    await press(page, 'Save to the draft')
    await says(page, 'This category or product is no longer there.')
    await says(page, 'This is too long.')
    expect(field(page, 'Title in French').value).toBe('Autre')
  })

  it('are taken away after a question', async () => {
    const page = await openPromotions()
    await press(page, 'Remove: The cold shelf is full')
    await says(page, 'Shoppers don’t see it any more once the draft is published.')
    await press(page, 'Remove in the draft')
    await says(page, 'Removed in the draft')
    expect(edits()).toEqual([{ kind: 'banner', ids: ['b1'], change: 'remove', fields: {} }])
  })
})
