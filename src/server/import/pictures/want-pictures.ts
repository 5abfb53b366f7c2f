import { and, eq, gt, inArray, isNull, ne } from 'drizzle-orm'
import { newId, wantedPictures } from '../../db/schema.ts'
import type { Queries, Transaction } from '../../db/types.ts'
import { inParts } from '../in-parts.ts'

/** A picture that a product is to get, from an https address; `line` is that of the list. */
export interface WantedPicture {
  productId: string
  source: string
  line?: number | undefined
}

/** Rows per statement: 500 × 12 columns is well below Postgres' limit of 65,535 parameters. */
const batch = 500

/** Time for which the feed doesn't ask again for a picture that failed, in milliseconds. */
const FAILED = 24 * 60 * 60 * 1000

/**
 * Notes pictures that are to be taken in the background, for a list or, without one, for the feed. They replace those that the same
 * products still wait for.
 */
export async function wantPictures(
  tx: Transaction,
  pictures: readonly WantedPicture[],
  { importId, now }: { importId: string | null; now: Date }
): Promise<void> {
  const last = new Map(pictures.map(picture => [picture.productId, picture]))
  await wantNone(tx, [...last.keys()])
  const rows = [...last.values()].map(({ productId, source, line = 0 }) => ({
    id: newId(),
    productId,
    source,
    importId,
    line,
    state: 'waiting' as const,
    createdAt: now
  }))
  for (let at = 0; at < rows.length; at += batch) await tx.insert(wantedPictures).values(rows.slice(at, at + batch))
}

/** Forgets the pictures that products still wait for, and what became of those of the feed. */
export async function wantNone(tx: Transaction, productIds: readonly string[]): Promise<void> {
  await inParts(productIds, async ids => {
    const own = inArray(wantedPictures.productId, ids)
    await tx.delete(wantedPictures).where(and(own, eq(wantedPictures.state, 'waiting')))
    await tx.delete(wantedPictures).where(and(own, isNull(wantedPictures.importId)))
    return []
  })
}

/** Returns the pictures that some products wait for, or that failed a short while ago, by their keys. */
export async function readAwaited(db: Queries, productIds: readonly string[], now: Date): Promise<Set<string>> {
  const rows = await inParts(productIds, ids =>
    db
      .select({ productId: wantedPictures.productId, source: wantedPictures.source })
      .from(wantedPictures)
      .where(
        and(
          inArray(wantedPictures.productId, ids),
          ne(wantedPictures.state, 'taken'),
          gt(wantedPictures.createdAt, new Date(now.getTime() - FAILED))
        )
      )
  )
  return new Set(rows.map(row => wantedKey(row.productId, row.source)))
}

/** Returns the pictures that couldn't be had for some products before, by their keys; `pictures` has the addresses by products. */
export async function readTried(db: Queries, pictures: ReadonlyMap<string, string>): Promise<Set<string>> {
  const { productId, source, state } = wantedPictures
  const rows = await inParts([...pictures.keys()], ids =>
    db
      .select({ productId, source })
      .from(wantedPictures)
      .where(and(inArray(productId, ids), eq(state, 'failed')))
  )
  return new Set(rows.map(row => wantedKey(row.productId, row.source)))
}

/** The key of a product's picture. */
export const wantedKey = (productId: string, source: string): string => `${productId} ${source}`
