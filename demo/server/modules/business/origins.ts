import type { Context } from '../../context.ts'
import { business } from '../../db/schema.ts'

const keptFor = 10_000

/** Reads the origins that the business names, and knows them for ten seconds: they are asked for at every call. */
export function originReader({ db, clock }: Pick<Context, 'db' | 'clock'>): () => Promise<string[]> {
  let known: { origins: string[]; until: number } | undefined
  return async () => {
    const now = clock().getTime()
    if (known !== undefined && now < known.until && known.until <= now + keptFor) return known.origins
    const [row] = await db.select({ origins: business.allowedOrigins }).from(business)
    const origins = (row?.origins ?? []).filter(one => URL.canParse(one)).map(one => new URL(one).origin)
    known = { origins, until: now + keptFor }
    return origins
  }
}
