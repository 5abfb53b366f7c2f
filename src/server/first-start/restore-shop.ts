import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Hono, MiddlewareHandler } from 'hono'
import { type RestoredShop, restoreShop } from '../../contract/staff/setup-copy.ts'
import type { Context } from '../context.ts'
import { recordsIn } from '../copies/manifest.ts'
import { CopyFault } from '../copies/restore/copy-fault.ts'
import { restoreCopy } from '../copies/restore/restore-copy.ts'
import { freeBytesOf } from '../db/free-space.ts'
import { ApiError } from '../http/api-error.ts'
import { noStore } from '../http/middleware/headers.ts'
import { bearerIn } from '../http/request/caller.ts'
import { hasBusiness } from '../seed/seed-shop.ts'
import { listMembers } from '../staff/members.ts'
import { receiveCopy } from './receive-copy.ts'
import { dropKey, onlyWithKey } from './setup-key.ts'

/**
 * Serves the restoring of a copy by upload. It is registered before the middleware that gathers bodies in memory: this one goes to a
 * file, and only for the key of the set-up.
 */
export function restoreRoute(app: Hono, guard: MiddlewareHandler, context: Context): void {
  let last: Promise<unknown> = Promise.resolve()
  const path = `/v1${restoreShop.path}`
  app.use(path, noStore, guard)
  app.post(path, async c => {
    await onlyWithKey(context.db, bearerIn(c) ?? '')
    const folder = await mkdtemp(join(tmpdir(), 'storefront-restore-'))
    try {
      const file = join(folder, 'shop.zip')
      await receiveCopy(c.req.raw, file, await freeBytesOf(folder)())
      // In turn: the second would wait for the first in the database for longer than a statement may.
      const own = last.then(() => restore(context, file))
      last = own.catch(() => {})
      return c.json({ payload: await own })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
}

/** Restores a copy and drops the key; throws 410 if a shop is there by now, and 422 with the sentence for a copy that is refused. */
async function restore({ db, log, wakePictures }: Context, path: string): Promise<RestoredShop> {
  try {
    const manifest = await restoreCopy(db, path, dropKey)
    const { shop, madeAt } = manifest
    const records = recordsIn(manifest)
    log(`${shop} was restored from a copy of ${madeAt}: ${records} records.`)
    wakePictures()
    const managers = (await listMembers(db, null)).filter(({ role, isActive }) => role === 'manager' && isActive)
    return { shop, madeAt, records, managers: managers.map(({ name, email }) => ({ name, email: email ?? '' })) }
  } catch (error) {
    if (!(error instanceof CopyFault)) throw error
    if (await hasBusiness(db)) throw new ApiError(410, 'link_used')
    throw new ApiError(422, 'invalid', { words: error.words, fields: { file: 'wrong' } })
  }
}
