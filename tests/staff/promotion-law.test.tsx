import { beforeEach, describe, expect, it, vi } from 'vitest'
import { editDraft, publishDraft } from '../../src/contract/staff/drafts.ts'
import type { LawFinding } from '../../src/contract/staff/law-finding.ts'
import { readPromotions } from '../../src/contract/staff/staff-catalogue.ts'
import type { Rendered } from '../screens/support/render.tsx'
import { Refusal } from './support/api.ts'
import { openBoard, withStaffShop } from './support/board.tsx'
import { answerDrafts, draftData, type DraftData, lawFindings, ownDraft, priceChange } from './support/drafts.ts'
import { choose, dialog, field, fill, isClosed, isSilent, press, says, select } from './support/find.ts'
import { inMinutes } from './support/samples.ts'
import { happyHour, welcome } from './support/promotions.ts'

const staff = withStaffShop()
let data: DraftData

beforeEach(() => {
  data = draftData()
  answerDrafts(staff.api, data)
  staff.api.on(readPromotions, { deals: [happyHour], codes: [welcome] })
})

/** Opens the page of a product. */
async function openProduct(locale: 'en-CA' | 'fr-CA' = 'en-CA'): Promise<Rendered> {
  const page = await openBoard({ locale, tab: 'products' })
  await press(page, locale === 'en-CA' ? 'Night Ferry' : 'Traversier de nuit')
  await vi.waitFor(() => page.get('#nameEn'))
  return page
}

const hintAt = (page: Rendered, name: string) => page.all(`#${name}-law`)[0]
const linksIn = (element: Element | undefined) =>
  [...(element?.querySelectorAll('a') ?? [])].map(link => [link.textContent, link.href])
const announcements = (page: Rendered) => page.all('[role=status]').map(region => region.textContent)

describe('while a text is typed, promotion law', () => {
  it('is named below the field, with the words, the reason, the law and its page', async () => {
    const page = await openProduct()
    expect(hintAt(page, 'nameEn')).toBeUndefined()
    await fill(page, 'Name in English', 'Relaxing Ferry')
    await vi.waitFor(() => expect(hintAt(page, 'nameEn')).toBeDefined())
    const hint = hintAt(page, 'nameEn')
    expect(hint?.textContent).toContain('“Relaxing”: describes an effect on mood or body.')
    expect(linksIn(hint)).toEqual([
      ['Cannabis Act, s. 17(1)(e)', 'https://laws-lois.justice.gc.ca/eng/acts/C-24.5/section-17.html']
    ])
    expect(page.get('#nameEn').getAttribute('aria-describedby')).toBe('nameEn-law')
    expect(announcements(page)).toContain('Name in English: promotion law may forbid “Relaxing”.')

    await fill(page, 'Name in English', 'Ferry')
    await vi.waitFor(() => expect(hintAt(page, 'nameEn')).toBeUndefined())
    expect(page.get('#nameEn').hasAttribute('aria-describedby')).toBe(false)
  })

  it('is that of the field’s language, in the words of the reader’s', async () => {
    const page = await openProduct('fr-CA')
    await fill(page, 'Nom en français', 'Contre la douleur')
    await fill(page, 'Nom en anglais', 'Douleur')
    await vi.waitFor(() => expect(hintAt(page, 'nameFr')?.textContent).toContain('«\u00a0douleur\u00a0»'))
    expect(hintAt(page, 'nameFr')?.textContent).toContain('laisse entendre un bienfait pour la santé ou l’apparence.')
    expect(linksIn(hintAt(page, 'nameFr'))[0]?.[1]).toContain('/fra/reglements/')
    expect(hintAt(page, 'nameEn')).toBeUndefined()
  })

  it('doesn’t keep the text from being saved', async () => {
    const page = await openProduct()
    await fill(page, 'Name in English', 'Relaxing Ferry')
    await vi.waitFor(() => expect(hintAt(page, 'nameEn')).toBeDefined())
    await press(page, 'Save to the draft')
    await vi.waitFor(() => expect(staff.api.received(editDraft)).toHaveLength(1))
  })

  it('is silent about a text that was there when the form was opened, and shows it', async () => {
    data.edited = {
      ...data.edited,
      fields: { ...data.edited.fields, name: { en: 'Party Ferry', fr: 'Traversier' } }
    }
    const page = await openProduct()
    await vi.waitFor(() => expect(hintAt(page, 'nameEn')?.textContent).toContain('“Party”'))
    expect(announcements(page).join()).not.toContain('Party')
  })
})

describe('a discount that promotion law may forbid', () => {
  async function openDeal(): Promise<Rendered> {
    const page = await openBoard({ tab: 'promotions' })
    await press(page, 'Edit: Happy hour')
    await vi.waitFor(() => page.get('#promo-when'))
    return page
  }

  it('has a hint below its figures', async () => {
    const page = await openDeal()
    expect(hintAt(page, 'offer')).toBeUndefined()
    await select(page, 'Kind', 'buy_get')
    await fill(page, 'Pieces to buy', '2')
    await fill(page, 'Pieces to get', '1')
    await fill(page, 'Percentage', '100')
    await says(page, 'Discount: gives cannabis or an accessory away.')
    expect(announcements(page)).toContain('Promotion law may forbid this discount.')
    await fill(page, 'Percentage', '25')
    await vi.waitFor(() => expect(hintAt(page, 'offer')).toBeUndefined())
  })

  it('has one at the price of a sale, too', async () => {
    staff.shop.stores = staff.shop.stores.map(store => ({ ...store, address: { ...store.address, province: 'AB' } }))
    const page = await openProduct()
    await fill(page, 'Sale price', '16')
    await vi.waitFor(() => field(page, 'Name of the sale in English'))
    await fill(page, 'Sale price', '15')
    await says(page, 'Discount: may be below the lowest price allowed.')
    expect(linksIn(hintAt(page, 's0-all-sale')).map(([text]) => text)).toEqual([
      'Alberta’s store handbook (AGLC), 4.2.4'
    ])
  })

  it('is judged by the provinces of the chosen stores', async () => {
    staff.shop.stores = staff.shop.stores.map(store =>
      store.slug === 'kensington' ? { ...store, address: { ...store.address, province: 'QC' } } : store
    )
    const page = await openDeal()
    await says(page, 'Discount: offers a discount.')
    expect(linksIn(hintAt(page, 'offer'))[0]?.[0]).toBe('Quebec’s Cannabis Regulation Act, s. 48, par. 2')
    await choose(page, 'Queen West')
    await vi.waitFor(() => expect(hintAt(page, 'offer')).toBeUndefined())
  })
})

describe('publishing a draft with findings', () => {
  const open = async (findings: LawFinding[]): Promise<Rendered> => {
    data.drafts = [{ ...ownDraft, changes: 1, list: [priceChange], more: 0, findings }]
    const page = await openBoard()
    await press(page, 'Publish')
    await vi.waitFor(() => dialog(page))
    return page
  }

  it('lists them by thing and asks for a reason', async () => {
    const page = await open(lawFindings)
    await says(page, 'Promotion law may forbid some of this')
    const thing = await vi.waitFor(() => {
      const found = page.get('[data-finding="product p1"]')
      expect(found.textContent).toContain('“Relaxing”: describes an effect on mood or body.')
      return found
    })
    expect(thing.textContent).toMatch(/^Night FerryName, English/)
    expect(page.get('[data-finding="code w1"]').textContent).toContain('Discount: gives cannabis or an accessory away.')
    await press(page, 'Publish now')
    await says(page, 'Give a reason, or change the draft.')
    expect(staff.api.received(publishDraft)).toEqual([])
    page.type('#reason', 'The brand’s\nown name ')
    await press(page, 'Publish now')
    await isClosed(page)
    expect(staff.api.received(publishDraft)[0]?.body).toEqual({ isScheduled: false, reason: 'The brand’s own name' })
  })

  it('shows those that the server finds on the day, and nothing typed is lost', async () => {
    const page = await open([])
    await fill(page, 'Name', 'Autumn')
    expect(page.all('#reason')).toEqual([])
    staff.api.on(publishDraft, () => {
      throw new Refusal(422, 'Promotion law', { reason: 'required' }, { findings: lawFindings })
    })
    await press(page, 'Publish now')
    await says(page, 'Give a reason, or change the draft.')
    await says(page, '“Relaxing”')
    expect(field(page, 'Name').value).toBe('Autumn')
    expect((page.get('#reason') as HTMLTextAreaElement).value).toBe('')
  })

  it('without any asks for nothing', async () => {
    const page = await open([])
    await press(page, 'Publish now')
    await isClosed(page)
    expect(staff.api.received(publishDraft)[0]?.body).toEqual({ isScheduled: false })
  })
})

it('the history has the reason and the findings of a published draft', async () => {
  const published = { state: 'published' as const, publishedAt: inMinutes(-60), publishedBy: 'Jo Park', name: 'Autumn' }
  data.drafts = [
    {
      ...ownDraft,
      ...published,
      reason: 'A brand name',
      changes: 1,
      list: [priceChange],
      more: 0,
      findings: lawFindings
    },
    {
      ...ownDraft,
      id: 'd2',
      name: 'Next',
      reason: 'Typed before',
      changes: 1,
      list: [priceChange],
      more: 0,
      findings: []
    }
  ]
  const page = await openBoard({ tab: 'products' })
  await press(page, 'Drafts and history')
  await says(page, 'Published despite promotion law: A brand name')
  await isSilent(page, 'Typed before')
  await press(page, 'Changes: Autumn')
  await says(page, '“Relaxing”: describes an effect on mood or body.')
})
