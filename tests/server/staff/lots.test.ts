import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { BodyOf } from '../../../src/contract/http/endpoint.ts'
import { readLots, setLot } from '../../../src/contract/staff/staff-lots.ts'
import { listings, lots, messages, staffAudit } from '../../../src/server/db/schema.ts'
import { by } from '../support/loyalty.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const staff = by('staff')
const variant = await shop.sizeOf('grinder')
const params = { location: 'queen-west', variant }

const read = async () => (await shop.to(readLots, { params, headers: staff })).payload
const send = (body: Partial<BodyOf<typeof setLot>>, headers = staff) =>
  shop.to(setLot, { params, body: { number: 'A-1', left: 4, ...body }, headers })
/** Returns the stock of the size, and what is left of its lots as they are sold. */
const shelf = async () => {
  const { stock, lots: held } = await read()
  return { stock, lots: held.map(({ number, left }) => [number, left]) }
}

beforeEach(async () => {
  await shop.db.delete(lots).where(eq(lots.variantId, variant))
  await shop.setListing('grinder', { stock: 10 })
  await shop.db.delete(messages)
})

/** Returns the types of the messages that open pages have got. */
const sentTypes = async () =>
  (await shop.db.select().from(messages)).map(({ message }) => (message as { type: string }).type).sort()

describe('a lot of a size', () => {
  test('is added with its figures, and its pieces are added to the stock', async () => {
    const facts = {
      packagedOn: '2026-10-12',
      thc: { min: 22.4, max: 22.4, unit: '%' as const },
      cbd: { min: 0, max: 1, unit: '%' as const },
      coa: 'https://lab.example/a-1.pdf'
    }
    const { payload } = await send(facts)
    expect(payload).toMatchObject({ variant, stock: 14, lots: [{ number: 'A-1', left: 4, ...facts }] })
    expect(await sentTypes()).toEqual(['menu', 'stock'])
  })

  test('takes pieces that are counted already from the stock without a lot', async () => {
    await send({ left: 7, isCounted: true })
    expect(await shelf()).toEqual({ stock: 10, lots: [['A-1', 7]] })
    const { status, failure } = await send({ number: 'A-2', left: 4, isCounted: true })
    expect([status, failure.fields]).toEqual([422, { left: 'wrong' }])
  })

  test('is corrected and ended, and the stock follows', async () => {
    await send({ packagedOn: '2026-10-12' })
    await send({ number: 'A-2', left: 3, packagedOn: '2026-08-01' })
    expect(await shelf()).toEqual({
      stock: 17,
      lots: [
        ['A-2', 3],
        ['A-1', 4]
      ]
    })
    await shop.db.delete(messages)
    await send({ left: 2, was: 4, packagedOn: '2026-10-12' })
    expect(await sentTypes()).toEqual(['stock'])
    await send({ number: 'A-2', left: 0, was: 3, packagedOn: '2026-08-01' })
    expect(await shelf()).toEqual({ stock: 12, lots: [['A-1', 2]] })
    expect(await sentTypes()).toEqual(['menu', 'stock', 'stock'])
  })

  test('can be received again once it has ended, and not twice before', async () => {
    await send({})
    const { status, failure } = await send({})
    expect([status, failure.fields]).toEqual([422, { number: 'choice' }])
    await send({ left: 0, was: 4 })
    await send({ left: 6 })
    expect(await shelf()).toEqual({ stock: 16, lots: [['A-1', 6]] })
  })

  test('of which an order has taken pieces isn’t corrected from an older count', async () => {
    await send({})
    await shop.send(await shop.orderFor(await shop.cartWith({ grinder: 1 })))
    expect((await send({ left: 8, was: 4 })).status).toBe(409)
    expect(await shelf()).toEqual({ stock: 13, lots: [['A-1', 3]] })
  })

  test.each<[what: string, body: Partial<BodyOf<typeof setLot>>, fields: Record<string, string>]>([
    ['without a number', { number: ' ' }, { number: 'required' }],
    ['packaged on a day that isn’t one', { packagedOn: '2026-02-30' }, { packagedOn: 'wrong' }],
    ['packaged in the future', { packagedOn: '2036-01-01' }, { packagedOn: 'wrong' }],
    ['with bounds the wrong way round', { thc: { min: 5, max: 2, unit: '%' } }, { thc: 'wrong' }],
    ['of more than all', { cbd: { min: 5, max: 120, unit: '%' } }, { cbd: 'wrong' }],
    ['with an address that isn’t https', { coa: 'http://lab.example' }, { coa: 'wrong' }],
    ['with half a piece', { left: 1.5 }, { left: 'number' }],
    ['beyond any stock', { left: 2147483647 }, { left: 'number' }]
  ])('%s is refused at its field', async (_what, body, fields) => {
    const { status, failure } = await send(body)
    expect([status, failure.fields]).toEqual([422, fields])
    expect(await shelf()).toEqual({ stock: 10, lots: [] })
  })

  test('is for the staff alone, of sizes that the store has, and is audited', async () => {
    expect((await send({}, {})).status).toBe(401)
    const elsewhere = { params: { location: 'queen-west', variant: 'none' }, headers: staff }
    expect((await shop.to(readLots, elsewhere)).status).toBe(404)
    expect((await shop.to(setLot, { ...elsewhere, body: { number: 'A-1', left: 1 } })).status).toBe(404)
    await send({ number: 'audited', left: 5 })
    const entries = await shop.db.select().from(staffAudit).where(eq(staffAudit.detail, 'lot audited: 5'))
    expect(entries).toMatchObject([{ action: 'stock', variantId: variant, ok: true }])
    const [row] = await shop.db.select().from(listings).where(eq(listings.variantId, variant))
    expect(row?.stock).toBe(15)
  })
})
