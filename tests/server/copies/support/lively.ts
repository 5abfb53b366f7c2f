import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { deleteMe, saveAddress } from '../../../../src/contract/account/me.ts'
import {
  accounts,
  banners,
  brands,
  deals,
  favourites,
  identities,
  imports,
  locations,
  dealUses,
  lots,
  newId,
  orders as ordersTable,
  paymentReturns,
  payments,
  pictureFiles,
  pictures,
  pictureSources,
  priceAlerts,
  products,
  promos,
  promoUses,
  restocks,
  staffAudit,
  staffMembers,
  variants,
  wantedPictures,
  watches
} from '../../../../src/server/db/schema.ts'
import { recordConsent } from '../../../../src/server/consent/ledger.ts'
import { personAt } from '../../../../src/server/consent/person.ts'
import { transaction } from '../../../../src/server/db/connection/transaction.ts'
import { pathOfPicture } from '../../../../src/server/pictures/picture-address.ts'
import { openDrafting, set } from '../../drafts/support/drafting.ts'
import { changesIn } from '../../support/order-changes.ts'
import { good, peopleOf } from '../../support/people.ts'

const words = (text: string) => ({ en: text, fr: `${text} à l’érable` })

/** Texts that no copy may hold. */
export const secrets = {
  gone: 'Zéphyrine Trudel-Gone',
  goneEmail: 'zephyrine.gone@mail.example',
  passwordHash: '$argon2id$planted$people',
  staffHash: '$argon2id$planted$staff',
  tokenHash: 'planted-token-hash-of-staff',
  pinHash: '$argon2id$planted$pin',
  channel: 'planted-channel-of-kim',
  pending: 'pending@planted.example',
  ticket: 'planted-ticket',
  challenge: 'planted-challenge'
}

/** Opens a shop in which something of every kind is there that a copy holds, and texts that it may not hold. */
export async function openCopiedShop() {
  const shop = await openDrafting()
  const { db, time } = shop
  // Its `begin` begins a draft, which people don't.
  const people = peopleOf(shop as unknown as Parameters<typeof peopleOf>[0])
  const [queen] = await db.select().from(locations).where(eq(locations.slug, 'queen-west'))
  const locationId = queen!.id

  const kim = await shop.makePerson(400)
  await db
    .update(accounts)
    .set({ passwordHash: secrets.passwordHash, channel: secrets.channel, pendingEmail: secrets.pending })
    .where(eq(accounts.id, kim.id))
  await db.insert(identities).values({ provider: 'google', subject: 'g-1', accountId: kim.id, createdAt: time.now })
  const home = { label: 'Home', line1: '1 Main', unit: null, city: 'Toronto', province: 'ON', postalCode: 'M5H 2N2' }
  await shop.to(saveAddress, { params: { address: 'home' }, body: { ...home, notes: '=1+1' }, headers: kim.headers })

  await db.insert(deals).values({
    id: 'pair',
    name: words('Two for $15'),
    takes: { kind: 'bundle_price', parts: [{ of: { products: ['mango'] }, count: 2 }], price: 1500 },
    perPerson: 5,
    combines: true
  })
  const [zebra] = await db.select().from(products).where(eq(products.slug, 'zebra'))
  await db.insert(brands).values({ name: zebra!.brand, text: words('Grown in Leamington'), sortOrder: 1 })
  await db.insert(banners).values({ place: 'menu', title: words('Open late'), sortOrder: 1 })
  await picture(locationId)
  await orders()
  await offers()
  await waits()
  await likes(kim.id)
  const drafts = await draftsOf()
  await goneOf()
  await db.update(locations).set({ kioskPinHash: secrets.pinHash }).where(eq(locations.id, locationId))
  const staff = { name: 'Eve', email: 'eve@shop.example', role: 'staff' as const, rights: ['orders' as const] }
  await db.insert(staffMembers).values({ ...staff, passwordHash: secrets.staffHash, createdAt: time.now })
  await db.insert(staffMembers).values({ name: 'API', tokenHash: secrets.tokenHash, createdAt: time.now })
  await db.insert(staffAudit).values({ at: time.now, memberName: 'Eve', action: 'hours', detail: '', ok: false })
  return { ...shop, kim, drafts }

  async function picture(location: string) {
    const id = newId()
    await db.insert(pictures).values({ id, addedAt: time.now })
    for (const format of ['webp', 'jpg'] as const)
      await db.insert(pictureFiles).values({ pictureId: id, width: 640, format, content: randomBytes(5000) })
    await db
      .update(products)
      .set({ picture: pathOfPicture(id) })
      .where(eq(products.slug, 'zebra'))
    const lot = { locationId: location, variantId: await shop.sizeOf('zebra'), number: 'L-1', left: 3 }
    await db.insert(lots).values({ ...lot, thc: { min: 18.5, max: 22, unit: '%' } as never })
    const list = { locationId: location, fileName: 'list.csv', memberName: 'Eve', state: 'done' as const }
    const settings = { scope: 'store' as const, columns: {}, categories: {} }
    const result = { problem: null, hasStores: false, columns: [], categories: [], changes: [], moreChanges: 0 }
    const source = 'https://pictures.example/zebra.jpg'
    await db.insert(pictureSources).values({ address: source, pictureId: id, checkedAt: time.now })
    await db.insert(wantedPictures).values({
      productId: await shop.idOf('mango'),
      source,
      line: 2,
      state: 'failed',
      reason: 'The address answered 404.',
      createdAt: time.now
    })
    await db.insert(imports).values({
      ...list,
      settings,
      result: { ...result, counts: null, refused: [], moreRefused: 0, warnings: [], drops: null } as never,
      undo: randomBytes(300),
      createdAt: time.now,
      checkedAt: time.now
    })
  }

  async function orders() {
    const first = (await shop.order(await shop.cartOf(kim.headers, { mango: 2, grinder: 1 }), kim.headers)).payload
    await shop.complete(first.id)
    await shop.refund(first.id)
    const cart = await shop.cartOf(kim.headers, { grinder: 2 })
    const { payload: dearer } = await shop.points(cart, kim.headers, 100)
    const second = (await shop.order(dearer, kim.headers)).payload
    await shop.complete(second.id)
    const third = (await shop.order(await shop.cartOf(kim.headers, { grinder: 2 }), kim.headers)).payload
    const changed = changesIn(shop)
    await changed.change(third, { grinder: 1 }, {}, kim.headers)
    await changed.report(await changed.read(third, kim.headers), 'grinder')
    await shop.placed()
    await shop.cancel((await shop.placed()).id, '=HYPERLINK("http://evil.example")')
  }

  async function offers() {
    const [order] = await db.select().from(ordersTable).where(eq(ordersTable.accountId, kim.id)).limit(1)
    const code = { code: 'MAPLE', name: words('Maple'), takes: { kind: 'amount' as const, cents: 500 } }
    const [promo] = await db.insert(promos).values(code).returning()
    const use = { orderId: order!.id, accountId: kim.id, email: order!.email, phone: '4165550100', at: time.now }
    await db.insert(promoUses).values({ ...use, promoId: promo!.id })
    await db.insert(dealUses).values({ ...use, dealId: 'pair' })
    const payment = { cartId: order!.cartId, locationId, orderId: order!.id, reference: 'sq-1', currency: 'CAD' }
    const at = { createdAt: time.now, updatedAt: time.now }
    const card = { brand: 'Visa', last4: '4242', ticket: secrets.ticket, amount: 1130, status: 'captured' as never }
    const paidId = newId()
    await db.insert(payments).values({ ...payment, ...card, ...at, id: paidId, provider: 'square' })
    await db.insert(paymentReturns).values({ paymentId: paidId, cause: 'x', amount: 100, at: time.now })
    const left = { cartId: newId(), locationId, currency: 'CAD', amount: 700, provider: 'square' as const }
    await db.insert(payments).values({ ...left, ...at, challenge: secrets.challenge })
  }

  async function waits() {
    const [mango] = await db.select().from(products).where(eq(products.slug, 'mango'))
    const [size] = await db.select().from(variants).where(eq(variants.productId, mango!.id))
    const address = 'kim@mail.example'
    const person = await transaction(db, tx => personAt(tx, 'email', address, time.now))
    const consent = { purpose: 'restock', action: 'given', source: 'watch', proof: 'link', at: time.now } as const
    const shown = { language: 'en', text: 'Send me one email.' } as const
    await transaction(db, tx => recordConsent(tx, { ...consent, person, words: shown }))
    const stock = { variantId: size!.id, locationId }
    await db.insert(watches).values({
      ...stock,
      personId: person.id,
      channel: 'email',
      address,
      locationIds: [locationId],
      language: 'en',
      page: 'https://shop.example/',
      origin: 'https://api.example',
      words: shown.text,
      state: 'ended',
      createdAt: time.now,
      expiresAt: time.now
    })
    await db.insert(restocks).values({ ...stock, promised: 1 })
  }

  async function likes(accountId: string) {
    const [mango] = await db.select().from(products).where(eq(products.slug, 'mango'))
    const liked = { accountId, productId: mango!.id, locationId }
    await db.insert(favourites).values({ ...liked, lowest: { a: 1000 }, addedAt: time.now })
    const links = { page: 'https://shop.example/', origin: 'https://api.example' }
    await db.insert(priceAlerts).values({ accountId, isOn: true, language: 'en', ...links })
  }

  async function draftsOf() {
    const id = await shop.idOf('apple')
    const published = await shop.drafted(
      { kind: 'product', ids: [id], change: 'set', fields: { name: set(words('Apple pie')) } },
      { kind: 'price', ids: [await shop.priceOf('apple')], change: 'set', fields: { price: set(1850) } },
      { kind: 'price', ids: [await shop.priceOf('gummies')], change: 'remove' }
    )
    await shop.publish(published)
    const scheduled = await shop.drafted({
      kind: 'price',
      ids: [await shop.priceOf('mango')],
      change: 'set',
      fields: { price: set(1111) }
    })
    const at = new Date(time.now.getTime() + 3_600_000).toISOString()
    await shop.publish(scheduled, { at, isScheduled: true })
    return { published, scheduled }
  }

  async function goneOf() {
    const account = await people.settle({ firstName: secrets.gone, email: secrets.goneEmail })
    const headers = await people.enter(account.email)
    const customer = { first_name: secrets.gone, last_name: 'X', phone: account.phone, email: account.email }
    await shop.send(await shop.orderFor(await shop.cartWith({ mango: 1 }), { customer }), undefined, {}, headers)
    const { status } = await shop.to(deleteMe, { body: { password: good }, headers })
    if (status !== 200) throw new Error(`The account was not deleted: ${status}`)
  }
}
