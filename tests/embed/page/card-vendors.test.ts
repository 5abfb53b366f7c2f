import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CardProvider, CardSettings } from '../../../src/contract/order/card-settings.ts'
import { browserCards } from '../../../src/payments/browser-cards.ts'

const page = window as unknown as Record<string, unknown>
const shown = { locale: 'en-CA', title: 'Card details', onCorrected: () => void said.push('corrected') }
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

const { settings: ofWindow } = (window as unknown as HappyDom).happyDOM
const { handleDisabledFileLoadingAsSuccess: usually } = ofWindow

beforeEach(() => {
  said = []
  sets = undefined
  const append = document.head.append.bind(document.head)
  // Simulates the network: scripts added to the page load or fail.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const [name, value] of Object.entries(sets ?? {})) vi.stubGlobal(name, value)
    ofWindow.handleDisabledFileLoadingAsSuccess = sets !== undefined
    append(...nodes)
  })
  root = document.body.appendChild(document.createElement('storefront-root'))
  root.attachShadow({ mode: 'open' })
})
afterEach(() => {
  root.remove()
  document.head.replaceChildren()
  ofWindow.handleDisabledFileLoadingAsSuccess = usually
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Square's script as documented, with a result for `tokenize`. */
const square = (answer: object) => ({
  Square: {
    payments: (...names: string[]) => ({
      card: async () => ({
        attach: async (selector: string) =>
          void said.push(['attach', ...names, document.querySelector(selector) !== null]),
        tokenize: async (details: object) => (said.push(details), answer),
        addEventListener: (name: string, hear: () => void) => name === 'errorClassRemoved' && hear(),
        destroy: async () => void said.push('destroyed')
      })
    })
  }
})

test('Square mounts on the page, gets the amount due, returns a token, and leaves nothing behind', async () => {
  sets = square({ status: 'OK', token: 'cnon:1' })
  const fields = await browserCards(root, 'n0nce').mount(settings('square'), shown)
  expect(said).toEqual([['attach', 'app-1', 'L1', true], 'corrected'])
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

test('Moneris’ form closes as if it had called back once the payment is known to be decided', async () => {
  moneris()
  const fields = await browserCards(root, undefined).mount(settings('moneris'), shown)
  expect(await fields.collect(intent, Promise.resolve())).toEqual({ status: 'token', token: 'T1' })
  expect(said.at(-1)).toEqual(['close', 'T1'])
})

test('a script replaces an earlier copy, and each mount has its own element for the fields (SPEC A6)', async () => {
  sets = square({})
  const earlier = document.createElement('script')
  earlier.src = settings('square').script
  document.head.append(earlier)
  vi.stubGlobal('Square', 'an earlier copy')
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

interface WalletPage {
  ApplePaySession: { canMakePayments(): boolean } | undefined
  PaymentRequest: unknown
}

/** Square's script with its wallets; `lacks` names those that the device or the store can't have. */
function squareWallets(answer: object, lacks: string[] = []) {
  const wallet = (name: string) => (request: object) => {
    said.push([name, request])
    if (lacks.includes(name)) return Promise.reject(new Error('PaymentMethodUnsupportedError'))
    return Promise.resolve({
      ...(name === 'googlePay' && { attach: async (place: HTMLElement) => place.append('G Pay') }),
      tokenize: async () => answer,
      destroy: async () => void said.push(`${name} is gone`)
    })
  }
  const paymentRequest = (asked: object) => ({ asked, update: (changed: object) => said.push(['update', changed]) })
  sets = {
    Square: { payments: () => ({ paymentRequest, applePay: wallet('applePay'), googlePay: wallet('googlePay') }) }
  }
}

describe('wallets', () => {
  const browser = window as unknown as WalletPage
  const asked = { ...settings('square'), wallets: ['apple_pay', 'google_pay', 'another'] }
  const wish = { amount: 1234, currency: 'CAD', country: 'CA', payee: 'Queen West', locale: 'en-CA', asksContact: true }
  const buttons = () => [...(root.querySelector('[slot=wallets]')?.children ?? [])] as HTMLElement[]
  let heard: unknown[]
  let isFine: boolean
  const listener = { mayOpen: () => isFine, onResult: (result: unknown) => void heard.push(result) }

  beforeEach(() => {
    heard = []
    isFine = true
    vi.stubGlobal('ApplePaySession', undefined)
    vi.stubGlobal('PaymentRequest', () => {})
  })

  test('Square’s Google Pay is drawn, asks for the total and the contact, and returns both', async () => {
    const details = { shipping: { contact: { givenName: 'Maya', familyName: 'Okafor', email: 'm@example.com' } } }
    squareWallets({ status: 'OK', token: 'cnon:2', details })
    const wallets = await browserCards(root, 'n0nce').wallets?.(asked, wish, listener)
    const total = { amount: '12.34', label: 'Queen West' }
    expect(said).toMatchObject([['googlePay', { asked: { countryCode: 'CA', total, requestShippingContact: true } }]])
    expect(buttons().map(one => one.textContent)).toEqual(['G Pay'])
    wallets?.update(99)
    expect(said.at(-1)).toEqual(['update', { total: { amount: '0.99', label: 'Queen West' } }])
    buttons()[0]?.click()
    await expect.poll(() => heard).toHaveLength(1)
    const contact = { first_name: 'Maya', last_name: 'Okafor', email: 'm@example.com' }
    expect(heard).toEqual([{ status: 'token', token: 'cnon:2', contact }])
    wallets?.unmount()
    expect([said.at(-1), buttons(), scripts(), page['Square']]).toEqual(['googlePay is gone', [], [], undefined])
  })

  test('Apple Pay has a named button in Safari, and a press that may not open a sheet opens none', async () => {
    browser.ApplePaySession = { canMakePayments: () => true }
    squareWallets({ status: 'Cancel' })
    await browserCards(root, undefined).wallets?.(asked, wish, listener)
    expect(buttons().map(one => one.getAttribute('aria-label'))).toEqual(['Apple Pay'])
    isFine = false
    buttons()[0]?.click()
    isFine = true
    buttons()[0]?.click()
    await expect.poll(() => heard).toEqual([{ status: 'cancelled' }])
  })

  test('a browser that can have none loads nothing, and a store that can have none leaves nothing', async () => {
    browser.PaymentRequest = undefined
    squareWallets({})
    expect(await browserCards(root, undefined).wallets?.(asked, wish, listener)).toBeUndefined()
    expect(scripts()).toEqual([])
    browser.PaymentRequest = () => {}
    squareWallets({}, ['googlePay'])
    expect(await browserCards(root, undefined).wallets?.(asked, wish, listener)).toBeUndefined()
    expect([buttons(), scripts()]).toEqual([[], []])
  })

  test('an unknown answer of the sheet is a failure', async () => {
    squareWallets({ status: 'Error' })
    await browserCards(root, undefined).wallets?.(asked, wish, listener)
    buttons()[0]?.click()
    await expect.poll(() => heard).toEqual([{ status: 'failed' }])
  })
})
