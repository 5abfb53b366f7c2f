import { and, isNotNull, isNull, lt } from 'drizzle-orm'
import { forgetMessages } from '../modules/events/messages.ts'
import {
  attempts,
  carts,
  codes,
  handoffs,
  idempotencyKeys,
  knownClients,
  mails,
  orders,
  payments,
  pendingIdentities,
  sessions,
  signupLinks,
  staffAudit,
  staffLinks,
  staffSessions
} from './schema.ts'
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
  orderClients: 30,
  signupLinks: 30,
  handoffs: 1
}

/**
 * Deletes rows older than `keptFor`, and expired sessions, codes and counters. Payments are kept forever if an order or
 * the provider references them; links are kept after they expire, so that their error message can be specific.
 */
export async function prune(db: Database, now: Date): Promise<void> {
  const before = (days: number): Date => new Date(now.getTime() - days * day)
  await db.delete(carts).where(lt(carts.updatedAt, before(keptFor.carts)))
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(keptFor.idempotencyKeys)))
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await db.delete(staffSessions).where(lt(staffSessions.expiresAt, now))
  await db.delete(staffLinks).where(lt(staffLinks.expiresAt, before(keptFor.signupLinks)))
  await db.delete(codes).where(lt(codes.expiresAt, now))
  await db.delete(handoffs).where(lt(handoffs.expiresAt, before(keptFor.handoffs)))
  await db.delete(pendingIdentities).where(lt(pendingIdentities.expiresAt, now))
  await db.delete(knownClients).where(lt(knownClients.seenAt, before(keptFor.knownClients)))
  await db.delete(attempts).where(lt(attempts.resetsAt, now))
  await db.delete(mails).where(lt(mails.at, before(keptFor.mails)))
  const isOver = and(
    isNull(payments.orderId),
    isNull(payments.reference),
    lt(payments.updatedAt, before(keptFor.payments))
  )
  await db.delete(payments).where(isOver)
  await forgetMessages(db, before(keptFor.messages))
  await db.delete(staffAudit).where(lt(staffAudit.at, before(keptFor.staffAudit)))
  await db
    .update(orders)
    .set({ client: null })
    .where(and(isNotNull(orders.client), lt(orders.placedAt, before(keptFor.orderClients))))
  await db.delete(signupLinks).where(lt(signupLinks.expiresAt, before(keptFor.signupLinks)))
}
