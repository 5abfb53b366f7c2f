import type { Context } from '../../context.ts'
import { business } from '../../db/schema.ts'

const keptFor = 10_000

/** Reads the pages that the business names, and knows them for ten seconds: they are asked for at every call. */
export function pageReader({ db, clock }: Pick<Context, 'db' | 'clock'>): () => Promise<URL[]> {
  let known: { pages: URL[]; until: number } | undefined
  return async () => {
    const now = clock().getTime()
    if (known !== undefined && now < known.until && known.until <= now + keptFor) return known.pages
    const [row] = await db.select({ named: business.allowedOrigins }).from(business)
    const pages = (row?.named ?? []).filter(one => URL.canParse(one)).map(one => new URL(one))
    known = { pages, until: now + keptFor }
    return pages
  }
}
