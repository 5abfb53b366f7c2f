import type { StaffOrder } from '../../../../src/contract/staff/staff.ts'
import type { StoreLocation } from '../../../../src/contract/store/location.ts'
import { call, Refused, token } from './api.ts'
import { say, tell } from './dom.ts'

/** The page's state. */
export const state: {
  stores: StoreLocation[]
  slug: string
  orders: StaffOrder[]
  ended: StaffOrder[]
  channel: string
} = {
  stores: [],
  slug: '',
  orders: [],
  ended: [],
  channel: ''
}

/** The selected store. */
export const store = (): StoreLocation | undefined => state.stores.find(({ slug }) => slug === state.slug)

/** Loads the stores and selects the one chosen last in this tab. */
export async function readStores(): Promise<void> {
  state.stores = (await call<{ locations: StoreLocation[] }>('GET', '/business')).locations
  const kept = sessionStorage.getItem('storefront.staff.store')
  state.slug = state.stores.find(({ slug }) => slug === kept)?.slug ?? state.stores[0]?.slug ?? ''
}

/** Selects a store. */
export function choose(slug: string): void {
  state.slug = slug
  sessionStorage.setItem('storefront.staff.store', slug)
}

/** Reloads the store's orders; returns false if another store was selected meanwhile. */
export async function readOrders(): Promise<boolean> {
  const { slug } = state
  const read = (which: string) =>
    call<{ orders: StaffOrder[]; channel: string }>('GET', `/staff/locations/${slug}/orders?state=${which}`)
  const [open, ended] = await Promise.all([read('open'), read('ended')])
  if (slug !== state.slug) return false
  state.orders = open.orders
  state.ended = ended.orders
  state.channel = open.channel
  return true
}

/** Runs work and shows a message if it was refused; an invalid token returns to the sign-in form. */
export async function attempt(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    if (error.status === 401) {
      token.forget()
      location.reload()
    } else tell(error.message || say('failed'))
  }
}
