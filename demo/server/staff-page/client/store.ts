import type { StaffOrder } from '../../../../src/contract/staff/staff.ts'
import type { StoreLocation } from '../../../../src/contract/store/location.ts'
import { call, Refused, token } from './api.ts'
import { say, tell } from './dom.ts'

/** What the page shows. */
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

/** The store that is chosen. */
export const store = (): StoreLocation | undefined => state.stores.find(({ slug }) => slug === state.slug)

/** Reads the stores and begins in the one that was chosen last in this tab. */
export async function readStores(): Promise<void> {
  state.stores = (await call<{ locations: StoreLocation[] }>('GET', '/business')).locations
  const kept = sessionStorage.getItem('storefront.staff.store')
  state.slug = state.stores.find(({ slug }) => slug === kept)?.slug ?? state.stores[0]?.slug ?? ''
}

/** Goes to another store. */
export function choose(slug: string): void {
  state.slug = slug
  sessionStorage.setItem('storefront.staff.store', slug)
}

/** Reads the orders of the store anew; false when another store was chosen meanwhile. */
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

/** Does something and says what became of it where it was refused; who is no staff any more is asked for the token again. */
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
