import { eq } from 'drizzle-orm'
import type { MiddlewareHandler } from 'hono'
import { isOfAge } from '../../../rules/person/age.ts'
import type { Context } from '../../context.ts'
import { accounts, business } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import { callerIn } from '../../http/request/caller.ts'
import { menuForAccountsWords } from '../../http/messages.ts'
import { ApiError } from '../../http/api-error.ts'
import { findListed, type LocationRow } from '../../shop/locations/find-location.ts'

type Place = Pick<LocationRow, 'timezone' | 'legalAge'>

/** Time that the mode is cached, in milliseconds: public menus are cached for as long anyway. */
const KEPT_FOR = 10_000

/**
 * Throws 403 for callers whom the age gate's `account` mode keeps out of a location (SPEC C11): guests, and accounts
 * whose date of birth is unknown or not of legal age there.
 */
export async function refuseUnlessOfAge(
  db: Queries,
  accountId: string | null,
  location: Place,
  now: Date
): Promise<void> {
  if (accountId === null) throw new ApiError(403, 'sign_in_required', { words: menuForAccountsWords })
  const [account] = await db.select({ dob: accounts.dob }).from(accounts).where(eq(accounts.id, accountId))
  refuseUnlessBornBy(account?.dob ?? null, location, now)
}

function refuseUnlessBornBy(dob: string | null, { timezone: zone, legalAge }: Place, now: Date): void {
  if (dob === null || !isOfAge(dob, legalAge, now.getTime(), zone)) throw new ApiError(403, 'under_age')
}

/**
 * Requires an account of legal age for menus and products while the age gate's mode is `account`, and disables caching
 * then.
 */
export function guardMenus({ db, clock }: Pick<Context, 'db' | 'clock'>): MiddlewareHandler {
  const readMode = modeReader({ db, clock })
  return async (c, next) => {
    if ((await readMode()) === 'account') {
      c.header('Cache-Control', 'private, no-store')
      c.set('isPrivate', true)
      const caller = await callerIn(c, 'age-gated')
      if (caller === undefined) throw new ApiError(403, 'sign_in_required', { words: menuForAccountsWords })
      const location = await findListed(db, c.req.param('location') ?? '')
      refuseUnlessBornBy(caller.account.dob, location, clock())
    }
    await next()
  }
}

function modeReader({ db, clock }: Pick<Context, 'db' | 'clock'>): () => Promise<string> {
  let known: { mode: string; until: number } | undefined
  return async () => {
    const now = clock().getTime()
    if (known !== undefined && now < known.until && known.until <= now + KEPT_FOR) return known.mode
    const [row] = await db.select({ mode: business.ageGate }).from(business)
    known = { mode: row?.mode ?? 'yes-no', until: now + KEPT_FOR }
    return known.mode
  }
}
