import { and, isNotNull, isNull, lt } from 'drizzle-orm'
import { forgetMessages } from '../modules/events/messages.ts'
import {
  attempts,
  carts,
  codes,
  idempotencyKeys,
  knownClients,
  mails,
  orders,
  payments,
  pendingIdentities,
  sessions,
  signupLinks,
  staffAudit
} from './schema.ts'
import type { Database } from './types.ts'

const day = 24 * 60 * 60 * 1000

/**
 * Deletes what nobody will come back for: carts untouched for 30 days, idempotency keys older than 7, sessions that have
 * expired, networks and devices that have not signed in for 180, codes and counts of tries likewise, mails older than 30 days, payments that came to nothing likewise, realtime messages after a day, what staff did after 400, and links 30 days after they expired: until then a
 * link can say why it no longer works.
 */
export async function prune(db: Database, now: Date): Promise<void> {
  const before = (days: number): Date => new Date(now.getTime() - days * day)
  await db.delete(carts).where(lt(carts.updatedAt, before(30)))
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(7)))
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await db.delete(codes).where(lt(codes.expiresAt, now))
  await db.delete(pendingIdentities).where(lt(pendingIdentities.expiresAt, now))
  await db.delete(knownClients).where(lt(knownClients.seenAt, before(180)))
  await db.delete(attempts).where(lt(attempts.resetsAt, now))
  await db.delete(mails).where(lt(mails.at, before(30)))
  const isOver = and(isNull(payments.orderId), isNull(payments.reference), lt(payments.updatedAt, before(30)))
  await db.delete(payments).where(isOver)
  await forgetMessages(db, before(1))
  await db.delete(staffAudit).where(lt(staffAudit.at, before(400)))
  await db
    .update(orders)
    .set({ client: null })
    .where(and(isNotNull(orders.client), lt(orders.placedAt, before(30))))
  await db.delete(signupLinks).where(lt(signupLinks.expiresAt, before(30)))
}
