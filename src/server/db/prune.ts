import { and, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { eraseUnusedAddresses } from '../consent/forget.ts'
import { forgetMessages } from '../events/messages.ts'
import { prunePictures } from '../pictures/prune-pictures.ts'
import {
  attempts,
  carts,
  codes,
  handoffs,
  idempotencyKeys,
  imports,
  kioskPinClients,
  knownClients,
  mails,
  missedSearches,
  orders,
  payments,
  pendingIdentities,
  sessions,
  shopCopies,
  signupLinks,
  staffAudit,
  staffLinks,
  staffSessions,
  wantedPictures,
  watches
} from './schema.ts'
import { deleteInBatches, inBatches, type IsOver, someOf } from './batches.ts'
import type { Database } from './types.ts'

const day = 24 * 60 * 60 * 1000

/** Days that rows are kept after their last use. */
export const keptFor = {
  carts: 30,
  idempotencyKeys: 7,
  knownClients: 180,
  mails: 30,
  payments: 30,
  messages: 1,
  staffAudit: 400,
  shopCopies: 400,
  missedSearches: 400,
  orderClients: 30,
  signupLinks: 30,
  handoffs: 1,
  pictures: 7,
  imports: 400,
  unusedImports: 7,
  importUndo: 30,
  consentAddresses: 30,
  watches: 30
}

/**
 * Deletes rows older than `keptFor`, and expired sessions, codes and counters, in batches until `isOver` returns true.
 * Payments are kept forever if an order or the provider references them; links are kept after they expire, so that their
 * error message can be specific. A table that fails doesn't keep the others from being pruned; its error is thrown last.
 */
export async function prune(db: Database, now: Date, isOver?: IsOver): Promise<void> {
  const errors: unknown[] = []
  for (const step of stepsOf(db, now, isOver)) await step().catch((error: unknown) => errors.push(error))
  if (errors.length > 0) throw errors[0]
}

function stepsOf(db: Database, now: Date, isOver: IsOver | undefined): (() => Promise<void>)[] {
  const before = (days: number): Date => new Date(now.getTime() - days * day)
  const isUnused = and(isNull(payments.orderId), isNull(payments.reference))
  const isUnapplied = inArray(imports.state, ['unclear', 'ready', 'failed'])
  const lastChange = sql`coalesce(${watches.notifiedAt}, ${watches.createdAt})`
  const old: [PgTable, SQL | undefined][] = [
    [carts, lt(carts.updatedAt, before(keptFor.carts))],
    [idempotencyKeys, lt(idempotencyKeys.createdAt, before(keptFor.idempotencyKeys))],
    [sessions, lt(sessions.expiresAt, now)],
    [staffSessions, lt(staffSessions.expiresAt, now)],
    [staffLinks, lt(staffLinks.expiresAt, before(keptFor.signupLinks))],
    [codes, lt(codes.expiresAt, now)],
    [handoffs, lt(handoffs.expiresAt, before(keptFor.handoffs))],
    [pendingIdentities, lt(pendingIdentities.expiresAt, now)],
    [kioskPinClients, lt(kioskPinClients.seenAt, before(keptFor.knownClients))],
    [knownClients, lt(knownClients.seenAt, before(keptFor.knownClients))],
    [attempts, lt(attempts.resetsAt, now)],
    [mails, lt(mails.at, before(keptFor.mails))],
    [payments, and(isUnused, lt(payments.updatedAt, before(keptFor.payments)))],
    [staffAudit, lt(staffAudit.at, before(keptFor.staffAudit))],
    [shopCopies, lt(shopCopies.createdAt, before(keptFor.shopCopies))],
    [missedSearches, lt(missedSearches.week, before(keptFor.missedSearches).toISOString().slice(0, 10))],
    [signupLinks, lt(signupLinks.expiresAt, before(keptFor.signupLinks))],
    [watches, and(inArray(watches.state, ['asked', 'waiting']), lt(watches.expiresAt, now))],
    [watches, and(inArray(watches.state, ['notified', 'ended']), lt(lastChange, before(keptFor.watches)))],
    [imports, lt(imports.createdAt, before(keptFor.imports))],
    [wantedPictures, lt(wantedPictures.createdAt, before(keptFor.importUndo))],
    [imports, and(isUnapplied, lt(imports.createdAt, before(keptFor.unusedImports)))]
  ]
  const clients = and(isNotNull(orders.client), lt(orders.placedAt, before(keptFor.orderClients)))
  const undoable = and(isNotNull(imports.undo), lt(imports.createdAt, before(keptFor.importUndo)))
  return [
    async () =>
      inBatches(isOver, () =>
        db
          .update(imports)
          .set({ undo: null })
          .where(someOf(db, imports, undoable))
          .returning({ id: imports.id })
      ),
    ...old.map(
      ([table, which]) =>
        async () =>
          deleteInBatches(db, table, which, isOver)
    ),
    async () => eraseUnusedAddresses(db, before(keptFor.consentAddresses), isOver),
    async () => prunePictures(db, now, before(keptFor.pictures), isOver),
    async () => forgetMessages(db, before(keptFor.messages), isOver),
    async () =>
      inBatches(isOver, () =>
        db
          .update(orders)
          .set({ client: null, clientSite: null, clientBlock: null })
          .where(someOf(db, orders, clients))
          .returning({ id: orders.id })
      )
  ]
}
