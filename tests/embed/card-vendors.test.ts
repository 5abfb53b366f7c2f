// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { CardProvider, CardSettings } from '../../src/contract/order/payment-settings.ts'
import { browserCards } from '../../src/payments/browser-cards.ts'

const page = window as unknown as Record<string, unknown>
const shown = { locale: 'en-CA', title: 'Card details' }
const intent = { amount: 1234, currency: 'CAD', ticket: 'T1' }

const settings = (provider: CardProvider): CardSettings => ({
  provider,
  script: `https://vendor.example/${provider}.js`,
  application: 'app-1',
  store: 'L1',
  mode: 'test'
})

let root: HTMLElement
/** Globals that a script sets when it loads; undefined simulates a blocked script. */
let sets: Record<string, unknown> | undefined
let said: unknown[]

const scripts = () => [...document.head.querySelectorAll('script')]
const place = () => root.querySelector<HTMLElement>(':scope > [slot=payment]')

interface HappyDom {
  happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } }
}

/** Simulates the network: scripts added to the page load or fail. */
const append = document.head.append.bind(document.head)
document.head.append = (...nodes) => {
  Object.assign(page, sets)
  const { happyDOM } = window as unknown as HappyDom
  happyDOM.settings.handleDisabledFileLoadingAsSuccess = sets !== undefined
  append(...nodes)
}

beforeEach(() => {
  said = []
  root = document.body.appendChild(document.createElement('storefront-root'))
  root.attachShadow({ mode: 'open' })
})
afterEach(() => {
  root.remove()
  document.head.replaceChildren()
})

/** Square's script as documented, with a result for `tokenize`. */
const square = (answer: object) => ({
  Square: {
    payments: (...names: string[]) => ({
      card: async () => ({
        attach: async (selector: string) =>
          void said.push(['attach', ...names, document.querySelector(selector) !== null]),
        tokenize: async (details: object) => (said.push(details), answer),
        destroy: async () => void said.push('destroyed')
      })
    })
  }
})

test('Square mounts on the page, gets the amount due, returns a token, and leaves nothing behind', async () => {
  sets = square({ status: 'OK', token: 'cnon:1' })
  const fields = await browserCards(root, 'n0nce').mount(settings('square'), shown)
  expect(said).toEqual([['attach', 'app-1', 'L1', true]])
  expect(scripts().map(({ src, nonce }) => [src, nonce])).toEqual([['https://vendor.example/square.js', 'n0nce']])
  expect(await fields.collect(intent)).toEqual({ status: 'token', token: 'cnon:1' })
  expect(said.at(-1)).toMatchObject({ amount: '12.34', currencyCode: 'CAD', intent: 'CHARGE', customerInitiated: true })
  fields.unmount()
  expect(said.at(-1)).toBe('destroyed')
  expect([place(), scripts(), page['Square']]).toEqual([null, [], undefined])
})

test.each([
  [{ status: 'Invalid' }, { status: 'failed', why: 'fields' }],
  [{ status: 'Cancel' }, { status: 'cancelled' }],
  [{ status: 'Error' }, { status: 'failed', why: 'timeout' }]
])('Square’s %o is understood', async (answer, expected) => {
  sets = square(answer)
  const fields = await browserCards(root, undefined).mount(settings('square'), shown)
  expect(await fields.collect(intent)).toEqual(expected)
})

/** Moneris’ script as documented; the test calls the callbacks. */
function moneris() {
  const callbacks: Record<string, () => void> = {}
  class Checkout {
    setMode = (mode: string) => said.push(['mode', mode])
    setCheckoutDiv = (id: string) => said.push(['div', id, document.getElementById(id) !== null])
    setCallback = (name: string, hear: () => void) => void (callbacks[name] = hear)
    startCheckout = (ticket: string) => said.push(['start', ticket])
    closeCheckout = (ticket: string) => said.push(['close', ticket])
  }
  sets = { monerisCheckout: Checkout }
  return callbacks
}

test.each([
  ['payment_complete', { status: 'token', token: 'T1' }],
  ['payment_receipt', { status: 'token', token: 'T1' }],
  ['cancel_transaction', { status: 'cancelled' }],
  ['error_event', { status: 'failed', why: 'timeout' }]
])('Moneris opens its form with the ticket, and its callback %s is understood', async (name, expected) => {
  const callbacks = moneris()
  const fields = await browserCards(root, undefined).mount(settings('moneris'), shown)
  const collecting = fields.collect(intent)
  expect(said).toEqual([
    ['mode', 'qa'],
    ['div', place()?.id, true],
    ['start', 'T1']
  ])
  callbacks[name]?.()
  expect(await collecting).toEqual(expected)
  expect(said.at(-1)).toEqual(['close', 'T1'])
})

test('a script replaces an earlier copy, and each mount has its own element for the fields (SPEC A6)', async () => {
  sets = square({})
  const earlier = document.createElement('script')
  earlier.src = settings('square').script
  document.head.append(earlier)
  page['Square'] = 'an earlier copy'
  const cards = browserCards(root, undefined)
  const first = await cards.mount(settings('square'), shown)
  expect(earlier.isConnected).toBe(false)
  expect(scripts()).toHaveLength(1)
  const id = place()?.id
  first.unmount()
  await cards.mount(settings('square'), shown)
  expect(place()?.id).not.toBe(id)
})

test('a script that is blocked, or sets nothing, fails and leaves nothing behind', async () => {
  for (const blocked of [undefined, {}]) {
    sets = blocked
    await expect(browserCards(root, undefined).mount(settings('square'), shown)).rejects.toThrow('did not load')
    expect([place(), scripts()]).toEqual([null, []])
  }
})

test('a script whose fields can’t be mounted fails and leaves nothing behind', async () => {
  sets = { Square: { payments: () => ({ card: () => Promise.reject(new Error('no such store')) }) } }
  await expect(browserCards(root, undefined).mount(settings('square'), shown)).rejects.toThrow('no such store')
  expect([place(), scripts(), page['Square']]).toEqual([null, [], undefined])
})
