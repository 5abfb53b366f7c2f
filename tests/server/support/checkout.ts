import type { Seed, SeedPromo } from '../../../src/server/seed/types.ts'
import { type Cart } from '../../../src/contract/cart/cart.ts'
import { setDelivery, setMethod, setPromos, setTip } from '../../../src/contract/cart/cart-change.ts'
import type { DeliveryAddress } from '../../../src/contract/cart/delivery-address.ts'
import type { Method } from '../../../src/contract/cart/method.ts'
import { fixture, makeLocation, makeProduct, makeVariant, makeZone } from './database/seed.ts'
import { home, openSharedShop } from './shop.ts'

const words = (text: string) => ({ en: text, fr: `${text} fr` })

const code = (code: string, cents: number, changes: Partial<SeedPromo> = {}): SeedPromo => ({
  code,
  name: words(code),
  takes: { kind: 'amount', cents },
  ...changes
})

const everywhere = { 'queen-west': 999, kensington: 999, calgary: 999 }
const { address } = makeLocation()

/** A small shop for checkout tests: Queen West has delivery, curbside and tips; Kensington has pickup only. */
const seed: Seed = {
  ...fixture,
  locations: [
    makeLocation({
      curbsideSettings: { isEnabled: true },
      features: { loyalty: true, reviews: false, tips: true, effects: false },
      deliverySettings: {
        isEnabled: true,
        orderPrepTime: 45,
        afterHoursOrdering: true,
        zones: [
          makeZone({
            fee: 500,
            minimum: 2000,
            freeFrom: 6000,
            polygon: [
              { lat: 43.6, lng: -79.4 },
              { lat: 43.6, lng: -79.3 },
              { lat: 43.7, lng: -79.3 },
              { lat: 43.7, lng: -79.4 }
            ]
          }),
          makeZone({ name: 'Far', postalPrefixes: ['M6'], fee: 900 })
        ]
      }
    }),
    makeLocation({
      slug: 'kensington',
      name: { en: 'Kensington', fr: 'Kensington fr' },
      address: { ...address, lat: 43.6541, lng: -79.4014 },
      deliverySettings: { isEnabled: false, orderPrepTime: null, afterHoursOrdering: false, zones: [] }
    }),
    makeLocation({
      slug: 'calgary',
      name: words('Calgary'),
      timezone: 'America/Edmonton',
      legalAge: 18,
      asksDateOfBirth: true,
      deliverySettings: { ...makeLocation().deliverySettings, afterHoursOrdering: true },
      address: { ...address, province: 'AB', lat: 51.04, lng: -114.03 }
    }),
    makeLocation({ slug: 'shut', name: words('Shut'), isOpen: false }),
    makeLocation({ slug: 'small', name: words('Small'), slotCapacity: 5, curbsideSettings: { isEnabled: true } })
  ],
  products: [
    ...fixture.products,
    makeProduct('bong', { limitClass: 'accessory', category: 'other', variants: [makeVariant({ stock: everywhere })] }),
    makeProduct('ten-left', { limitClass: 'accessory', variants: [makeVariant({ stock: { 'queen-west': 10 } })] }),
    makeProduct('many', { limitClass: 'accessory', variants: [makeVariant({ stock: { small: 5000 } })] })
  ],
  promos: [
    code('FIVE', 500, { combines: true }),
    code('TWO', 200, { combines: true }),
    code('ALONE', 300),
    code('BIG', 400, { minimum: 5000 }),
    code('HERE', 100, { locations: ['queen-west'] }),
    code('PICKUP', 100, { methods: ['pickup'] }),
    code('FIRST', 1000, { firstOrder: true }),
    code('ONCE', 100, { perPerson: 1 }),
    code('THREE', 100, { most: 3 }),
    code('OTHERS', 100, { takes: { kind: 'percent', percent: 50, of: { categories: ['other'] } } }),
    code('LATER', 100, { startsIn: 1 }),
    code('GONE', 100, { endsIn: -1 }),
    code('SOON', 100, { endsIn: 1 })
  ]
}

/** An address outside of all zones. */
export const outside: DeliveryAddress = { ...home, postalCode: 'K1N 5P5' }

type Known = Pick<Cart, 'id' | 'version'>
type Headers = Record<string, string>

/** Opens the shop for checkout tests. */
export async function openCheckoutShop() {
  const shop = await openSharedShop(seed)
  const at = ({ id }: Known, headers: Headers, query: Record<string, string> = {}) => ({
    params: { cart: id },
    headers,
    query
  })

  const method = (cart: Known, method: Method, headers: Headers = {}) =>
    shop.to(setMethod, { ...at(cart, headers), body: { version: cart.version, method } })

  const bring = (cart: Known, address: DeliveryAddress | null, headers: Headers = {}, locale = 'en-CA') =>
    shop.to(setDelivery, { ...at(cart, headers, { locale }), body: { version: cart.version, address } })

  const codes = (cart: Known, codes: string[], headers: Headers = {}, locale = 'en-CA') =>
    shop.to(setPromos, { ...at(cart, headers, { locale }), body: { version: cart.version, codes } })

  const setTipTo = (cart: Known, tip: { tip?: number; tipShare?: number }) =>
    shop.to(setTip, { ...at(cart, {}), body: { version: cart.version, ...tip } })
  const tip = (cart: Known, cents: number) => setTipTo(cart, { tip: cents })

  /** Creates a cart with a number of ten-dollar items that don't count towards the limit, and promo codes. */
  async function cartOf(count: number, entered: string[] = [], location = 'queen-west', how: Method = 'pickup') {
    const cart = await shop.cartWith({ bong: count }, location, how)
    return entered.length === 0 ? cart : (await codes(cart, entered)).payload
  }

  return { ...shop, method, bring, codes, tip, setTipTo, cartOf }
}
