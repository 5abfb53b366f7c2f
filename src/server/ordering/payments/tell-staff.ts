import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { business, orders, paymentReturns, payments, refunds, staffMembers } from '../../db/schema.ts'
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
  /** The cause of a return before the hand-over, if that is what fails. */
  cause?: string
}

/** Logs that a payment, or a refund of some of it, could not be settled, and emails each manager; calls go on. */
export async function tellStaff(
  { db, log }: Pick<Context, 'db' | 'log'>,
  payment: PaymentRow,
  failing?: { id: string } | { cause: string }
): Promise<void> {
  log(
    failing
      ? `The refund ${('id' in failing ? failing.id : failing.cause).slice(0, 8)} could not be settled by ${payment.provider}.`
      : `The payment ${payment.id.slice(0, 8)} could not be settled in ${payment.attempts} calls to ${payment.provider}.`
  )
  const managers = await db
    .select({ id: staffMembers.id })
    .from(staffMembers)
    .where(and(eq(staffMembers.role, 'manager'), isNotNull(staffMembers.email), isNull(staffMembers.revokedAt)))
  const jobs = managers.map(({ id: member }) => {
    const payload: LetterJob = {
      payment: payment.id,
      member,
      ...(failing && ('id' in failing ? { refund: failing.id } : failing))
    }
    return { kind: 'payment-letter', topic: `payment.${payment.id}.${member}`, payload }
  })
  await enqueue(db, ...jobs)
}

/** Returns the handler that sends such an email, unless the payment has been settled. */
export function sendPaymentLetter(context: Pick<Context, 'db' | 'send' | 'canText'>): Handler {
  const { db } = context
  return async ({ id, payload }) => {
    const { payment, member, refund = '', cause = '' } = payload as LetterJob
    const [row] = await db
      .select({
        payment: payments,
        refund: refunds,
        back: paymentReturns,
        order: orders.number,
        to: staffMembers.email
      })
      .from(payments)
      .leftJoin(orders, eq(orders.id, payments.orderId))
      .leftJoin(refunds, eq(refunds.id, refund))
      .leftJoin(paymentReturns, and(eq(paymentReturns.paymentId, payments.id), eq(paymentReturns.cause, cause)))
      .innerJoin(staffMembers, eq(staffMembers.id, member))
      .where(eq(payments.id, payment))
    if (!row || row.to === null || isSettled(row)) return
    const [shop] = await db.select({ locales: business.locales }).from(business)
    const language = shop?.locales[0] === 'fr-CA' ? 'fr' : 'en'
    const { id: reference, currency, status } = row.payment
    const part = row.refund ?? row.back
    const { amount } = part ?? row.payment
    const facts = { amount: writeMoney(amount, currency, language), reference, order: row.order }
    const write = staffEmails[language][status === 'voided' || part ? 'unreturned' : 'uncaptured']
    await post(context, { to: row.to, language, messageId: `payment-letter-${id}` }, (_, name) => write(name, facts))
  }
}

interface Failing {
  payment: PaymentRow
  refund: typeof refunds.$inferSelect | null
  back: typeof paymentReturns.$inferSelect | null
}

function isSettled({ payment, refund, back }: Failing): boolean {
  const part = refund ?? back
  return part ? part.settledAt !== null : payment.attempts === 0
}
