import type { Cart } from '../../../src/contract/cart/cart.ts'
import { expect, vi } from 'vitest'
import { ShellToasts } from '../../../src/app/shell-toasts.tsx'
import { platform } from '../../../src/platform/platform.ts'
import { CartScreen } from '../../../src/screens/cart/cart-screen.tsx'
import { CheckoutScreen } from '../../../src/screens/checkout/checkout-screen.tsx'
import { SwitchStoreDialog } from '../../../src/screens/locations/switch-store-dialog.tsx'
import { ReorderRow } from '../../../src/screens/menu/reorder-row.tsx'
import { OrderPage } from './order-page.tsx'
import { $addresses } from '../../../src/stores/account/addresses.ts'
import { unlink } from '../../../src/stores/account/linked-accounts.ts'
import { $loyalty } from '../../../src/stores/account/loyalty.ts'
import { $cart, reloadCart } from '../../../src/stores/cart/cart.ts'
import { chooseMethod } from '../../../src/stores/cart/fulfilment-method.ts'
import { setQuantity } from '../../../src/stores/cart/lines/quantities.ts'
import { $mergedCarts } from '../../../src/stores/cart/merge-carts.ts'
import { applyPromo, typePromo } from '../../../src/stores/cart/promos.ts'
import { redeemPoints, redeemReward } from '../../../src/stores/cart/redeem.ts'
import { checkoutForm, placeOrder } from '../../../src/stores/checkout/checkout.ts'
import { chooseSlot } from '../../../src/stores/checkout/chosen-slot.ts'
import { deliverForm, deliverToForm, deliverToSaved } from '../../../src/stores/checkout/delivery-address.ts'
import { $slots } from '../../../src/stores/checkout/slots.ts'
import { giveTip, giveTyped } from '../../../src/stores/checkout/tip.ts'
import '../../../src/stores/core/error-details.ts'
import { rememberCart } from '../../../src/stores/location/location.ts'
import { $switch, moveAndGo } from '../../../src/stores/location/switch-store.ts'
import { $menu } from '../../../src/stores/menu/menu.ts'
import { $order } from '../../../src/stores/order/order.ts'
import { $myOrders } from '../../../src/stores/order/past-orders.ts'
import { $reordering, orderAgain } from '../../../src/stores/order/reorder.ts'
import { beginSession } from '../../../src/stores/session/session.ts'
import { render, type Rendered } from './render.tsx'
import { alex, cart, flower, nightFerry, order, queenWest } from './samples.ts'

/** A store that has all that there are sentences about. */
export const store = {
  ...queenWest,
  features: { ...queenWest.features, tips: true, loyalty: true },
  deliverySettings: { ...queenWest.deliverySettings, isEnabled: true }
}
export const slot = (available: boolean) => ({
  id: '2026-11-21 06:00 pm',
  start: '2026-11-21T18:00:00-05:00',
  end: '2026-11-21T18:15:00-05:00',
  available
})
export const later = { ...slot(true), id: '2026-11-21 07:00 pm', start: '2026-11-21T19:00:00-05:00' }
const saved = {
  id: 'a1',
  label: 'Home',
  line1: '12 Shaw Street',
  unit: null,
  city: 'Toronto',
  province: 'ON',
  postalCode: 'M6J 2W1',
  notes: null
}
export const has = (changes: Partial<Cart>) => $cart.set({ state: 'ready', value: { ...cart, ...changes } })

/** Answers what changes something with a refusal, as the API does; nothing else is answered. */
function refuse(code: string, more: { fields?: object; payload?: unknown } = {}, status = 409): void {
  platform().http = (_url, init) =>
    init.method === undefined || init.method === 'GET'
      ? new Promise(() => {})
      : Promise.resolve(Response.json({ message: 'In the words of the API.', code, ...more }, { status }))
}

/** Answers what changes the cart with that cart. */
function accept(changes: Partial<Cart>): void {
  platform().http = () => Promise.resolve(Response.json({ payload: { ...cart, version: 9, ...changes } }))
}

async function place(): Promise<Rendered> {
  checkoutForm.type('first_name', 'Ada')
  checkoutForm.type('last_name', 'Ng')
  checkoutForm.type('phone', '416 555 0134')
  checkoutForm.type('email', 'ada@example.com')
  checkoutForm.type('slot', slot(true).id)
  await placeOrder()
  return render(<CheckoutScreen />)
}

async function promo(problem: string, missing: number | null): Promise<Rendered> {
  refuse('promo', { payload: { promo: { code: 'TEN', problem, missing } } })
  typePromo('TEN')
  await applyPromo()
  return render(<CartScreen />)
}

function earn(): void {
  beginSession(alex)
  const rewards = [{ id: 'off-5', name: '$5 off', points: 90, value: 500 }]
  const value = { points: 320, badges: [], tiers: [], tier: null, next: null, pointValue: 5, pointsPerDollar: 1 }
  $loyalty.set({ state: 'ready', value: { ...value, rewards, ledger: [] } })
  has({ points_redeemable: 320 })
}

const bought = [{ product: nightFerry, variant: nightFerry.variants[0]!, quantity: 1 }]

/** Each with what brings the sentence about, and a part of it in both languages. */
export const sentences: [string, () => Promise<Rendered> | Rendered, string, string][] = [
  [
    'an order that was refused',
    () => (refuse('closed'), place()),
    'The store isn’t taking orders right now.',
    'Le magasin n’accepte pas de commandes en ce moment.'
  ],
  [
    'an order that was refused for a promo code',
    () => (refuse('promo', { payload: { promo: { code: 'TEN', problem: 'expired', missing: null } } }), place()),
    'TEN has expired.',
    'Le code TEN est expiré.'
  ],
  [
    'a time that was taken meanwhile',
    () => {
      const page = render(<CheckoutScreen />)
      chooseSlot(slot(true).id)
      $slots.set({ state: 'ready', value: [{ date: '2026-11-21', slots: [slot(false), later] }] })
      return page
    },
    'The time you chose was just taken.',
    'L’heure choisie vient d’être prise.'
  ],
  [
    'a tip that is no amount',
    async () => {
      has({ tip: 123 })
      await giveTyped('much')
      return render(<CheckoutScreen />)
    },
    'Enter an amount, for example 2.50.',
    'Entrez un montant, par exemple 2,50.'
  ],
  [
    'a tip that is too much',
    async () => {
      has({ tip: 123 })
      refuse('invalid', { fields: { tip: 'unknown' } }, 422)
      await giveTip({ tip: 99_999 })
      return render(<CheckoutScreen />)
    },
    'The tip can’t exceed the order total.',
    'Le pourboire ne peut pas dépasser le total.'
  ],
  ['a promo code', () => promo('expired', null), 'TEN has expired.', 'Le code TEN est expiré.'],
  [
    'a promo code that needs a larger cart, with the amount',
    () => promo('minimum', 1250),
    'Add $12.50 more',
    'Ajoutez 12,50 $'
  ],
  [
    'points that can’t be used',
    async () => {
      earn()
      refuse('invalid', { fields: { points: 'unknown' } }, 422)
      await redeemPoints(300)
      return render(<CartScreen />)
    },
    'This order can’t use that many points.',
    'Cette commande ne permet pas d’utiliser autant de points.'
  ],
  [
    'a reward that the points don’t reach',
    async () => {
      earn()
      refuse('invalid', { fields: { reward: 'number' } }, 422)
      await redeemReward('off-5')
      return render(<CartScreen />)
    },
    'Not enough points for that reward.',
    'Vous n’avez pas assez de points pour cette récompense.'
  ],
  [
    'carts that were merged',
    () => {
      const line = { name: 'Night Ferry', variantName: '3.5 g', before: { quantity: 1, total: 1 } }
      const joined = { ...line, variant: 'v1', kind: 'joined' as const, after: line.before }
      $mergedCarts.set({ 'queen-west': [joined] })
      return render(<CartScreen />)
    },
    'We added 1 product from your other cart.',
    'produit de votre autre panier'
  ],
  [
    'what another method changes, with the amounts',
    async () => {
      accept({ method: 'delivery', fee: 500, total: cart.total + 500 })
      await chooseMethod('delivery')
      return render(<CheckoutScreen />)
    },
    'A delivery fee of $5.00 was added. Your total is now $72.69.',
    '72,69 $'
  ],
  [
    'a saved address that is too far away',
    async () => {
      beginSession(alex)
      $addresses.set({ state: 'ready', value: { addresses: [saved] } })
      has({ method: 'delivery' })
      refuse('out_of_zone')
      await deliverToSaved(saved)
      return render(<CheckoutScreen />)
    },
    'We don’t deliver to that address.',
    'Nous ne livrons pas à cette adresse.'
  ],
  [
    'a typed address that is too far away',
    async () => {
      has({ method: 'delivery' })
      refuse('out_of_zone')
      const { id: _id, label: _label, ...typed } = saved
      deliverForm.fillIn({ ...typed, unit: '', notes: '' })
      await deliverToForm()
      return render(<CheckoutScreen />)
    },
    'We don’t deliver to that address.',
    'Nous ne livrons pas à cette adresse.'
  ],
  [
    'an item that is over the limit when an order is placed again, with the grams',
    async () => {
      beginSession(alex)
      const menu = { location: 'queen-west', categories: [flower], highlights: [], total: 1, complete: true }
      $menu.set({ state: 'ready', value: { ...menu, products: [nightFerry] } })
      const page = render(<ReorderRow location="queen-west" storeName="Queen West" />)
      const orders = [{ ...order, lines: order.lines.map(one => ({ ...one, product: nightFerry.id })) }]
      $myOrders.set({ state: 'ready', value: { orders } })
      const cartFull = { active: true, limit: 30, exceedValue: 2.5 }
      refuse('limit_exceeded', { payload: { ...cart, version: 9, equivalent: 32.5, cartFull } })
      await orderAgain(bought)
      return page
    },
    '2.5 g over the limit of 30 g',
    'Vous dépassez de 2,5 g la limite'
  ],
  [
    'what came of ordering again',
    () => {
      $order.set({ state: 'ready', value: order })
      const refused = [{ name: 'Night Ferry', why: { key: 'problem.closed' as const } }]
      $reordering.set({ order: order.id, isBusy: false, added: 2, refused })
      return render(<OrderPage order={order.id} />)
    },
    'Night Ferry: The store isn’t taking orders',
    'Night Ferry : Le magasin n’accepte pas'
  ],
  [
    'a change of the cart that was refused',
    async () => {
      refuse('forbidden', {}, 403)
      await setQuantity(cart.lines[0]?.variant ?? '', 5)
      return render(<CartScreen />)
    },
    'You don’t have permission to do that.',
    'Cette action n’est pas autorisée.'
  ],
  [
    'a cart that could not be read',
    async () => {
      $cart.set({ state: 'idle' })
      rememberCart('queen-west', cart.id)
      platform().http = () => Promise.resolve(Response.json({ payload: 'no cart' }))
      await reloadCart()
      return render(<CartScreen />)
    },
    'The shop sent an unexpected response.',
    'La boutique a envoyé une réponse inattendue.'
  ],
  [
    'a cart that could not be moved to another store',
    async () => {
      const asked = { from: 'queen-west', to: 'kensington', cart: cart.id }
      const page = render(<SwitchStoreDialog asked={asked} />)
      await vi.waitFor(() => expect($switch.get()).toBeDefined())
      const sum = { count: 2, subtotal: 1, total: 1 }
      const value = { version: 1, changes: [], before: sum, after: sum, currency: 'CAD' }
      $switch.set({ ...asked, preview: { state: 'ready', value }, isMoving: false })
      refuse('forbidden', {}, 403)
      await moveAndGo()
      return page
    },
    'You don’t have permission to do that.',
    'Cette action n’est pas autorisée.'
  ],
  [
    'a toast about a problem',
    async () => {
      beginSession(alex)
      refuse('forbidden', {}, 403)
      await unlink('google')
      return render(<ShellToasts />)
    },
    'You don’t have permission to do that.',
    'Cette action n’est pas autorisée.'
  ]
]
