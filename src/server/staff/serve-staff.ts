import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { BodyOf, Endpoint, GivenOf } from '../../contract/http/endpoint.ts'
import { isTheirStore } from '../../rules/staff/rights.ts'
import type { Context } from '../context.ts'
import { locations, orders } from '../db/schema.ts'
import type { Queries } from '../db/types.ts'
import { ApiError } from '../http/api-error.ts'
import { foreignStoreWords, rightWords } from '../http/messages.ts'
import { type Call, route } from '../http/route.ts'
import { noteStaff } from './audited.ts'
import { createGuesses } from './guesses.ts'
import { onlyStaff, type StaffMember } from './only-staff.ts'

/** A request of a staff member who may make it. */
export type StaffRequest<Body> = Call<Body> & { member: StaffMember }

/** Registers an endpoint of the staff. */
export type ServeStaff = <E extends Endpoint>(
  endpoint: E,
  answer: (call: StaffRequest<BodyOf<E>>) => Promise<GivenOf<E>>
) => void

/**
 * Returns the function that registers endpoints of the staff. It identifies the member, and refuses with 403 one who lacks the
 * endpoint's right, or who doesn't work in the store or the order's store of its path; a refusal is audited.
 */
export function serveStaff(app: Hono, context: Context): ServeStaff {
  const guesses = createGuesses(context)
  return (endpoint, answer) =>
    route(app, endpoint, async call => {
      const member = await onlyStaff(context, guesses, call)
      await onlyWith(context, member, endpoint, call.param)
      return answer({ ...call, member })
    })
}

async function onlyWith(
  context: Context,
  member: StaffMember,
  { method, path, right }: Endpoint,
  param: (name: string) => string
): Promise<void> {
  const isAllowed = !right || member.rights.includes(right)
  if (isAllowed && (member.locations === null || (await isInTheirs(context.db, member, path, param)))) return
  const store = path.includes('/:location') ? await findStoreId(context.db, param('location')) : undefined
  const detail = `${method} ${path.replace(/^\/staff\//, '')}`
  await noteStaff(
    context.db,
    context,
    member,
    { action: 'refused', detail, ...(store && { locationId: store }) },
    false
  )
  throw new ApiError(403, 'forbidden', { words: isAllowed ? foreignStoreWords : rightWords })
}

/** True if a path names no store and no order, or one of the member's stores; and for an unknown order, which isn't found then. */
async function isInTheirs(
  db: Queries,
  member: StaffMember,
  path: string,
  param: (name: string) => string
): Promise<boolean> {
  if (path.includes('/:location')) return isTheirStore(member, param('location'))
  if (!path.includes('/:order')) return true
  const [row] = await db
    .select({ slug: locations.slug })
    .from(orders)
    .innerJoin(locations, eq(locations.id, orders.locationId))
    .where(eq(orders.id, param('order')))
  return row === undefined || isTheirStore(member, row.slug)
}

async function findStoreId(db: Queries, slug: string): Promise<string | undefined> {
  const [row] = await db.select({ id: locations.id }).from(locations).where(eq(locations.slug, slug))
  return row?.id
}
