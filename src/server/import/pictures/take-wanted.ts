import { and, asc, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import { transaction } from '../../db/connection/transaction.ts'
import { products, wantedPictures } from '../../db/schema.ts'
import type { Database, Transaction } from '../../db/types.ts'
import type { Publish } from '../../events/publish.ts'
import { type FetchOptions, fetchPictures } from '../../pictures/fetch/fetch-pictures.ts'
import { pathOfPicture } from '../../pictures/picture-address.ts'
import type { PictureStore, Taken } from '../../pictures/take-picture.ts'
import { noteMenus } from './set-pictures.ts'

/** Pictures that are taken in one round: their products get them together, because menus shouldn't change each second. */
const ROUND = 48

/** Time for which a process has pictures to itself, in milliseconds: after it, another goes on with those of one that died. */
const LEASE = 3 * 60 * 1000

/** The parts of a server that take pictures. */
export interface PictureWork {
  db: Database
  clock: Clock
  publish: Publish
  encoder: PictureStore['encoder']
  fetch?: FetchOptions | undefined
  /** True once the server stops: a picture that fails then is to be tried again. */
  isStopping: () => boolean
}

type Wanted = typeof wantedPictures.$inferSelect

/**
 * Takes some of the pictures that are wanted, and gives them to their products. A product whose picture fails keeps its former one.
 * Returns true if there may be more.
 */
export async function takeWantedPictures(work: PictureWork): Promise<boolean> {
  const rows = await claim(work)
  if (rows.length === 0) return false
  const taken = new Map<string, Taken>()
  let leasedAt = work.clock().getTime()
  await fetchPictures(
    work,
    rows.map(({ source }) => source),
    async (source, picture) => {
      taken.set(source, picture)
      const now = work.clock().getTime()
      if (now - leasedAt < LEASE / 3) return
      leasedAt = now
      await lease(work, rows)
    },
    { ...work.fetch, now: work.clock() }
  )
  if (work.isStopping()) {
    await lease(work, rows, null)
    return false
  }
  await transaction(work.db, async tx => {
    const changed: string[] = []
    for (const row of rows.toSorted((a, b) => (a.productId < b.productId ? -1 : 1)))
      changed.push(...(await end(tx, row, taken.get(row.source))))
    const menus = await noteMenus(tx, changed, work.clock())
    await work.publish(tx, ...menus.map(id => ({ channel: `location.${id}`, message: { type: 'menu' } }) as const))
  })
  return true
}

/** Takes the next pictures to itself. */
async function claim({ db, clock }: PictureWork): Promise<Wanted[]> {
  return transaction(db, async tx => {
    const { id, state, leasedUntil, createdAt, line } = wantedPictures
    const isFree = or(isNull(leasedUntil), lt(leasedUntil, clock()))
    const rows = await tx
      .select({ id })
      .from(wantedPictures)
      .where(and(eq(state, 'waiting'), isFree))
      .orderBy(asc(createdAt), asc(line))
      .limit(ROUND)
      .for('update', { skipLocked: true })
    return lease({ db: tx, clock }, rows)
  })
}

/** Takes pictures to itself for a while, or with null leaves them to others. */
async function lease(
  { db, clock }: { db: Database | Transaction; clock: Clock },
  rows: readonly Pick<Wanted, 'id'>[],
  leasedUntil: Date | null = new Date(clock().getTime() + LEASE)
): Promise<Wanted[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  return db.update(wantedPictures).set({ leasedUntil }).where(inArray(wantedPictures.id, ids)).returning()
}

/**
 * Notes the end of a wanted picture, and gives it to its product, unless it isn't wanted any more. Returns the product's id if its
 * picture is another one now.
 */
async function end(tx: Transaction, { id, productId, source }: Wanted, taken: Taken | undefined): Promise<string[]> {
  const isWanted = and(eq(wantedPictures.id, id), eq(wantedPictures.state, 'waiting'))
  if (!taken?.ok) {
    const reason = taken?.reason ?? 'its server can’t be reached'
    await tx.update(wantedPictures).set({ state: 'failed', reason, leasedUntil: null }).where(isWanted)
    return []
  }
  const picture = pathOfPicture(taken.id)
  // The list's row goes first, as it does when the list is undone.
  const rows = await tx
    .update(wantedPictures)
    .set({ state: 'taken', picture, leasedUntil: null })
    .where(isWanted)
    .returning()
  if (rows.length === 0) return []
  const own = eq(products.id, productId)
  const [product] = await tx.select().from(products).where(own).for('no key update')
  if (product === undefined) return []
  const former = { formerPicture: product.picture, formerSource: product.pictureSource }
  await tx.update(wantedPictures).set(former).where(eq(wantedPictures.id, id))
  if (product.picture === picture && product.pictureSource === source) return []
  await tx.update(products).set({ picture, pictureSource: source }).where(own)
  return [productId]
}
