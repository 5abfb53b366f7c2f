import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { locations, lots, orderLines, orders } from '../../../src/server/db/schema.ts'
import type { Order } from '../../../src/contract/order/order.ts'
import { setOrderStatus } from '../../../src/contract/staff/staff-board.ts'
import { sumParts } from '../../../src/format/sum-parts.ts'
import type { Locale } from '../../../src/i18n/locale.ts'
import '../../i18n/support/load-languages.ts'
import { openCheckoutShop } from '../support/checkout.ts'
import { changesIn } from '../support/order-changes.ts'
import { peopleOf } from '../support/people.ts'
import { ada } from '../support/shop.ts'

const shop = await openCheckoutShop()
const { mailsTo } = peopleOf(shop)

/** Orders with a delivery fee, a code, taxes and a tip; returns the order as the shopper sees it. */
async function orderWithAllSums(email: string, locale: Locale): Promise<Order> {
  const cart = await shop.cartOf(3, ['FIVE'], 'queen-west', 'delivery')
  const { payload } = await shop.setTipTo(cart, { tip: 450 })
  const body = await shop.orderFor(payload, { customer: { ...ada, email } })
  return (await shop.send(body, undefined, { locale })).payload
}

const newest = async (to: string) => {
  const [mail] = await mailsTo(to)
  if (!mail) throw new Error(`There is no email to ${to}.`)
  return { ...mail, html: mail.html ?? '' }
}

/** Returns the texts of an email: plain, and of its HTML. */
const texts = async (mail: ReturnType<typeof newest>): Promise<string[]> => {
  const { body, html } = await mail
  return [body, textOf(html)]
}

/** Returns the text of HTML, one line per element. */
const textOf = (html: string): string =>
  html
    .replace(/<style>.*?<\/style>|<title>.*?<\/title>/gs, '')
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

const money = (cents: number, locale: Locale) =>
  locale === 'fr-CA' ? `${(cents / 100).toFixed(2).replace('.', ',')}\u00a0$` : `$${(cents / 100).toFixed(2)}`

describe('the confirmation of an order', () => {
  test.each(['en-CA', 'fr-CA'] as const)(
    'has the rows of the order’s own page in %s, as text and HTML',
    async locale => {
      const email = `sums.${locale}@shop.example`
      const order = await orderWithAllSums(email, locale)
      const { body, html } = await newest(email)
      const colon = locale === 'fr-CA' ? '\u00a0: ' : ': '
      const rows = sumParts(order, locale)
      expect(rows).toHaveLength(5)
      for (const { name, amount } of rows) {
        expect(body).toContain(`${name}${colon}${amount}\n`)
        expect(textOf(html).split('\n')).toEqual(expect.arrayContaining([name, amount]))
      }
      const label = locale === 'fr-CA' ? 'Total, à payer à la livraison' : 'Total, payable on delivery'
      expect(body).toContain(`${label}${colon}${money(order.total, locale)}`)
      expect(textOf(html).split('\n')).toEqual(expect.arrayContaining([label, money(order.total, locale)]))
    }
  )

  test('names products with brand, size, quantity and prices, and the time, code, place and store', async () => {
    const order = await orderWithAllSums('parts@shop.example', 'en-CA')
    const { body, html } = await newest('parts@shop.example')
    for (const text of [body, textOf(html)]) {
      for (const part of [
        '3\u00a0× bong',
        'House, 3.5 g',
        '$10.00 each',
        '$30.00',
        order.pickupCode,
        '100 Queen Street West',
        'Queen West',
        '1 Queen Street West',
        'Toronto ON M5H 2N2',
        '+1 416-555-0199',
        'CRSA1',
        'Please bring government-issued photo ID.'
      ])
        expect(text).toContain(part)
    }
    expect(html).toContain('href="tel:+14165550199"')
  })

  test('names the lots that its pieces come from', async () => {
    const variantId = await shop.sizeOf('bong')
    const [store] = await shop.db.select().from(locations).where(eq(locations.slug, 'queen-west'))
    const lot = { locationId: store!.id, variantId }
    const write = async (email: string) => {
      await orderWithAllSums(email, 'fr-CA')
      return newest(email)
    }
    try {
      await shop.db.insert(lots).values({ ...lot, number: 'B-7', left: 4 })
      for (const text of await texts(write('lot@shop.example'))) expect(text).toContain('Lot B-7')
      for (const text of await texts(write('lots@shop.example'))) expect(text).toContain('1\u00a0× lot B-7')
    } finally {
      await shop.db.delete(lots).where(eq(lots.variantId, variantId))
    }
  })

  test('has the sum saved on sale prices and codes', async () => {
    await orderWithAllSums('saved@shop.example', 'fr-CA')
    expect((await newest('saved@shop.example')).body).toContain('Vous économisez 5,00\u00a0$')
  })

  test('falls back to the retailer’s phone where a store has none', async () => {
    const { contacts } = (await shop.db.select().from(locations).where(eq(locations.slug, 'kensington')))[0] ?? {}
    expect(contacts?.length).toBeGreaterThan(0)
    await shop.db.update(locations).set({ contacts: [] }).where(eq(locations.slug, 'kensington'))
    const customer = { ...ada, email: 'fallback@shop.example' }
    await shop.send(await shop.orderFor(await shop.cartOf(1, [], 'kensington'), { customer }))
    expect((await newest('fallback@shop.example')).body).toContain('+1 416-555-0100')
    await shop.db.update(locations).set({ contacts }).where(eq(locations.slug, 'kensington'))
  })
})

test('names with markup are text in an email’s HTML, which loads nothing and has no script', async () => {
  const order = await orderWithAllSums('markup@shop.example', 'en-CA')
  const name = { en: '<img src=x onerror="alert(1)"> & "Co"', fr: '' }
  await shop.db.update(orderLines).set({ name }).where(eq(orderLines.orderId, order.id))
  const staff = { params: { order: order.id }, headers: { Authorization: 'Bearer staff' } }
  await shop.to(setOrderStatus, { ...staff, body: { status: 'cancelled', reason: '<b>No</b> stock' } })
  const { body, html } = await newest('markup@shop.example')
  expect(body).toContain(name.en)
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &quot;Co&quot;')
  expect(html).toContain('&lt;b&gt;No&lt;/b&gt; stock')
  expect(html).not.toMatch(/<(img|script|link|iframe|b)\b|url\(|@import/i)
})

test('a cancelled order that was to be paid in the store cost nothing, and its email says so', async () => {
  const [english, french] = [
    await orderWithAllSums('free@shop.example', 'en-CA'),
    await orderWithAllSums('gratuit@shop.example', 'fr-CA')
  ]
  for (const { id } of [english, french])
    await shop.to(setOrderStatus, {
      params: { order: id },
      body: { status: 'cancelled' },
      headers: { Authorization: 'Bearer staff' }
    })
  const mail = await newest('free@shop.example')
  expect(mail.body).toContain('You weren’t charged.')
  expect(mail.body).toContain(`Total: ${money(english.total, 'en-CA')}`)
  expect(mail.body).not.toContain('payable')
  expect((await newest('gratuit@shop.example')).body).toContain('Aucun montant n’a été débité.')
})

test.each([
  ['en-CA', 'November 21, 5:00 pm – 5:25 pm'],
  ['fr-CA', '21 novembre, 17 h – 17 h 25']
] as const)(
  'a letter in %s says the range promised for the order, and of a delivery its slot',
  async (locale, said) => {
    const write = async (method: 'pickup' | 'delivery') => {
      const email = `range.${method}.${locale}@shop.example`
      const body = await shop.orderFor(await shop.cartOf(3, [], 'queen-west', method), { customer: { ...ada, email } })
      const { payload } = await shop.send(body, undefined, { locale })
      const promised = { promisedFrom: new Date('2026-11-21T22:00:00Z'), promisedTo: new Date('2026-11-21T22:25:00Z') }
      await shop.db.update(orders).set(promised).where(eq(orders.id, payload.id))
      await changesIn(shop).change(payload, {}, { notes: 'Ring twice' })
      const mails = await mailsTo(email)
      return mails
        .map(({ body }) => body)
        .join()
        .replaceAll(/[\u00a0\u202f]/g, ' ')
    }
    expect(await write('pickup')).toContain(said)
    expect(await write('delivery')).not.toContain(said)
  }
)
