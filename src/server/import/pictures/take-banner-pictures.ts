import { and, eq, isNotNull } from 'drizzle-orm'
import { transaction } from '../../db/connection/transaction.ts'
import { banners, locations } from '../../db/schema.ts'
import { fetchPictures } from '../../pictures/fetch/fetch-pictures.ts'
import { pathOfPicture } from '../../pictures/picture-address.ts'
import type { Taken } from '../../pictures/take-picture.ts'
import type { PictureWork } from './take-wanted.ts'

/** Pictures that are taken in one round. */
const ROUND = 12

/**
 * Takes pictures that banners want, and says so to the open pages. A banner whose picture fails keeps its former one. Without leases: a
 * picture that two processes take is stored once. Returns true if there may be more.
 */
export async function takeBannerPictures(work: PictureWork): Promise<boolean> {
  const { db, clock } = work
  const rows = await db
    .select({ id: banners.id, source: banners.wantedPicture })
    .from(banners)
    .where(isNotNull(banners.wantedPicture))
    .limit(ROUND)
  if (rows.length === 0) return false
  const taken = new Map<string, Taken>()
  await fetchPictures(
    work,
    rows.flatMap(({ source }) => source ?? []),
    async (source, picture) => void taken.set(source, picture),
    { ...work.fetch, now: clock() }
  )
  if (work.isStopping()) return false
  await transaction(db, async tx => {
    for (const { id, source } of rows) {
      const picture = taken.get(source ?? '')
      const isWanted = and(eq(banners.id, id), eq(banners.wantedPicture, source ?? ''))
      const got = picture?.ok ? { picture: pathOfPicture(picture.id), pictureSource: source } : {}
      await tx
        .update(banners)
        .set({ ...got, wantedPicture: null })
        .where(isWanted)
    }
    const stores = await tx.select({ id: locations.id }).from(locations)
    const message = { type: 'menu', banners: true } as const
    await work.publish(tx, ...stores.map(({ id }) => ({ channel: `location.${id}`, message }) as const))
  })
  return true
}
