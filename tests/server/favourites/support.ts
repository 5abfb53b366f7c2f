import { eq } from 'drizzle-orm'
import { choosePrices, readFavourites } from '../../../src/contract/account/favourites.ts'
import { products } from '../../../src/server/db/schema.ts'
import { lookForDrops } from '../../../src/server/favourites/look-for-drops.ts'
import { peopleOf } from '../support/people.ts'
import type { openShop } from '../support/shop.ts'

type Shop = Awaited<ReturnType<typeof openShop>>
type Headers = Record<string, string>

/** Helpers for favourites of a shop. */
export function favouritesOf(shop: Shop) {
  const people = peopleOf(shop)

  /** Returns the id of a product. */
  async function idOf(slug: string): Promise<string> {
    const [row] = await shop.db.select().from(products).where(eq(products.slug, slug))
    if (!row) throw new Error(`There is no ${slug}.`)
    return row.id
  }

  /** Creates a member with a confirmed address, who is signed in. */
  async function member(changes = {}) {
    const account = await people.settle({ emailVerifiedAt: shop.time.now, ...changes })
    return { account, headers: await people.enter(account.email) }
  }

  /** Turns emails about prices on or off, with the words as they are shown. */
  async function choose(headers: Headers, isOn: boolean, locale = 'en-CA') {
    const query = { locale }
    const words = (await shop.to(readFavourites, { headers, query })).payload.prices?.words ?? ''
    return shop.to(choosePrices, { headers, query, body: { isOn, words } })
  }

  /** Compares prices as the timer does. */
  const look = () => lookForDrops({ db: shop.db, clock: () => shop.time.now, wake: shop.wake })

  /** Returns the letters about prices to an address, the latest first, once all jobs are done. */
  const letters = async (to: string) =>
    (await people.mailsTo(to)).filter(({ body }) => /price drops of favourites|baisses de prix/.test(body)) as (Awaited<
      ReturnType<typeof people.mailsTo>
    >[number] & { unsubscribe?: string })[]

  return { people, idOf, member, choose, look, letters }
}
