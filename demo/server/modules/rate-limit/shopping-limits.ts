import { BadSetting } from '../../settings/bad-setting.ts'
import type { Limit } from './limits.ts'

/** How much one shopper, network or store may set going before somebody has paid; all numbers are here. */
export interface ShoppingLimits {
  /** Carts begun from one client address: an office or a store's own network is many people. Soft. */
  cartsByAddress: Limit
  /** Carts begun at one store, from everywhere. Soft. */
  cartsAtStore: Limit
  /** Letters about orders to one e-mail address or number that pay nothing beforehand: what goes beyond is not sent. */
  lettersTo: Limit
  /** Orders to be paid in the store that one contact, by e-mail address or phone number, may have open. */
  openOfContact: number
  /** Those that one client address may have open. Soft. */
  openFromAddress: number
  /** How many times as much an account may that has picked up an order before. */
  withHistory: number
  /** From how many unpaid orders within an hour a further one is held for the staff's look: of a contact, from an address, of guests at a store. */
  heldFrom: { contact: number; address: number; store: number }
  /** How long it is held before it is cancelled by itself, in minutes. */
  heldMinutes: number
  /** Client addresses that are the stores' own, such as those of their kiosks: what goes by address does not hold for them. */
  trusted: readonly string[]
}

/** The limits of a shop, unless it is started with others. */
export const shoppingLimits: ShoppingLimits = {
  cartsByAddress: { purpose: 'cart by address', most: 300, minutes: 10, doubles: false },
  cartsAtStore: { purpose: 'cart at store', most: 3000, minutes: 10, doubles: false },
  lettersTo: { purpose: 'letter to', most: 12, minutes: 60, doubles: false },
  openOfContact: 5,
  openFromAddress: 40,
  withHistory: 3,
  heldFrom: { contact: 3, address: 15, store: 200 },
  heldMinutes: 20,
  trusted: []
}

/** No limit is higher: beyond, the database's integers end, and with them each call that is counted. */
const MOST = 1_000_000_000

/** The same limits, each so many times as high: for a busy chain, and for tests that make many orders at once. */
export function scaleLimits(factor: number): ShoppingLimits {
  const times = (count: number): number => Math.min(MOST, Math.max(1, Math.round(count * factor)))
  const more = (limit: Limit): Limit => ({ ...limit, most: times(limit.most) })
  const { cartsByAddress, cartsAtStore, lettersTo, openOfContact, openFromAddress, heldFrom, ...rest } = shoppingLimits
  return {
    ...rest,
    cartsByAddress: more(cartsByAddress),
    cartsAtStore: more(cartsAtStore),
    lettersTo: more(lettersTo),
    openOfContact: times(openOfContact),
    openFromAddress: times(openFromAddress),
    heldFrom: { contact: times(heldFrom.contact), address: times(heldFrom.address), store: times(heldFrom.store) }
  }
}

/** The limits that the environment names: ABUSE_LIMITS times the usual ones, and TRUSTED_ADDRESSES as the stores' own. */
export function limitsFrom(env: Record<string, string | undefined>): ShoppingLimits {
  const { ABUSE_LIMITS: factor = '1', TRUSTED_ADDRESSES: addresses = '' } = env
  if (!(Number(factor) > 0 && Number(factor) <= 1_000_000))
    throw new BadSetting(`Invalid ABUSE_LIMITS "${factor}": expected a multiplier of the default limits, such as 2.`)
  const trusted = addresses.split(',').map(one => one.trim())
  return { ...scaleLimits(Number(factor)), trusted: trusted.filter(Boolean) }
}
