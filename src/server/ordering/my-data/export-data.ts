import { asc, eq } from 'drizzle-orm'
import { consentsOf, peopleOf } from '../../consent/forget.ts'
import type { Context } from '../../context.ts'
import { audit, pointsLedger } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import { note } from '../../audit/note-event.ts'
import type { Viewer } from '../../shop/menu/view-product.ts'
import { readAllOrdersOf } from '../orders/read-orders.ts'
import type { Account, Caller } from '../../http/request/caller.ts'
import { readAddressesOf } from '../../people/me/addresses.ts'
import { contactsOf } from '../../people/me/contacts.ts'
import { readDevicesOf } from '../../people/me/devices.ts'
import { exportFavourites } from '../../favourites/favourites.ts'
import { readWatchesOf } from '../../watches/my-watches.ts'
import { viewProfile } from '../../people/me/profile.ts'

/** Returns all data stored about a person (PIPEDA, principle 9; Quebec Law 25, s. 27). */
export async function exportOf({ db, clock }: Context, caller: Caller, viewer: Viewer): Promise<object> {
  const [{ account }, now] = [caller, clock()]
  await note(db, { action: 'export', accountId: account.id, now })
  const [profile, addresses, orders, ledger, sessions, history, consents, waits, favourites] = await Promise.all([
    viewProfile(db, account),
    readAddressesOf(db, account.id),
    readAllOrdersOf(db, account.id, viewer),
    db.select().from(pointsLedger).where(eq(pointsLedger.accountId, account.id)).orderBy(asc(pointsLedger.at)),
    readDevicesOf(db, caller, { language: viewer.language, now }),
    db.select().from(audit).where(eq(audit.accountId, account.id)).orderBy(asc(audit.at)),
    readConsents(db, account),
    readWatchesOf(db, account.id, viewer.language, now),
    exportFavourites(db, account.id, viewer.language)
  ])
  return {
    exportedAt: now.toISOString(),
    profile: {
      ...profile,
      emailVerifiedAt: account.emailVerifiedAt?.toISOString() ?? null,
      createdAt: account.createdAt.toISOString()
    },
    addresses,
    orders,
    points: {
      balance: account.points,
      ledger: ledger.map(({ kind, points, at, orderId }) => ({ kind, points, at: at.toISOString(), order: orderId }))
    },
    sessions,
    consents,
    watches: waits,
    favourites,
    history: history.map(({ action, ok, at }) => ({ action, ok, at: at.toISOString() }))
  }
}

/** Returns the ledger's entries about an account's addresses, with the words. */
const readConsents = async (db: Queries, account: Account) => consentsOf(db, await peopleOf(db, contactsOf(account)))
