import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { readOrder } from '../../../src/contract/order/order.ts'
import { readSlots } from '../../../src/contract/order/slots.ts'
import { readBusiness } from '../../../src/contract/store/business.ts'
import { messages, orders, pictures, slotBookings } from '../../../src/server/db/schema.ts'
import { pathOfPicture } from '../../../src/server/pictures/picture-address.ts'
import { prunePictures } from '../../../src/server/pictures/prune-pictures.ts'
import { openDrafting } from './support/drafting.ts'
import { business, store, zone } from './support/store-edits.ts'

const shop = await openDrafting()

const shown = async () => (await shop.to(readBusiness, {})).payload
const queen = async () => (await shown()).locations.find(({ slug }) => slug === 'queen-west')!
const deliveryOrder = async () => shop.orderFor(await shop.cartWith({ mango: 1 }, 'queen-west', 'delivery'))

test('published notes are on the order’s page and in its email, each in the language of its reader', async () => {
  const order = await shop.placed()
  const draft = await shop.drafted(
    store({ receiptNote: { en: 'No returns\non food.', fr: 'Aucun retour\nd’aliments.' } }),
    business({ emailNote: { en: 'See you soon.', fr: 'À bientôt.' } })
  )
  await shop.publish(draft)
  const read = async (locale: string) =>
    (await shop.to(readOrder, { params: { order: order.id }, query: { locale } })).payload.receiptNote
  expect([await read('en-CA'), await read('fr-CA')]).toEqual(['No returns\non food.', 'Aucun retour\nd’aliments.'])
  const next = await shop.placed('pickup', { locale: 'fr-CA' })
  await vi.waitFor(async () =>
    expect((await shop.mailsTo(next.customer.email))[0]?.body).toMatch(/Aucun retour\s+d’aliments\.\s+À bientôt\./)
  )
  await shop.undo(draft)
  expect(await read('en-CA')).toBeUndefined()
})

test('open pages are asked to read a published store again, those of all stores after a change of the business', async () => {
  const sent = async () =>
    (await shop.db.select().from(messages)).flatMap(({ channel, message }) =>
      channel.startsWith('location.') ? [{ channel, type: (message as { type: string }).type }] : []
    )
  const { locations } = await shown()
  const idOf = (slug: string) => `location.${locations.find(known => known.slug === slug)!.id}`
  const heardAfter = async (draft: string) => {
    await shop.db.delete(messages)
    await shop.publish(draft)
    const heard = await sent()
    await shop.undo(draft)
    return heard
  }
  const queenChannel = idOf('queen-west')
  expect(await heardAfter(await shop.drafted(zone({ fee: 300 })))).toEqual([{ channel: queenChannel, type: 'missed' }])
  // Its menu shows ratings.
  expect(await heardAfter(await shop.drafted(store({ reviews: true })))).toEqual(
    expect.arrayContaining([
      { channel: queenChannel, type: 'missed' },
      { channel: queenChannel, type: 'menu' }
    ])
  )
  const all = await heardAfter(await shop.drafted(business({ guestCheckout: false })))
  expect(new Set(all.map(({ channel }) => channel))).toEqual(new Set(locations.map(({ id }) => `location.${id}`)))
})

test('a store takes its own number of deliveries per slot', async () => {
  const read = async (method: string) => {
    const query = { method, postalCode: 'M5H2N2' }
    return (await shop.to(readSlots, { params: { location: 'queen-west' }, query })).payload.days.flatMap(
      day => day.slots
    )
  }
  const start = new Date((await read('delivery'))[0]!.start)
  const { id: locationId } = await queen()
  for (const method of ['pickup', 'delivery'] as const)
    await shop.db.insert(slotBookings).values({ locationId, method, slotStart: start, taken: 1 })
  const isFree = async (method: string) =>
    (await read(method)).find(slot => Date.parse(slot.start) === start.getTime())?.available
  expect([await isFree('pickup'), await isFree('delivery')]).toEqual([true, true])
  const draft = await shop.drafted(store({ deliveryCapacity: 1 }))
  await shop.publish(draft)
  expect([await isFree('pickup'), await isFree('delivery')]).toEqual([true, false])
  const [first, second] = [await deliveryOrder(), await deliveryOrder()]
  expect((await shop.send(first)).status).toBe(201)
  expect((await shop.send(second)).failure.code).toBe('slot_gone')
  await shop.undo(draft)
  expect(await isFree('delivery')).toBe(true)
})

test('each order that is placed while a zone is published has either all of its old settings or all of its new ones', async () => {
  const bodies = await Promise.all(Array.from({ length: 8 }, deliveryOrder))
  const draft = await shop.drafted(zone({ name: 'Core', fee: 777 }))
  const answers = await Promise.all([
    ...bodies.slice(0, 4).map(body => shop.send(body)),
    shop.publish(draft),
    ...bodies.slice(4).map(body => shop.send(body))
  ])
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 200, 201, 201, 201, 201])
  await shop.send(await deliveryOrder())
  const rows = await shop.db
    .select({ fee: orders.fee, zone: orders.zone })
    .from(orders)
    .where(eq(orders.method, 'delivery'))
  const pairs = new Set(rows.map(({ fee, zone: name }) => `${name} ${fee}`))
  expect([...pairs].filter(pair => pair !== 'Downtown 0')).toEqual(['Core 777'])
  await shop.undo(draft)
})

test('a picture as the logo keeps its transparency, and stays while it is in a draft, is shown, or could come back', async () => {
  const id = 'd'.repeat(32)
  await shop.db.insert(pictures).values({ id })
  const isThere = async () => (await shop.db.$count(pictures, eq(pictures.id, id))) === 1
  const days = { gone: 0 }
  const prune = async () => {
    days.gone += 10
    const now = new Date(Date.UTC(2030, 0, days.gone))
    await prunePictures(shop.db, now, now)
    await prunePictures(shop.db, new Date(now.getTime() + 1), now)
  }
  const draft = await shop.drafted(business({ logo: pathOfPicture(id) }))
  await prune()
  await shop.publish(draft)
  await prune()
  expect((await shown()).business.logo).toBe(`${shop.url}/v1/pictures/${id}/640.webp`)
  const next = await shop.drafted(business({ logo: null }))
  await shop.publish(next)
  await prune()
  expect(await isThere()).toBe(true)
  await shop.undo(next)
  expect((await shown()).business.logo).toContain(id)
})
