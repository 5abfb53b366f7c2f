import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { BodyOf, Endpoint, GivenOf } from '../../contract/http/endpoint.ts'
import { isTheirStore } from '../../rules/staff/rights.ts'
import type { Context } from '../context.ts'
import { imports, locations, orders } from '../db/schema.ts'
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
 * endpoint's right, or who doesn't work in the store of its path, of its order or of its list; a refusal is audited.
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

/**
 * True if a path names no store, order or list, or one of the member's stores; and for an unknown order or list, which isn't found
 * then.
 */
async function isInTheirs(
  db: Queries,
  member: StaffMember,
  path: string,
  param: (name: string) => string
): Promise<boolean> {
  if (path.includes('/:location')) return isTheirStore(member, param('location'))
  const slug = path.includes('/:order')
    ? await storeOf(db, orders, param('order'))
    : path.includes('/:import')
      ? await storeOf(db, imports, param('import'))
      : undefined
  return slug === undefined || isTheirStore(member, slug)
}

/** Returns the slug of the store of an order or a list; undefined if there is none. */
async function storeOf(db: Queries, table: typeof orders | typeof imports, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ slug: locations.slug })
    .from(locations)
    .innerJoin(table, eq(table.locationId, locations.id))
    .where(eq(table.id, id))
  return row?.slug
}

async function findStoreId(db: Queries, slug: string): Promise<string | undefined> {
  const [row] = await db.select({ id: locations.id }).from(locations).where(eq(locations.slug, slug))
  return row?.id
}
