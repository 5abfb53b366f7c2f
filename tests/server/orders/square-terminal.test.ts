import { beforeEach, describe, expect, test } from 'vitest'
import { type PaymentRequest, unnamedCheckout } from '../../../src/server/ordering/payments/providers/gateway.ts'
import { squareGateway } from '../../../src/server/ordering/payments/providers/square.ts'
import { type Heard, openProvider, type Reply } from '../support/payments/cards.ts'

const request: PaymentRequest = {
  payment: 'our-payment',
  amount: 1234,
  currency: 'CAD',
  ticket: null,
  settings: { provider: 'square', script: '', application: 'app', store: 'L1', mode: 'test' },
  language: 'en'
}

/** An imitation of Square's Terminal API, with one checkout, its payment, and the calls it has heard. */
let checkout: { id: string; status: string; reference_id: string; payment_ids?: string[] } | undefined
let paymentStatus: string
let cancelling: (at: NonNullable<typeof checkout>) => Reply

const unknown: Reply = { status: 404, body: { errors: [{ category: 'INVALID_REQUEST_ERROR', code: 'NOT_FOUND' }] } }
const refused: Reply = { status: 400, body: { errors: [{ category: 'INVALID_REQUEST_ERROR', code: 'BAD_REQUEST' }] } }

function answer({ method, path, body }: Heard): Reply {
  if (path === '/v2/terminals/checkouts') {
    const { reference_id } = (JSON.parse(body) as { checkout: { reference_id: string } }).checkout
    checkout ??= { id: 'tc-1', status: 'PENDING', reference_id }
    return { body: { checkout } }
  }
  if (path === '/v2/terminals/checkouts/search') return { body: checkout ? { checkouts: [checkout] } : {} }
  if (path.startsWith('/v2/payments/'))
    return {
      body: {
        payment: {
          id: 'sq-1',
          status: paymentStatus,
          amount_money: { amount: 1234, currency: 'CAD' },
          card_details: { card: { card_brand: 'VISA', last_4: '1111' } }
        }
      }
    }
  if (!checkout || !path.startsWith('/v2/terminals/checkouts/tc-1')) return unknown
  return method === 'POST' ? cancelling(checkout) : { body: { checkout } }
}

const provider = await openProvider(answer)
const reader = squareGateway({ accessToken: 'the-token', url: provider.url }).reader!
const posts = () => provider.heard.filter(({ method }) => method === 'POST').map(({ path }) => path)
const start = () => reader.start(request, 'device-1')

beforeEach(() => {
  provider.heard.splice(0)
  checkout = undefined
  paymentStatus = 'APPROVED'
  cancelling = at => {
    at.status = 'CANCELED'
    return { body: { checkout: at } }
  }
})

describe('a Square Terminal', () => {
  test('is asked for an amount that is not captured, under our own name of the payment', async () => {
    expect(await start()).toBe('tc-1')
    expect(provider.heard.at(-1)).toMatchObject({ method: 'POST', path: '/v2/terminals/checkouts' })
    expect(JSON.parse(provider.heard.at(-1)!.body)).toEqual({
      idempotency_key: 'our-payment',
      checkout: {
        amount_money: { amount: 1234, currency: 'CAD' },
        reference_id: 'our-payment',
        device_options: { device_id: 'device-1', skip_receipt_screen: true },
        payment_options: { autocomplete: false }
      }
    })
  })

  test.each(['PENDING', 'IN_PROGRESS', 'CANCEL_REQUESTED'])('is still open while its checkout is %s', async status => {
    await start()
    checkout!.status = status
    expect(await reader.read(request, 'tc-1')).toEqual({ status: 'open' })
  })

  test('has authorised the payment of a completed checkout, with the amount that Square reports', async () => {
    await start()
    Object.assign(checkout!, { status: 'COMPLETED', payment_ids: ['sq-1'] })
    expect(await reader.read(request, 'tc-1')).toEqual({
      status: 'authorised',
      reference: 'sq-1',
      amount: 1234,
      brand: 'VISA',
      last4: '1111'
    })
    paymentStatus = 'FAILED'
    expect(await reader.read(request, 'tc-1')).toEqual({ status: 'refused', reason: 'declined' })
  })

  test('was cancelled by the customer or by its time limit, or is unknown to Square', async () => {
    await start()
    checkout!.status = 'CANCELED'
    expect(await reader.read(request, 'tc-1')).toEqual({ status: 'cancelled' })
    expect(await reader.read(request, 'tc-2')).toEqual({ status: 'cancelled' })
  })

  test('is freed by cancelling its checkout, which may take the terminal a moment', async () => {
    await start()
    expect(await reader.cancel(request, 'device-1', 'tc-1')).toEqual({ status: 'cancelled' })
    expect(posts()).toEqual(['/v2/terminals/checkouts', '/v2/terminals/checkouts/tc-1/cancel'])
    checkout!.status = 'IN_PROGRESS'
    cancelling = at => {
      at.status = 'CANCEL_REQUESTED'
      return { body: { checkout: at } }
    }
    expect(await reader.cancel(request, 'device-1', 'tc-1')).toEqual({ status: 'open' })
  })

  test('that was paid before it could be cancelled reports the payment', async () => {
    await start()
    cancelling = at => {
      Object.assign(at, { status: 'COMPLETED', payment_ids: ['sq-1'] })
      return refused
    }
    expect(await reader.cancel(request, 'device-1', 'tc-1')).toMatchObject({ status: 'authorised', reference: 'sq-1' })
    cancelling = () => refused
    checkout!.status = 'IN_PROGRESS'
    await expect(reader.cancel(request, 'device-1', 'tc-1')).rejects.toThrow('Square refused terminals: 400')
  })

  test('whose answer to the start was lost is found by our name of the payment', async () => {
    const unnamed = unnamedCheckout('our-payment')
    expect(await reader.cancel(request, 'device-1', unnamed)).toEqual({ status: 'cancelled' })
    expect(posts()).toEqual(['/v2/terminals/checkouts/search'])
    await start()
    expect(await reader.cancel(request, 'device-1', unnamed)).toEqual({ status: 'cancelled' })
    expect(posts().at(-1)).toBe('/v2/terminals/checkouts/tc-1/cancel')
    checkout = { id: 'tc-1', status: 'PENDING', reference_id: 'another-payment' }
    expect(await reader.cancel(request, 'device-1', unnamed)).toEqual({ status: 'cancelled' })
    expect(checkout.status).toBe('PENDING')
  })

  test('that Square doesn’t know is out of reach', async () => {
    const silent = squareGateway({ accessToken: 'the-token', url: 'http://127.0.0.1:9' }).reader!
    await expect(silent.start(request, 'device-1')).rejects.toThrow('Square did not answer.')
  })
})
