import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { payments } from '../../../src/server/db/schema.ts'
import { $cart } from '../../../src/stores/cart/cart.ts'
import { addLine } from '../../../src/stores/cart/lines/cart-lines.ts'
import { dataOf } from '../../../src/client/async-state.ts'
import { reset } from '../../../src/client/reset.ts'
import { $reader, cancelReader, payByReader, type ReaderState, resetReader } from '../../../src/stores/kiosk/reader.ts'
import { fakeProviderAt } from '../../server/support/payments/cards.ts'
import { makeKiosk, type Press, pressOn } from '../../server/support/payments/reader-shop.ts'
import { openDemo } from '../support/demo-shop.ts'
import { type HandClock, handClock } from '../support/hand-clock.ts'
import { plenty } from '../support/shopping.ts'
import { testPlatform } from '../support/test-env.ts'
import { shopIsOpen, until } from '../support/visit.ts'

const shop = openDemo()
let clock: HandClock
let device: string
let token: string
let fakeProvider: string
let number = 0

beforeEach(async () => {
  const outside = testPlatform()
  clock = handClock(outside)
  shop.visit({ hash: '#/queen-west', outside })
  await shopIsOpen()
  await addLine(plenty().id)
  device = `reader-${number++}`
  token = await makeKiosk(shop.server.db, device)
  fakeProvider = await fakeProviderAt(shop.server.url)
})

const cart = () => dataOf($cart.get())!
const step = (wanted: ReaderState['step']) => until($reader, state => state.step === wanted)

/** Presses a button on the reader, and lets the time pass after which the kiosk asks for the outcome. */
async function press(answer: Press): Promise<void> {
  await pressOn(fakeProvider, device, answer)
  await clock.pass(1.5)
}

const shown = async () => (await fetch(`${fakeProvider}/cards/readers/${device}/shown`)).text()
const rows = () => shop.server.db.select().from(payments).where(eq(payments.cartId, cart().id))
const comesToRest = () =>
  vi.waitFor(async () => {
    expect(await shown()).toBe('')
    for (const row of await rows())
      expect(row).toMatchObject({ status: 'voided', reference: null, readerCheckout: null })
  })

/** Starts paying, and waits until the reader shows the amount. */
async function startPaying(): Promise<void> {
  void payByReader(cart(), token)
  await step('waiting')
}

/** Loses the replies of the first requests whose address ends so. */
function loseReplies(end: string, times: number): { sent: number } {
  const { http } = shop.here.outside
  const count = { sent: 0 }
  shop.here.outside.http = async (url, init) => {
    const response = await http(url, init)
    if (!new URL(url).pathname.endsWith(end)) return response
    if (++count.sent <= times) throw new TypeError('Failed to fetch')
    return response
  }
  return count
}

describe('a payment on the reader of a kiosk', () => {
  test('starts, waits for the card, and is approved', async () => {
    const steps: string[] = []
    const end = $reader.listen(state => void steps.push(state.step))
    await startPaying()
    await press('approve')
    const state = await step('approved')
    end()
    expect(steps).toEqual(['starting', 'waiting', 'approved'])
    expect(state).toMatchObject({ payment: { status: 'authorised', amount: cart().total, last4: '4242' } })
  })

  test('that is declined says why, and the next card is approved', async () => {
    await startPaying()
    await press('decline')
    expect(await step('refused')).toEqual({ step: 'refused', reason: 'declined' })
    await startPaying()
    await press('approve')
    await step('approved')
  })

  test('is cancelled by the customer on the reader', async () => {
    await startPaying()
    await press('cancel')
    await step('cancelled')
    await comesToRest()
  })

  test('is cancelled at the kiosk, and the reader is free', async () => {
    await startPaying()
    expect(await cancelReader()).toBe(true)
    expect($reader.get()).toEqual({ step: 'cancelled' })
    await comesToRest()
  })

  test('that is cancelled while it starts is cancelled once it has started', async () => {
    const paying = payByReader(cart(), token)
    await cancelReader()
    await paying
    expect($reader.get()).toEqual({ step: 'cancelled' })
    await comesToRest()
  })

  test('that is pressed twice is one payment', async () => {
    void payByReader(cart(), token)
    void payByReader(cart(), token)
    await step('waiting')
    await press('approve')
    await step('approved')
    expect(await rows()).toHaveLength(1)
  })

  test('whose reply is lost is the same one when it is sent again', async () => {
    const lost = loseReplies('/payments/reader', 1)
    await startPaying()
    expect(lost.sent).toBe(2)
    expect(await rows()).toHaveLength(1)
    await cancelReader()
  })

  test('whose replies are all lost fails, and is the same one when it is tried again', async () => {
    const lost = loseReplies('/payments/reader', 3)
    void payByReader(cart(), token)
    await step('failed')
    expect(lost.sent).toBe(3)
    await startPaying()
    expect(await rows()).toHaveLength(1)
    await cancelReader()
  })

  test('survives a network that is away for a moment', async () => {
    await startPaying()
    const [row] = await rows()
    const lost = loseReplies(`/payments/${row?.id}`, 3)
    await press('approve')
    await vi.waitFor(() => expect(lost.sent).toBe(3))
    expect($reader.get().step).toBe('waiting')
    await clock.pass(1.5)
    await step('approved')
    expect(lost.sent).toBe(4)
  })

  test('of a kiosk without a reader, or an unknown one, fails with the reason', async () => {
    await payByReader(cart(), await makeKiosk(shop.server.db, null))
    expect($reader.get()).toMatchObject({ step: 'failed', problem: { kind: 'refused' } })
    await payByReader(cart(), 'unknown')
    expect($reader.get()).toMatchObject({ step: 'failed', problem: { kind: 'not_found' } })
  })

  test('of a cart that has changed shows the cart again', async () => {
    const { id, version } = cart()
    await payByReader({ id, version: version - 1 }, token)
    expect($reader.get().step).toBe('failed')
    expect(cart().version).toBe(version)
  })

  test.each(['shopper', 'all'] as const)('is cancelled and forgotten by a reset of %s', async scope => {
    await startPaying()
    reset(scope)
    expect($reader.get()).toEqual({ step: 'idle' })
    await vi.waitFor(async () => expect(await shown()).toBe(''))
  })

  test('that was approved and not used is voided when the kiosk is reset', async () => {
    await startPaying()
    await press('approve')
    await step('approved')
    resetReader()
    expect($reader.get()).toEqual({ step: 'idle' })
    await comesToRest()
  })
})
