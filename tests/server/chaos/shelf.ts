import type { Database } from '../../../src/server/db/types.ts'
import { readSlots } from '../../../src/contract/order/slots.ts'
import { rowsOf } from './checks.ts'
import type { Insist } from './insist.ts'
import { people } from './seed.ts'
import type { Shelf } from './shopper.ts'

/** Range of the offered days for pickup: not today, whose slots expire. */
const DAYS = [2, 4] as const

/** Returns the sizes on sale by their product's slug, and their stock. */
export async function readStock(db: Database): Promise<{ variants: Map<string, string>; stock: Map<string, number> }> {
  const rows = await rowsOf<{ slug: string; variant: string; stock: number }>(
    db,
    `select slug, variant_id as variant, stock from listings join variants on variants.id = variant_id
     join products on products.id = product_id`
  )
  return {
    variants: new Map(rows.map(({ slug, variant }) => [slug, variant])),
    stock: new Map(rows.map(({ variant, stock }) => [variant, stock]))
  }
}

/** Reads the slots, and signs in the people with points. */
export async function readShelf(insist: Insist, url: string, variants: Shelf['variants']): Promise<Shelf> {
  const { payload } = await insist(readSlots, { params: { location: 'queen-west' }, query: { method: 'pickup' } })
  const slots = payload.days.slice(...DAYS).flatMap(day => day.slots.map(({ id }) => id))
  const tokens = await Promise.all(people.map(({ key }) => signIn(url, key)))
  return { variants, slots, tokens }
}

async function signIn(url: string, key: string): Promise<string> {
  const response = await fetch(`${url}/demo/sign-in?as=${key}`, { redirect: 'manual' })
  const to = response.headers.get('location')
  if (to === null) throw new Error(await response.text())
  return new URL(to, url).searchParams.get('token') ?? ''
}
