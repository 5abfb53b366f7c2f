import { expect } from 'vitest'
import { readMenu } from '../../../src/contract/catalog/menu.ts'
import { createDraft, createPreview, editDraft } from '../../../src/contract/staff/drafts.ts'
import { addDays, dateOf, instantOn, wallAt } from '../../../src/rules/time/time-zone.ts'
import { call } from '../../server/support/client.ts'
import { isOpen } from '../support/settled.ts'
import { shop, test } from '../support/shop.ts'
import { slice } from '../support/visitor.ts'

const headers = { Authorization: 'Bearer staff' }
const toronto = 'America/Toronto'
const set = (to: unknown) => ({ to })

/** Begins a draft with a name for a store's first product, and a sale of it tomorrow evening. */
async function draftSale(day: string): Promise<string> {
  const { url } = shop.server
  const { products } = (await call(url, readMenu, { params: { location: 'queen-west' } })).payload
  const [product] = products
  const size = product?.variants[0]
  const { id } = (await call(url, createDraft, { body: {}, headers })).payload
  const saleTimes = { starts: `${day}T18:00`, ends: `${day}T21:00`, weekly: null }
  const sale = { salePrice: set((size?.price ?? 0) - 100), saleName: set({ en: 'Six o’clock', fr: 'Dix-huit heures' }) }
  const edits = [
    {
      kind: 'product' as const,
      ids: [product?.id ?? ''],
      change: 'set' as const,
      fields: { name: set({ en: 'Drafted', fr: 'Ébauche' }) }
    },
    {
      kind: 'price' as const,
      ids: [`queen-west/${size?.id}`],
      change: 'set' as const,
      fields: { ...sale, saleTimes: set(saleTimes) }
    }
  ]
  await call(url, editDraft, { params: { draft: id }, body: { edits }, headers })
  return id
}

// Only a page with the built shop shows that all of it follows the moved clock.
test('the preview of a draft is the real shop at its time, which takes no order and changes nothing', async () => {
  const { url } = shop.server
  const day = addDays(dateOf(wallAt(Date.now(), toronto)), 1)
  const draft = await draftSale(day)
  const { page, context } = shop
  await context.addCookies([slice('visitorAge', { age: 19 }), slice('location', { slug: 'queen-west', carts: {} })])
  const open = async (time: string) => {
    const at = new Date(instantOn(day, time, toronto)).toISOString()
    const { path } = (await call(url, createPreview, { body: { draft, at }, headers })).payload
    await page.goto(`${path}frame?location=queen-west&locale=en-CA`)
    await isOpen(page)
  }
  await open('17:30')
  await page.getByText('Drafted').first().waitFor()
  expect(await page.getByText('Six o’clock').count()).toBe(0)
  expect(await page.getByText(/CLOSED/).count()).toBe(0)

  await open('18:30')
  await page.getByText('Six o’clock').first().waitFor()

  await open('03:00')
  await page
    .getByText(/CLOSED/)
    .first()
    .waitFor()

  await page.goto('/pages/plain.html#/queen-west')
  await isOpen(page)
  expect(await page.getByText('Drafted').count()).toBe(0)
})
