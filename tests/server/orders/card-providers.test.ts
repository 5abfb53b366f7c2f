import { beforeEach, describe, expect, test } from 'vitest'
import type { PaymentRequest } from '../../../src/server/ordering/payments/providers/gateway.ts'
import { monerisGateway } from '../../../src/server/ordering/payments/providers/moneris.ts'
import { gatewaysFrom } from '../../../src/server/ordering/payments/providers/payment-settings.ts'
import { squareGateway } from '../../../src/server/ordering/payments/providers/square.ts'
import { type Heard, openProvider, type Reply } from '../support/payments/cards.ts'

const settings = { script: '', application: 'app', store: 'L1', mode: 'test' as const }
const request: PaymentRequest = {
  payment: 'our-payment',
  amount: 1234,
  currency: 'CAD',
  ticket: null,
  settings: { ...settings, provider: 'square' },
  language: 'en'
}

let answer: (heard: Heard) => Reply
const provider = await openProvider(heard => answer(heard))
beforeEach(() => void provider.heard.splice(0))
const last = () => provider.heard.at(-1)!
const lastBody = () => JSON.parse(last().body) as Record<string, unknown>

describe('Square', () => {
  const square = squareGateway({ accessToken: 'the-token', url: provider.url })
  const payment = (status: string) => ({
    payment: {
      id: 'sq-1',
      status,
      amount_money: { amount: 1234, currency: 'CAD' },
      card_details: { status: 'AUTHORIZED', card: { card_brand: 'VISA', last_4: '1111' } }
    }
  })
  const errors = (code: string, category = 'PAYMENT_METHOD_ERROR') => ({ errors: [{ category, code, detail: 'no' }] })

  test('is asked to approve, not to complete, in cents and under a key of at most 45 characters', async () => {
    answer = () => ({ body: payment('APPROVED') })
    expect(await square.authorise(request, 'cnon:card')).toEqual({
      status: 'authorised',
      reference: 'sq-1',
      amount: 1234,
      brand: 'VISA',
      last4: '1111'
    })
    expect(last()).toMatchObject({ method: 'POST', path: '/v2/payments' })
    expect(last().headers).toMatchObject({ authorization: 'Bearer the-token', 'square-version': '2025-10-16' })
    const key = lastBody()['idempotency_key']
    expect(lastBody()).toEqual({
      source_id: 'cnon:card',
      idempotency_key: key,
      amount_money: { amount: 1234, currency: 'CAD' },
      autocomplete: false,
      reference_id: 'our-payment',
      location_id: 'L1'
    })
    expect(String(key).length).toBeLessThanOrEqual(45)
    expect(square.attempt(request, 'cnon:card')).toBe(`key:${String(key)}`)
    expect(square.attempt(request, 'cnon:other')).not.toBe(`key:${String(key)}`)
  })

  test.each([
    ['GENERIC_DECLINE', 'declined'],
    ['INSUFFICIENT_FUNDS', 'funds'],
    ['CARD_EXPIRED', 'expired'],
    ['INVALID_EXPIRATION', 'expired'],
    ['CVV_FAILURE', 'code'],
    ['TEMPORARY_ERROR', 'unreachable']
  ])('of code %s refuses the card: %s', async (code, reason) => {
    answer = () => ({ status: 402, body: errors(code) })
    expect(await square.authorise(request, 'cnon:card')).toEqual({ status: 'refused', reason })
  })

  test('that refuses us, and not the card, is out of reach; no error names the key or the token', async () => {
    answer = () => ({ status: 401, body: errors('UNAUTHORIZED', 'AUTHENTICATION_ERROR') })
    const error = await square.authorise(request, 'cnon:card').catch((thrown: unknown) => String(thrown))
    expect(error).toContain('401 UNAUTHORIZED')
    expect(error).not.toMatch(/the-token|cnon/)
  })

  test('that is silent, or answers nonsense, is out of reach', async () => {
    answer = () => null
    const hurried = squareGateway({ accessToken: 'the-token', url: provider.url, patience: 50 })
    await expect(hurried.authorise(request, 'cnon:card')).rejects.toThrow('Square did not answer.')
    answer = () => ({ body: '<html>' })
    await expect(square.authorise(request, 'cnon:card')).rejects.toThrow('not understood')
    answer = () => ({ status: 503, body: {} })
    await expect(square.authorise(request, 'cnon:card')).rejects.toThrow('Square answered 503.')
  })

  test('completes an approved payment, once', async () => {
    let status = 'APPROVED'
    answer = ({ method }) => {
      if (method === 'POST') status = 'COMPLETED'
      return { body: payment(status) }
    }
    for (const _time of [1, 2]) expect(await square.capture(request, 'sq-1')).toBe('sq-1')
    const posts = provider.heard.filter(({ method }) => method === 'POST').map(({ path }) => path)
    expect(posts).toEqual(['/v2/payments/sq-1/complete'])
  })

  test('cancels an approved payment, refunds a completed one, and cancels one without a known id by its key', async () => {
    const pathsFor = async (status: string, reference: string) => {
      provider.heard.splice(0)
      answer = () => ({ body: payment(status) })
      await square.voidOrRefund(request, reference)
      return provider.heard.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, JSON.parse(body)])
    }
    expect(await pathsFor('APPROVED', 'sq-1')).toEqual([['/v2/payments/sq-1/cancel', {}]])
    expect(await pathsFor('COMPLETED', 'sq-1')).toMatchObject([
      ['/v2/refunds', { payment_id: 'sq-1', amount_money: { amount: 1234, currency: 'CAD' } }]
    ])
    expect(lastBody()['idempotency_key']).toMatch(/^.{1,45}$/)
    expect(await pathsFor('CANCELED', 'sq-1')).toEqual([])
    expect(await pathsFor('', 'key:abc')).toEqual([['/v2/payments/cancel', { idempotency_key: 'abc' }]])
  })

  test('that refuses a refund, or has not decided a payment yet, still has the money and is asked again', async () => {
    answer = ({ path }) =>
      path === '/v2/refunds'
        ? { status: 400, body: errors('CARD_DECLINED', 'PAYMENT_METHOD_ERROR') }
        : { body: payment('COMPLETED') }
    await expect(square.voidOrRefund(request, 'sq-1')).rejects.toThrow('Square does not refund a payment')
    answer = () => ({ body: payment('PENDING') })
    await expect(square.voidOrRefund(request, 'sq-1')).rejects.toThrow('has not decided')
  })

  test('refunds a part of a payment under a key of its own, the same each time', async () => {
    answer = () => ({ body: { refund: { id: 'ref-1' } } })
    const refundPart = (id: string) =>
      square.refundPart(request, 'sq-1', { id, amount: 300, earlier: [], isRetry: false })
    expect(await refundPart('a')).toBe('ref-1')
    expect(lastBody()).toMatchObject({ payment_id: 'sq-1', amount_money: { amount: 300, currency: 'CAD' } })
    const key = lastBody()['idempotency_key']
    expect(key).toMatch(/^.{1,45}$/)
    await refundPart('a')
    expect(lastBody()['idempotency_key']).toBe(key)
    await refundPart('b')
    expect(lastBody()['idempotency_key']).not.toBe(key)
    answer = () => ({ status: 400, body: errors('CARD_DECLINED', 'PAYMENT_METHOD_ERROR') })
    await expect(refundPart('c')).rejects.toThrow('Square does not refund a payment')
  })

  test('refunds the amount it took, even if that differs from the amount requested', async () => {
    answer = () => ({ body: payment('COMPLETED') })
    await square.voidOrRefund({ ...request, amount: 1000 }, 'sq-1')
    expect(lastBody()).toMatchObject({ amount_money: { amount: 1234, currency: 'CAD' } })
  })
})

describe('Moneris Checkout', () => {
  const moneris = monerisGateway({
    storeId: 'store1',
    apiToken: 'yesguy',
    checkoutId: 'chkt1',
    checkoutUrl: `${provider.url}/chktv2/request/request.php`,
    gatewayUrl: `${provider.url}/gateway2/servlet/MpgRequest`
  })
  const ours: PaymentRequest = { ...request, ticket: 'T1', settings: { ...settings, provider: 'moneris' } }
  const receipt = (result: string, changes: object = {}) => ({
    response: {
      success: 'true',
      receipt: {
        result,
        cc: {
          order_no: 'our-payment',
          transaction_no: '14-0_892',
          transaction_code: '01',
          amount: '12.34',
          response_code: '027',
          card_type: 'V',
          first6last4: '4242424242',
          ...changes
        }
      }
    }
  })
  const xml = (code: string) =>
    `<?xml version="1.0"?><response><receipt><ResponseCode>${code}</ResponseCode><TransID>15-1_892</TransID></receipt></response>`

  test('gives a ticket for a sum in dollars, under our own name of the payment', async () => {
    answer = () => ({ body: { response: { success: 'true', ticket: 'T1' } } })
    expect(await moneris.begin(ours)).toBe('T1')
    expect(last()).toMatchObject({ method: 'POST', path: '/chktv2/request/request.php' })
    expect(lastBody()).toEqual({
      store_id: 'store1',
      api_token: 'yesguy',
      checkout_id: 'chkt1',
      environment: 'qa',
      action: 'preload',
      txn_total: '12.34',
      order_no: 'our-payment',
      language: 'en'
    })
    answer = () => ({ body: { response: { success: 'false', error: { message: 'no' } } } })
    await expect(moneris.begin(ours)).rejects.toThrow('gave no ticket')
  })

  test('is asked in earnest where the store is', async () => {
    answer = () => ({ body: { response: { success: 'true', ticket: 'T1' } } })
    await moneris.begin({ ...ours, settings: { ...ours.settings, mode: 'live' } })
    expect(lastBody()['environment']).toBe('prod')
  })

  test('decides by the receipt of the payment’s own ticket, whatever the page hands over', async () => {
    answer = () => ({ body: receipt('a') })
    expect(await moneris.authorise(ours, 'T-of-somebody-else')).toEqual({
      status: 'authorised',
      reference: 'preauth:our-payment:14-0_892',
      amount: 1234,
      brand: 'Visa',
      last4: '4242'
    })
    expect(lastBody()).toMatchObject({ action: 'receipt', ticket: 'T1' })
    answer = () => ({ body: receipt('a', { order_no: 'another' }) })
    expect(await moneris.authorise(ours, 'T1')).toMatchObject({ status: 'authorised', amount: 0 })
  })

  test.each([
    ['055', 'declined'],
    ['051', 'expired'],
    ['482', 'expired'],
    ['076', 'funds']
  ])('whose receipt has code %s refuses the card: %s', async (code, reason) => {
    answer = () => ({ body: receipt('d', { response_code: code }) })
    expect(await moneris.authorise(ours, 'T1')).toEqual({ status: 'refused', reason })
  })

  test('that has no receipt yet leaves the payment open', async () => {
    answer = () => ({ body: { response: { success: 'false', error: { field: 'ticket', message: 'not complete' } } } })
    expect(await moneris.authorise(ours, 'T1')).toEqual({ status: 'open' })
  })

  test('captures the hold by a completion, and never twice', async () => {
    answer = () => ({ body: xml('027') })
    const taken = await moneris.capture(ours, 'preauth:our-payment:14-0_892')
    expect(taken).toBe('completion:our-payment:15-1_892')
    expect(last().path).toBe('/gateway2/servlet/MpgRequest')
    expect(last().body).toContain(
      '<completion><order_id>our-payment</order_id><comp_amount>12.34</comp_amount><txn_number>14-0_892</txn_number><crypt_type>7</crypt_type></completion>'
    )
    provider.heard.splice(0)
    expect(await moneris.capture(ours, taken)).toBe(taken)
    expect(provider.heard).toEqual([])
  })

  test('that refuses a completion is asked again', async () => {
    for (const code of ['481', 'null', '']) {
      answer = () => ({ body: xml(code) })
      await expect(moneris.capture(ours, 'preauth:our-payment:14-0_892')).rejects.toThrow('Moneris refused')
    }
  })

  test('voids a hold by completing zero, and refunds a captured amount', async () => {
    answer = () => ({ body: xml('027') })
    await moneris.voidOrRefund(ours, 'preauth:our-payment:14-0_892')
    expect(last().body).toContain('<comp_amount>0.00</comp_amount>')
    await moneris.voidOrRefund(ours, 'completion:our-payment:15-1_892')
    expect(last().body).toContain(
      '<refund><order_id>our-payment</order_id><amount>12.34</amount><txn_number>15-1_892</txn_number>'
    )
  })

  test('with an abandoned ticket is asked for its receipt before anything is voided', async () => {
    answer = ({ path }) => (path.startsWith('/chkt') ? { body: receipt('a') } : { body: xml('027') })
    await moneris.voidOrRefund(ours, 'ticket:T1')
    expect(provider.heard.map(({ path }) => path.split('/')[1])).toEqual(['chktv2', 'gateway2'])
    provider.heard.splice(0)
    answer = () => ({ body: { response: { success: 'false' } } })
    await moneris.voidOrRefund(ours, 'ticket:T1')
    expect(provider.heard).toHaveLength(1)
  })
})

test('gateways are set up by the environment alone, and only with all that they need', () => {
  expect(gatewaysFrom({})).toEqual({})
  expect(Object.keys(gatewaysFrom({ SQUARE_ACCESS_TOKEN: 'x' }))).toEqual(['square'])
  expect(gatewaysFrom({ MONERIS_STORE_ID: 's', MONERIS_API_TOKEN: 't' })).toEqual({})
  const moneris = { MONERIS_STORE_ID: 's', MONERIS_API_TOKEN: 't', MONERIS_CHECKOUT_ID: 'c' }
  expect(Object.keys(gatewaysFrom(moneris))).toEqual(['moneris'])
})
