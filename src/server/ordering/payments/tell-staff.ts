import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { business, orders, payments, refunds, staffMembers } from '../../db/schema.ts'
import { staffEmails } from '../../mail/email-templates/staff-emails.ts'
import { post } from '../../mail/post.ts'
import { enqueue } from '../../outbox/jobs.ts'
import type { Handler } from '../../outbox/worker.ts'
import { writeMoney } from '../../mail/write-money.ts'
import type { PaymentRow } from './rows.ts'

/** Number of failed calls to a provider, one a minute, after which the managers learn of a payment. */
export const STAFF_TOLD_AFTER = 10

/** A payment of which a letter to managers is, and the refund of some of it if that is what fails. */
interface LetterJob {
  payment: string
  member: string
  refund?: string
}

/** Logs that a payment, or a refund of some of it, could not be settled, and emails each manager; calls go on. */
export async function tellStaff(
  { db, log }: Pick<Context, 'db' | 'log'>,
  payment: PaymentRow,
  refund?: { id: string }
): Promise<void> {
  log(
    refund
      ? `The refund ${refund.id.slice(0, 8)} could not be settled by ${payment.provider}.`
      : `The payment ${payment.id.slice(0, 8)} could not be settled in ${payment.attempts} calls to ${payment.provider}.`
  )
  const managers = await db
    .select({ id: staffMembers.id })
    .from(staffMembers)
    .where(and(eq(staffMembers.role, 'manager'), isNotNull(staffMembers.email), isNull(staffMembers.revokedAt)))
  const jobs = managers.map(({ id: member }) => {
    const payload: LetterJob = { payment: payment.id, member, ...(refund && { refund: refund.id }) }
    return { kind: 'payment-letter', topic: `payment.${payment.id}.${member}`, payload }
  })
  await enqueue(db, ...jobs)
}

/** Returns the handler that sends such an email, unless the payment has been settled. */
export function sendPaymentLetter(context: Pick<Context, 'db' | 'send' | 'canText'>): Handler {
  const { db } = context
  return async ({ id, payload }) => {
    const { payment, member, refund = '' } = payload as LetterJob
    const [row] = await db
      .select({ payment: payments, refund: refunds, order: orders.number, to: staffMembers.email })
      .from(payments)
      .leftJoin(orders, eq(orders.id, payments.orderId))
      .leftJoin(refunds, eq(refunds.id, refund))
      .innerJoin(staffMembers, eq(staffMembers.id, member))
      .where(eq(payments.id, payment))
    if (!row || row.to === null || isSettled(row)) return
    const [shop] = await db.select({ locales: business.locales }).from(business)
    const language = shop?.locales[0] === 'fr-CA' ? 'fr' : 'en'
    const { id: reference, currency, status } = row.payment
    const { amount } = row.refund ?? row.payment
    const facts = { amount: writeMoney(amount, currency, language), reference, order: row.order }
    const write = staffEmails[language][status === 'voided' || row.refund ? 'unreturned' : 'uncaptured']
    await post(context, { to: row.to, language, messageId: `payment-letter-${id}` }, (_, name) => write(name, facts))
  }
}

const isSettled = ({ payment, refund }: { payment: PaymentRow; refund: typeof refunds.$inferSelect | null }): boolean =>
  refund ? refund.settledAt !== null : payment.attempts === 0
