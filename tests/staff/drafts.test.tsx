import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  createPreview,
  type DraftDetail,
  dropChanges,
  nameDraft,
  publishDraft,
  readDrafts,
  settleDraft,
  undoDraft
} from '../../src/contract/staff/drafts.ts'
import { readProducts } from '../../src/contract/staff/staff-catalogue.ts'
import type { Rendered } from '../screens/support/render.tsx'
import { openBoard, withStaffShop } from './support/board.tsx'
import { withEmptyFrames } from './support/frames.ts'
import { answerDrafts, draftData, type DraftData, ownDraft, priceChange } from './support/drafts.ts'
import { choose, dialog, fill, isClosed, isSilent, press, says, select } from './support/find.ts'
import { inMinutes, mira } from './support/samples.ts'
import { stream } from './support/stream.ts'

const staff = withStaffShop()
withEmptyFrames()
let data: DraftData

const withChanges = (part: Partial<DraftDetail> = {}): DraftDetail => ({
  ...ownDraft,
  changes: 1,
  kinds: [{ kind: 'price', count: 1 }],
  list: [priceChange],
  more: 0,
  findings: [],
  ...part
})

beforeEach(() => {
  data = draftData()
  data.drafts = [withChanges()]
  answerDrafts(staff.api, data)
})

async function openBar(locale: 'en-CA' | 'fr-CA' = 'en-CA'): Promise<Rendered> {
  const page = await openBoard({ locale })
  await says(page, locale === 'en-CA' ? '1 change, not published' : '1 modification non publiée')
  return page
}

describe('the bar of the draft', () => {
  it('is on all sections while there are changes', async () => {
    const page = await openBar()
    page.get('#tab-hours').click()
    await says(page, 'Opening hours')
    expect(page.text()).toContain('1 change, not published')
  })

  it('is not there without changes, for the drafts of others, and for members without a right to them', async () => {
    data.drafts = [withChanges({ id: 'd2', isMine: false }), withChanges({ list: [], changes: 0 })]
    const page = await openBoard()
    await vi.waitFor(() => expect(staff.api.received(readDrafts)).not.toEqual([]))
    expect(page.text()).not.toContain('not published')
    page.unmount()
    staff.shop.member = { ...mira, rights: ['orders'] }
    const before = staff.api.received(readDrafts).length
    await openBoard()
    expect(staff.api.received(readDrafts)).toHaveLength(before)
  })

  it('asks before the draft is discarded', async () => {
    const page = await openBar('fr-CA')
    await press(page, 'Supprimer')
    await says(page, 'Supprimer le brouillon?')
    await press(page, 'Le supprimer')
    await says(page, 'Le brouillon est supprimé.')
    await isSilent(page, 'non publiée')
    expect(data.drafts).toEqual([])
  })
})

describe('another member’s publishing', () => {
  const publishedByJo = () =>
    withChanges({ id: 'd9', isMine: false, state: 'published', publishedAt: inMinutes(0), publishedBy: 'Jo Park' })

  it('that is in conflict with the draft is announced, with the number of conflicts', async () => {
    const page = await openBar()
    const field = { name: 'price', from: 3000, to: 2800, now: 1200 }
    data.drafts = [publishedByJo(), withChanges({ conflicts: 1, list: [{ ...priceChange, fields: [field] }] })]
    stream().tell({ type: 'drafts', draft: 'd9' })
    await says(page, 'Jo Park has published a change of something in your draft. Review it.')
    await says(page, '1 conflict')
  })

  it('that has nothing to do with the draft is not announced, and the products are read again', async () => {
    const page = await openBar()
    page.get('#tab-products').click()
    await says(page, 'Night Ferry')
    const reads = staff.api.received(readProducts).length
    data.drafts = [publishedByJo(), withChanges()]
    stream().tell({ type: 'drafts', draft: 'd9' })
    await vi.waitFor(() => expect(staff.api.received(readProducts)).toHaveLength(reads + 1))
    expect(page.text()).not.toContain('Jo Park')
  })

  it('of the member’s own draft on another device takes its bar away', async () => {
    const page = await openBar()
    data.drafts = []
    stream().tell({ type: 'drafts', draft: 'd1' })
    await isSilent(page, 'not published')
  })
})

it.each([
  ['conflict', 'published differently before'],
  ['rights', 'no longer has the rights'],
  ['law', 'Publish it with a reason.'],
  ['invalid', 'a value in it is no longer possible']
] as const)('a draft that could not be published at its time says why: %s', async (stuckFor, text) => {
  data.drafts = [withChanges({ state: 'stuck', stuckFor })]
  const page = await openBar()
  expect(page.get('[role=region]').textContent).toContain(text)
})

describe('the review', () => {
  it('shows each change with its old and new value, and drops it', async () => {
    const page = await openBar()
    await press(page, 'Review')
    await says(page, '$30.00 → $28.00')
    expect(dialog(page).textContent).toContain('Night Ferry, 3.5 g · Queen West')
    await press(page, 'Drop this change: Night Ferry, 3.5 g')
    await says(page, 'This draft has no changes.')
    expect(page.root.activeElement?.textContent).toBe('0 changes, not published')
    expect(staff.api.received(dropChanges)[0]?.body).toEqual({ changes: [{ kind: 'price', id: 'queen-west/v1' }] })
  })

  it('shows the values of a new size without its ids, and the direction of a moved category', async () => {
    const fields = [
      { name: 'productId', from: null, to: 'f003b62842ff' },
      { name: 'sku', from: null, to: 'NF-35' },
      { name: 'gtin', from: null, to: null },
      { name: 'sortOrder', from: null, to: 0 }
    ]
    const size: DraftDetail['list'][number] = { ...priceChange, kind: 'size', id: 'v9', change: 'add', fields }
    const place = { name: 'sortOrder', from: 4, to: 0 }
    const category = { ...priceChange, kind: 'category' as const, id: 'c1', label: 'Flower', fields: [place] }
    data.drafts = [withChanges({ list: [size, category], changes: 2 })]
    const page = await openBoard()
    await press(page, 'Review')
    await says(page, 'NF-35')
    const facts = [...dialog(page).querySelectorAll('dl > div')].map(({ textContent }) => textContent)
    expect(facts).toEqual(['SKUNF-35', 'Positionmoved up'])
  })

  it('settles a conflict by field', async () => {
    const field = { name: 'price', from: 3000, to: 2800, now: 1200 }
    data.drafts = [withChanges({ conflicts: 1, list: [{ ...priceChange, fields: [field] }] })]
    const page = await openBar()
    await says(page, '1 conflict')
    await press(page, 'Review')
    await says(page, 'Published since: $12.00')
    await press(page, 'Use mine: Night Ferry, 3.5 g, Price')
    await isSilent(page, 'Published since')
    expect(staff.api.received(settleDraft)[0]?.body).toEqual({
      fields: [{ kind: 'price', id: 'queen-west/v1', name: 'price', take: 'mine' }]
    })
  })
})

describe('publishing', () => {
  it('happens now, under a name for the history', async () => {
    const page = await openBar()
    await press(page, 'Publish')
    await fill(page, 'Name', 'Autumn')
    await press(page, 'Publish now')
    await says(page, 'The draft is published.')
    await isClosed(page)
    await isSilent(page, 'not published')
    // The button that opened the dialog is gone with the bar.
    expect(page.root.activeElement?.id).toBe('panel')
    expect(staff.api.received(nameDraft)[0]?.body).toEqual({ name: 'Autumn' })
    expect(staff.api.received(publishDraft)[0]?.body).toEqual({ isScheduled: false })
  })

  it('happens at a date and time of the store, gets another date, and is taken back', async () => {
    const page = await openBar()
    await press(page, 'Publish')
    await choose(page, 'At a date and time')
    await press(page, 'Publish at this time')
    await says(page, 'Please fill this in.')
    await fill(page, 'Date', '2026-11-20')
    await fill(page, 'Time', '18:00')
    await press(page, 'Publish at this time')
    await says(page, 'This is in the past.')
    await fill(page, 'Date', '2026-11-27')
    await press(page, 'Publish at this time')
    await isClosed(page)
    expect(staff.api.received(publishDraft)[0]?.body).toEqual({ at: '2026-11-27T23:00:00.000Z', isScheduled: true })
    page.get('#tab-products').click()
    await press(page, 'Drafts and history')
    await says(page, 'For Friday, November 27, 6:00 pm')
    await press(page, 'Change the date: 1 price')
    await fill(page, 'Date', '2026-11-20')
    await press(page, 'Publish at this time')
    await says(page, 'This is in the past.')
    await fill(page, 'Date', '2026-11-28')
    await press(page, 'Publish at this time')
    await says(page, 'For Saturday, November 28, 6:00 pm')
    expect(staff.api.received(publishDraft)[1]?.body).toEqual({ at: '2026-11-28T23:00:00.000Z', isScheduled: true })
    await press(page, 'Take back: 1 price')
    await says(page, 'The draft is open again.')
    expect(staff.api.received(publishDraft)[2]?.body).toEqual({ at: null, isScheduled: true })
  })

  it('that is refused says why, and the draft stays', async () => {
    staff.api.refuse(publishDraft, 409, 'Jo has changed the price since.')
    const page = await openBar()
    await press(page, 'Publish')
    await press(page, 'Publish now')
    await says(page, 'Jo has changed the price since.')
    expect(page.text()).toContain('1 change, not published')
  })
})

it('the history names drafts without a name by their content', async () => {
  const published = { state: 'published' as const, publishedAt: inMinutes(-60), publishedBy: 'Jo Park' }
  const kinds = (['category', 'product', 'size', 'price', 'store'] as const).map((kind, at) => ({
    kind,
    count: at + 1
  }))
  data.drafts = [
    withChanges({ ...published, id: 'd2', kinds }),
    withChanges({
      ...published,
      id: 'd3',
      kinds: [
        { kind: 'business', count: 1 },
        { kind: 'store', count: 2 }
      ]
    }),
    withChanges({ ...published, id: 'd4', kinds: [] })
  ]
  const page = await openBoard({ tab: 'products' })
  await press(page, 'Drafts and history')
  await says(page, '1 category, 2 products, 3 sizes and more')
  expect(page.text()).toContain('settings of the business, 2 stores')
  expect(page.text()).toContain('Draft without a name')
})

it('the history says who published and when, and undoes it after a question', async () => {
  const published = { state: 'published' as const, publishedAt: inMinutes(-60), publishedBy: 'Jo Park', canUndo: true }
  data.drafts = [withChanges({ ...published, name: 'Autumn' })]
  const page = await openBoard({ tab: 'products' })
  await press(page, 'Drafts and history')
  await says(page, 'Published by Jo Park, 4:20 pm · 1 change')
  await press(page, 'Changes: Autumn')
  await says(page, '$30.00 → $28.00')
  await press(page, 'Undo: Autumn')
  await says(page, 'The values from before come back.')
  await press(page, 'Undo it')
  await says(page, 'Published by Jo Park, 4:20 pm · Undone 5:20 pm')
  expect(staff.api.received(undoDraft)).toHaveLength(1)
})

it('the preview shows the real shop for a store, a language and a time, and says that nothing can be ordered', async () => {
  staff.api.on(createPreview, { path: '/preview/abc/', until: inMinutes(720) })
  const page = await openBar()
  await press(page, 'Preview')
  await says(page, 'Nothing can be ordered here.')
  const frames = () => page.all('iframe').map(frame => frame.getAttribute('src'))
  await vi.waitFor(() => expect(frames()).toEqual(['/preview/abc/frame?location=queen-west&locale=en-CA&theme=auto']))
  await select(page, 'Language', 'fr-CA')
  await select(page, 'Theme', 'dark')
  await choose(page, 'Both')
  const french = '/preview/abc/frame?location=queen-west&locale=fr-CA&theme=dark'
  await vi.waitFor(() => expect(frames()).toEqual([french, french]))
  await fill(page, 'As of (store’s clock)', '2026-11-27T16:00')
  await vi.waitFor(() =>
    expect(staff.api.received(createPreview).map(({ body }) => body)).toEqual([
      { draft: 'd1', at: null },
      { draft: 'd1', at: '2026-11-27T21:00:00.000Z' }
    ])
  )
})
