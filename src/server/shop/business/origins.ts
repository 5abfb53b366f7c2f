import type { Context } from '../../context.ts'
import { business } from '../../db/schema.ts'

const keptFor = 10_000

/** Returns a reader of the pages registered by the business, cached for ten seconds because each request needs them. */
export function pageReader({ db, clock }: Pick<Context, 'db' | 'clock'>): () => Promise<URL[]> {
  let known: { pages: URL[]; until: number } | undefined
  return async () => {
    const now = clock().getTime()
    if (known !== undefined && now < known.until && known.until <= now + keptFor) return known.pages
    const [row] = await db.select({ named: business.allowedOrigins }).from(business)
    const pages = (row?.named ?? []).filter(origin => URL.canParse(origin)).map(origin => new URL(origin))
    known = { pages, until: now + keptFor }
    return pages
  }
}
