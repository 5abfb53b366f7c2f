import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Cart } from '../../../src/contract/cart/cart.ts'
import type { Loyalty } from '../../../src/contract/account/loyalty.ts'
import { platform } from '../../../src/platform/platform.ts'
import { $locale } from '../../../src/i18n/locale.ts'
import { CartScreen } from '../../../src/screens/cart/cart-screen.tsx'
import { CheckoutScreen } from '../../../src/screens/checkout/checkout-screen.tsx'
import { OrderPage } from '../support/order-page.tsx'
import { $cart } from '../../../src/stores/cart/cart.ts'
import { explainReward } from '../../../src/stores/cart/explain-reward.ts'
import { $isChoosingReward } from '../../../src/stores/cart/choosing-reward.ts'
import { $toasts } from '../../../src/client/toasts.ts'
import { $mergedCarts } from '../../../src/stores/cart/merge-carts.ts'
import { reset } from '../../../src/client/reset.ts'
import { $order } from '../../../src/stores/order/order.ts'
import { beginSession } from '../../../src/stores/session/session.ts'
import { render } from '../support/render.tsx'
import { alex, cart, order, queenWest } from '../support/samples.ts'
import { inQueenWest, openRetailer } from '../support/shop.ts'

const loyalty: Loyalty = {
  points: 320,
  badges: [],
  tiers: [],
  tier: null,
  next: null,
  pointValue: 5,
  pointsPerDollar: 1,
  rewards: [
    { id: 'off-5', name: '$5 off', points: 90, value: 500 },
    { id: 'off-20', name: '$20 off', points: 340, value: 2000 }
  ],
  ledger: []
}

const rewarding = { ...queenWest, features: { ...queenWest.features, loyalty: true } }
const bodies: unknown[] = []

afterEach(() => reset('all'))
let canRead = true

/** Responds with the loyalty data, and with the changed cart to each cart change. */
function answer(changed: Partial<Cart>): void {
  platform().http = (url, init) => {
    if (url.includes('/me/loyalty'))
      return Promise.resolve(
        canRead
          ? Response.json({ payload: loyalty })
          : Response.json({ message: '', code: 'forbidden' }, { status: 403 })
      )
    bodies.push([new URL(url, 'https://shop.example').pathname, typeof init.body === 'string' && JSON.parse(init.body)])
    return Promise.resolve(Response.json({ payload: { ...cart, version: 2, points_redeemable: 320, ...changed } }))
  }
}

async function open(changes: Partial<Cart> = {}, changed: Partial<Cart> = {}) {
  openRetailer([rewarding])
  bodies.length = 0
  canRead = true
  beginSession(alex)
  answer(changed)
  $cart.set({ state: 'ready', value: { ...cart, points_redeemable: 320, ...changes } })
  const page = render(<CartScreen />)
  await vi.waitFor(() => expect(page.text()).toContain('Reward'))
  return page
}

const used: Partial<Cart> = {
  orderLoyalty: { pointsRedeemed: 100, amount: 500, earns: 54 },
  orderReward: { points: 90, id: 'off-5', name: '$5 off', amount: 500 }
}

describe('points in the cart', () => {
  inQueenWest()

  it('are offered with their discount, up to the order’s maximum, and with the balance', async () => {
    const page = await open()
    expect(page.text()).toContain('You have 320 points left to use.')
    const use = page.get('[role=switch]') as HTMLInputElement
    expect(use.labels?.[0]?.textContent).toBe('Use $16.00 of your points')
    expect(use.checked).toBe(false)
    // No number to be typed: the switch is the one way to use them.
    expect(page.inputs().map(({ type }) => type)).toEqual(['checkbox'])
  })

  it('are used by one press, shown among the sums, and given back by another', async () => {
    const page = await open({}, used)
    page.get('[role=switch]').click()
    await vi.waitFor(() => expect(page.text()).toContain('100 points used−$5.00'))
    expect(bodies).toEqual([['/v1/carts/k1/points', { version: 1, points: 320 }]])
    expect((page.get('[role=switch]') as HTMLInputElement).checked).toBe(true)
    answer({ version: 3 })
    page.get('[role=switch]').click()
    await vi.waitFor(() => expect(page.text()).not.toContain('100 points used'))
    expect(bodies.at(-1)).toEqual(['/v1/carts/k1/points', { version: 2, points: 0 }])
    expect((page.get('[role=switch]') as HTMLInputElement).checked).toBe(false)
  })

  it('of which the order could use more than it does are offered in full', async () => {
    const page = await open({ orderLoyalty: { pointsRedeemed: 100, amount: 500 } })
    expect((page.get('[role=switch]') as HTMLInputElement).labels?.[0]?.textContent).toBe('Use $5.00 of your points')
    page.named('Use $16.00 of your points').click()
    await vi.waitFor(() => expect(bodies).toEqual([['/v1/carts/k1/points', { version: 1, points: 320 }]]))
  })

  it('are said when the API will not have them', async () => {
    const page = await open()
    const { http } = platform()
    platform().http = (url, init) =>
      url.includes('/points')
        ? Promise.resolve(
            Response.json({ message: '', code: 'invalid', fields: { points: 'number' } }, { status: 422 })
          )
        : http(url, init)
    page.get('[role=switch]').click()
    await vi.waitFor(() => expect(page.text()).toContain('This order can’t use that many points.'))
  })

  it('are not asked for where the order can use none', async () => {
    const page = await open({ points_redeemable: 0 })
    expect(page.all('[role=switch]')).toEqual([])
  })

  it('of the cart earn more, which is said', async () => {
    const page = await open({ orderLoyalty: { pointsRedeemed: 0, amount: 0, earns: 59 } })
    expect(page.text()).toContain('You’ll earn 59 points once you have your order.')
  })

  it('speak French', async () => {
    $locale.set('fr-CA')
    openRetailer([rewarding])
    beginSession(alex)
    answer({})
    $cart.set({ state: 'ready', value: { ...cart, points_redeemable: 320 } })
    const page = render(<CartScreen />)
    await vi.waitFor(() => expect(page.text()).toContain('Utiliser 16,00 $ en points'))
  })
})

describe('rewards in the cart', () => {
  inQueenWest()

  it('are used by a press when the points reach for them, and given back by another', async () => {
    const page = await open({}, used)
    const five = () => page.named(/^\$5 off/)
    expect(five().getAttribute('aria-pressed')).toBe('false')
    five().click()
    await vi.waitFor(() => expect(page.text()).toContain('Reward: $5 off−$5.00'))
    expect(bodies).toEqual([['/v1/carts/k1/reward', { version: 1, reward: 'off-5' }]])
    expect(five().getAttribute('aria-pressed')).toBe('true')
    answer({ version: 3 })
    five().click()
    await vi.waitFor(() => expect(page.text()).not.toContain('Reward: $5 off'))
    expect(bodies.at(-1)).toEqual(['/v1/carts/k1/reward', { version: 2, reward: null }])
  })

  it('say how many points are missing where they don’t reach, and are no button then', async () => {
    const page = await open()
    const [, twenty] = page.all('ul[aria-label=Rewards] > li')
    expect(twenty?.textContent).toBe('$20 off340 points · 20 points short')
    expect(twenty?.querySelector('button,s,del')).toBeNull()
  })

  it('that can’t be read can be asked for again', async () => {
    openRetailer([rewarding])
    beginSession(alex)
    answer({})
    canRead = false
    $cart.set({ state: 'ready', value: cart })
    const page = render(<CartScreen />)
    await vi.waitFor(() => expect(page.text()).toContain('Rewards can’t be shown right now.'))
    canRead = true
    page.named('Try again').click()
    await vi.waitFor(() => expect(page.text()).toContain('Reward'))
  })
})

describe('what points took off', () => {
  inQueenWest()

  it('is listed in the totals of checkout and order, with the points that the order earns', () => {
    openRetailer([rewarding])
    $cart.set({ state: 'ready', value: { ...cart, ...used } })
    const sums = ['Subtotal$59.90', 'Reward: $5 off−$5.00', '100 points used−$5.00', 'HST$7.79']
    const rows = (page: ReturnType<typeof render>) => page.all('dl > div').map(row => row.textContent)
    const checkout = render(<CheckoutScreen />)
    expect(rows(checkout)).toEqual([...sums, 'Total$67.69'])
    expect(checkout.text()).toContain('You’ll earn 54 points')
    const points = {
      orderLoyalty: { pointsRedeemed: 100, amount: 500, earned: 54 },
      orderReward: { points: 90, name: '$5 off', amount: 500 }
    }
    $order.set({ state: 'ready', value: { ...order, ...points } })
    const page = render(<OrderPage order="o1" />)
    expect(rows(page).slice(0, 4)).toEqual(sums)
    expect(page.text()).toContain('You’ll earn 54 points')
    $order.set({ state: 'ready', value: { ...order, ...points, status: 'completed' } })
    expect(render(<OrderPage order="o1" />).text()).toContain('You earned 54 points.')
  })
})

describe('what signing in has joined', () => {
  inQueenWest()

  it('is said line by line in that store’s cart until it was seen', () => {
    const change = { variant: 'v1', name: 'Night Ferry', variantName: '3.5 g' }
    const amounts = (before: number, after: number) => ({
      before: { quantity: before, total: 0 },
      after: { quantity: after, total: 0 }
    })
    $mergedCarts.set({
      'queen-west': [
        { ...change, kind: 'joined', ...amounts(0, 2) },
        { ...change, variant: 'v2', kind: 'fewer', ...amounts(3, 1) },
        { ...change, variant: 'v3', kind: 'gone', ...amounts(3, 0) },
        { ...change, variant: 'v4', kind: 'limit', ...amounts(3, 2) }
      ],
      kensington: [{ ...change, name: 'Elsewhere', kind: 'gone', ...amounts(1, 0) }]
    })
    $cart.set({ state: 'ready', value: cart })
    const page = render(<CartScreen />)
    expect(page.text()).toContain('We added 1 product from your other cart.')
    for (const words of [
      'now 2 in your cart',
      'only 1 of 3 available',
      'no longer available',
      '2 of 3 (purchase limit)'
    ])
      expect(page.text()).toContain(`Night Ferry, 3.5 g: ${words}`)
    expect(page.text()).not.toContain('Elsewhere,')
    page.named('Got it').click()
    expect(Object.keys($mergedCarts.get())).toEqual(['kensington'])
  })
})

describe('a reward that changes behind the shopper’s back', () => {
  inQueenWest()

  const toasts = () => $toasts.get().map(toast => ('key' in toast ? [toast.key, toast.params?.['name']] : toast))
  const cartWith = (changes: Partial<Cart>) => $cart.set({ state: 'ready', value: { ...cart, ...used, ...changes } })

  let end = () => {}
  afterEach(() => end())

  async function follow(): Promise<void> {
    await open(used)
    end = explainReward()
  }

  it('is explained once it is gone, and once only', async () => {
    await follow()
    cartWith({ version: 2, total: 6000, orderReward: { points: 0, id: null, name: null, amount: 0 } })
    expect(toasts()).toEqual([['cart.rewardGone', '$5 off']])
    cartWith({ version: 3, total: 6000, orderReward: { points: 0, id: null, name: null, amount: 0 } })
    expect(toasts()).toHaveLength(1)
  })

  it('is explained if it costs other points or is worth something else, and not if the cart holds less', async () => {
    await follow()
    const five = { points: 90, id: 'off-5', name: '$5 off', amount: 300 }
    cartWith({ subtotal: 300, orderReward: five })
    expect(toasts()).toEqual([])
    cartWith({ subtotal: 300, orderReward: { ...five, points: 80 } })
    expect(toasts()).toEqual([['cart.rewardChanged', '$5 off']])
  })

  it('is no news if the shopper gave it back', async () => {
    await follow()
    $isChoosingReward.set(true)
    cartWith({ orderReward: { points: 0, id: null, name: null, amount: 0 } })
    expect(toasts()).toEqual([])
  })
})
