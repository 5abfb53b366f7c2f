import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { addLine } from '../../../src/stores/cart/lines/cart-lines.ts'
import { checkoutForm, placeOrder } from '../../../src/stores/checkout/checkout.ts'
import { deliverForm, deliverToForm, writeDelivery } from '../../../src/stores/checkout/delivery-address.ts'
import { chooseMethod } from '../../../src/stores/cart/fulfilment-method.ts'
import { fillIn, plenty } from '../support/shopping.ts'
import { type DemoServer, shopIsOpen, startDemo, type Visit, visit } from '../support/visit.ts'

let server: DemoServer
let here: Visit
/** The request bodies, by the last part of their paths. */
let sent: Record<string, unknown>

beforeAll(async () => {
  server = await startDemo()
})
beforeEach(async () => {
  here = visit(server.url, { hash: '#/queen-west' })
  await shopIsOpen()
  await addLine(plenty().id)
  sent = {}
  const { http } = here.outside
  here.outside.http = (url, init) => {
    const name = new URL(url).pathname.split('/').at(-1) ?? ''
    if (typeof init.body === 'string') sent[name] = JSON.parse(init.body)
    return http(url, init)
  }
})
afterEach(() => here.end())
afterAll(() => server.close())

test.each([
  ['', null],
  ['   ', null],
  ['  Ring twice ', 'Ring twice']
])('the notes of an order, typed as "%s", are sent as %s (SPEC A5)', async (typed, notes) => {
  await fillIn()
  checkoutForm.type('notes', typed)
  expect(await placeOrder()).toBeTruthy()
  expect(sent['orders']).toMatchObject({ notes })
})

test.each([
  [
    { unit: '', notes: '' },
    { unit: null, notes: null }
  ],
  [
    { unit: '  ', notes: ' ' },
    { unit: null, notes: null }
  ],
  [
    { unit: ' 4 ', notes: ' Side door ' },
    { unit: '4', notes: 'Side door' }
  ]
])('of where to deliver %o is sent as %o (SPEC A5)', async (typed, address) => {
  await chooseMethod('delivery')
  writeDelivery()
  const whole = { line1: '100 Queen Street West', city: 'Toronto', province: ' on ', postalCode: 'M5H 2N2', ...typed }
  for (const [name, value] of Object.entries(whole)) deliverForm.type(name as keyof typeof whole, value)
  await deliverToForm()
  expect(sent['delivery']).toMatchObject({ address: { ...address, province: 'ON' } })
})
