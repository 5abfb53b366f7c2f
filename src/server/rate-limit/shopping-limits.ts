import { networkOf } from '../http/request/network.ts'
import { BadSetting } from '../settings/bad-setting.ts'
import type { Limit } from './limits.ts'

/** Limits on what one shopper, network or store can start without payment; all numbers are here. */
export interface ShoppingLimits {
  /** New carts of guests per client address: an office or a store's own network is many people. Soft. */
  cartsByAddress: Limit
  /** New carts of one account, from everywhere. Soft. */
  cartsByAccount: Limit
  /** Emails and texts to one contact about orders without prepayment; further ones are not sent. */
  orderEmailsTo: Limit
  /**
   * Emails of such orders that are placed or cancelled from one client address, and at one store, to any recipient: placing
   * and cancelling orders writes to strangers. Further ones are not sent.
   */
  orderEmailsFrom: Limit
  orderEmailsOf: Limit
  /** Corrections of one order's email address, for as long as an order can be under way. */
  orderEmailChanges: Limit
  /** Open unpaid in-store orders per account; for a guest per email address or phone number, where more are held. */
  openOfContact: number
  /** Open unpaid in-store orders of guests per client address. Soft. */
  openFromAddress: number
  /** Factor for accounts with a completed order. */
  withHistory: number
  /**
   * Unpaid orders within an hour from which further ones are held for staff review: per contact, per address, of guests
   * at a store.
   */
  heldFrom: { contact: number; address: number; store: number }
  /** Minutes after which a held order is cancelled automatically. */
  heldMinutes: number
  /** The stores' own client addresses, such as those of kiosks, which are exempt from limits by address. */
  trusted: readonly string[]
}

/** The default limits. */
export const shoppingLimits: ShoppingLimits = {
  cartsByAddress: { purpose: 'cart by address', most: 300, minutes: 10, doubles: false },
  cartsByAccount: { purpose: 'cart by account', most: 100, minutes: 10, doubles: false },
  orderEmailsTo: { purpose: 'letter to', most: 12, minutes: 60, doubles: false },
  orderEmailsFrom: { purpose: 'letter from', most: 100, minutes: 60, doubles: false },
  orderEmailsOf: { purpose: 'letter of', most: 2000, minutes: 60, doubles: false },
  orderEmailChanges: { purpose: 'email of order', most: 3, minutes: 30 * 24 * 60, doubles: false },
  openOfContact: 5,
  openFromAddress: 40,
  withHistory: 3,
  heldFrom: { contact: 3, address: 15, store: 200 },
  heldMinutes: 20,
  trusted: []
}

/**
 * Upper bound of a limit: beyond four times as much, as for the widest networks, the database's integers overflow, and
 * every counted request would fail.
 */
const MOST = 500_000_000

/** Returns the limits multiplied by a factor: for a busy chain, and for tests that place many orders quickly. */
export function scaleLimits(factor: number): ShoppingLimits {
  const times = (count: number): number => Math.min(MOST, Math.max(1, Math.round(count * factor)))
  const more = (limit: Limit): Limit => ({ ...limit, most: times(limit.most) })
  const { cartsByAddress, cartsByAccount, orderEmailsTo, orderEmailsFrom, orderEmailsOf, heldFrom } = shoppingLimits
  return {
    ...shoppingLimits,
    cartsByAddress: more(cartsByAddress),
    cartsByAccount: more(cartsByAccount),
    orderEmailsTo: more(orderEmailsTo),
    orderEmailsFrom: more(orderEmailsFrom),
    orderEmailsOf: more(orderEmailsOf),
    openOfContact: times(shoppingLimits.openOfContact),
    openFromAddress: times(shoppingLimits.openFromAddress),
    heldFrom: { contact: times(heldFrom.contact), address: times(heldFrom.address), store: times(heldFrom.store) }
  }
}

/** Returns the network of an address to trust. */
function trustedNetwork(address: string): string {
  const network = networkOf(address)
  if (network === undefined)
    throw new BadSetting(`Invalid TRUSTED_ADDRESSES "${address}": expected IP addresses, separated by commas.`)
  return network
}

/**
 * Reads the limits from the environment: ABUSE_LIMITS is a factor of the defaults, TRUSTED_ADDRESSES are the stores'
 * own.
 */
export function limitsFrom(env: Record<string, string | undefined>): ShoppingLimits {
  const { ABUSE_LIMITS: factor = '1', TRUSTED_ADDRESSES: addresses = '' } = env
  if (!(Number(factor) > 0 && Number(factor) <= 1_000_000))
    throw new BadSetting(`Invalid ABUSE_LIMITS "${factor}": expected a multiplier of the default limits, such as 2.`)
  const trusted = addresses.split(',').flatMap(text => (text.trim() === '' ? [] : [trustedNetwork(text.trim())]))
  return { ...scaleLimits(Number(factor)), trusted }
}
