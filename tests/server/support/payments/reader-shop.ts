import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { kiosks, locations, newId, payments } from '../../../../src/server/db/schema.ts'
import { fakeBankSecret } from '../../../../demo/fake-providers/cards/bank.ts'
import { hashOf, newSecret } from '../../../../src/server/people/sessions/secret.ts'
import type { Database } from '../../../../src/server/db/types.ts'
import type { Cart } from '../../../../src/contract/cart/cart.ts'
import { type Payment, readPayment } from '../../../../src/contract/order/payment.ts'
import { cancelPayment, createReaderPayment } from '../../../../src/contract/order/reader-payment.ts'
import { openCardShop } from './card-shop.ts'

/** Stores a kiosk with the reader of that id, if any; returns its token. */
export async function makeKiosk(db: Database, reader: string | null, slug = 'queen-west', now = new Date()) {
  const token = newSecret()
  const [location] = await db.select().from(locations).where(eq(locations.slug, slug))
  await db.insert(kiosks).values({
    id: newId(),
    locationId: location?.id ?? '',
    tokenHash: hashOf(token),
    name: 'By the door',
    letter: 'A',
    version: '0.1.0',
    reader,
    createdAt: now,
    seenAt: now
  })
  return token
}

/** What a customer does at a reader of the fake provider. */
export type Press = 'approve' | 'decline' | 'cancel'

/** Presses a button on the page of a reader. */
export const pressOn = (fakeProvider: string, device: string, answer: Press) =>
  fetch(`${fakeProvider}/cards/readers/${device}`, { method: 'POST', body: new URLSearchParams({ answer }) })

/** Opens a shop that takes cards, with a kiosk beside the card reader `counter-1`. */
export async function openReaderShop() {
  const cardShop = await openCardShop()
  const { shop, fakeProvider } = cardShop
  const device = 'counter-1'
  const kiosk = await makeKiosk(shop.db, device)

  const beginOn = (cart: Pick<Cart, 'id' | 'version'>, key = randomUUID(), token = kiosk) =>
    shop.to(createReaderPayment, {
      body: { cart: cart.id, version: cart.version, kiosk: token },
      headers: { 'Idempotency-Key': key }
    })

  const read = ({ id }: Pick<Payment, 'id'>) => shop.to(readPayment, { params: { payment: id } })
  const cancel = ({ id }: Pick<Payment, 'id'>) => shop.to(cancelPayment, { params: { payment: id } })
  const press = (answer: Press, on = device) => pressOn(fakeProvider, on, answer)

  /** Returns the text of a reader's page. */
  const screenOf = async (on = device) => (await fetch(`${fakeProvider}/cards/readers/${on}`)).text()
  /** Returns the id of the checkout that a reader shows; empty if none. */
  const shownOn = async (on = device) => (await fetch(`${fakeProvider}/cards/readers/${on}/shown`)).text()

  /** Returns the provider's id of the payment that a checkout has made. */
  async function paidBy(checkout: string | null): Promise<string | null> {
    const headers = { Authorization: `Bearer ${fakeBankSecret}` }
    const reply = await fetch(`${fakeProvider}/cards/checkouts/${checkout}`, { headers })
    return ((await reply.json()) as { payment: string | null }).payment
  }

  /** Waits until a payment holds nothing and its reader is free. */
  const comesToRest = (id: string) =>
    vi.waitFor(async () => {
      const [row] = await shop.db.select().from(payments).where(eq(payments.id, id))
      expect(row).toMatchObject({ status: 'voided', reference: null, readerCheckout: null })
    })

  return { ...cardShop, kiosk, device, beginOn, read, cancel, press, paidBy, screenOf, shownOn, comesToRest }
}
