import { expect, test } from 'vitest'
import { readPromotions } from '../../../src/contract/staff/staff-catalogue.ts'
import { by } from '../support/loyalty.ts'
import { openDrafting, set } from './support/drafting.ts'

const shop = await openDrafting()
const headers = by('staff')
const friday = { en: 'Friday sale', fr: 'Solde du vendredi' }
const times = { starts: null, ends: null, weekly: [{ day: 5, from: '10:00', to: '20:00' }] }

const salesIn = async (draft?: string) =>
  (await shop.to(readPromotions, { query: draft ? { draft } : {}, headers })).payload.sales

const onSale = (ids: string[], salePrice: number, saleTimes: object | null = times) => ({
  kind: 'price' as const,
  ids,
  change: 'set' as const,
  fields: { salePrice: set(salePrice), saleName: set(friday), saleTimes: set(saleTimes) }
})

test('sales of one name and the same times are one, in all stores, as a draft would make them', async () => {
  const before = await salesIn()
  const [mango, away] = [await shop.priceOf('mango'), await shop.priceOf('mango', 'calgary')]
  const zebra = await shop.priceOf('zebra')
  const draft = await shop.drafted(
    onSale([mango, away], 100),
    onSale([zebra], 200),
    onSale([await shop.priceOf('apple')], 50, null)
  )
  expect(await salesIn()).toEqual(before)
  const named = (await salesIn(draft)).filter(({ name }) => name?.en === friday.en)
  expect(named.map(({ times: on, sizes, stores, prices }) => [on, sizes, stores, prices.toSorted()])).toEqual(
    expect.arrayContaining([
      [times, 2, ['queen-west', 'calgary'], [mango, away, zebra].toSorted()],
      [null, 1, ['queen-west'], [await shop.priceOf('apple')]]
    ])
  )
  expect(named).toHaveLength(2)
})

test('a whole sale gets other times in one change, and undoing gives it back byte for byte', async () => {
  const before = await shop.publicReads()
  const ids = [await shop.priceOf('mango'), await shop.priceOf('zebra')]
  const first = await shop.drafted(onSale(ids, 100))
  await shop.publish(first)
  const on = await shop.publicReads()
  const [sale] = (await salesIn()).filter(({ name }) => name?.en === friday.en)
  const ends = '2026-12-24T18:00'
  const next = await shop.drafted({
    kind: 'price',
    ids: sale?.prices ?? [],
    change: 'set',
    fields: { saleTimes: { from: sale?.times, to: { ...times, ends } } }
  })
  await shop.publish(next)
  expect((await salesIn()).find(({ name }) => name?.en === friday.en)).toMatchObject({ sizes: 2, times: { ends } })
  await shop.undo(next)
  expect(await shop.publicReads()).toEqual(on)
  await shop.undo(first)
  expect(await shop.publicReads()).toEqual(before)
})
