import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { OrderStatus } from '../../../../contract/order/order.ts'
import type { Context } from '../../../context.ts'
import { outbox } from '../../../db/schema.ts'
import type { Queries } from '../../../db/types.ts'
import type { Letter } from '../../../mail/letter/letter.ts'
import { written } from '../../../mail/letter/written.ts'
import type { OrderFacts, OrderEmails } from '../../../mail/email-templates/order-types.ts'
import { orderEmails } from '../../../mail/email-templates/order-emails.ts'
import { textNumber } from '../../../mail/send.ts'
import { enqueue, type Job } from '../../../outbox/jobs.ts'
import type { Handler } from '../../../outbox/worker.ts'
import type { OrderRow } from '../read-orders.ts'
import { factsOf, type LetterSubject } from './facts-of.ts'
import { orderFinder } from './find-orders.ts'
import { emailCounter } from './may-write.ts'

type Write = (emails: OrderEmails, shop: string, facts: OrderFacts) => Letter
type Channel = 'email' | 'sms'
/** The event of a message: a new status; or a refund, a change or a question, which leave the status as it is. */
type Occasion = OrderStatus | 'refunded' | 'changed' | 'question'

const emails: Partial<Record<Occasion, Partial<Record<Channel, Write>>>> = {
  placed: { email: (letters, shop, facts) => letters.placed(shop, facts) },
  ready: {
    email: (letters, shop, facts) => letters.ready(shop, facts),
    sms: (letters, shop, facts) => letters.readyText(shop, facts)
  },
  out_for_delivery: { email: (letters, shop, facts) => letters.out(shop, facts) },
  cancelled: { email: (letters, shop, facts) => letters.cancelled(shop, facts) },
  refunded: { email: (letters, shop, facts) => letters.refunded(shop, facts) },
  changed: { email: (letters, shop, facts) => letters.changed(shop, facts) },
  question: {
    email: (letters, shop, facts) => letters.question(shop, facts),
    sms: (letters, shop, facts) => letters.questionText(shop, facts)
  }
}

/** Payload of an `order-letter` job; the content is read from the order when it is sent. */
interface OrderEmailJob extends LetterSubject {
  order: string
  status: Occasion
  channel: Channel
  /** True if it was counted when it was asked for. */
  isCounted?: boolean
}

/** Where messages about an order go; an order at a kiosk may lack either. */
type Contact = Pick<OrderRow, 'email' | 'phone'>

const addressOf = (channel: Channel, { email, phone }: Contact): string =>
  channel === 'email' ? email : textNumber(phone)

/**
 * Returns the jobs that notify the shopper of a new status or a refund, if it has an email or text and the order an
 * address for it. Messages of an order are sent in order.
 */
export function emailJobs(
  { id, ...contact }: Contact & Pick<OrderRow, 'id'>,
  status: Occasion,
  about: LetterSubject = {}
): Job[] {
  const channels = Object.keys(emails[status] ?? {}) as Channel[]
  return channels
    .filter(channel => addressOf(channel, contact) !== '')
    .map(channel => {
      const payload: OrderEmailJob = { order: id, status, channel, ...about }
      return { kind: 'order-letter', topic: `order.${id}.${channel}`, payload }
    })
}

/**
 * Sends the confirmation of an order again, to its address of now. One that still waits is replaced: it would reach the
 * same address, and hold this one up after a failure.
 */
export async function confirmAgain(tx: Queries, order: string): Promise<void> {
  const topic = `order.${order}.email`
  const isWaiting = and(eq(outbox.topic, topic), isNull(outbox.failedAt), sql`${outbox.payload}->>'status' = 'placed'`)
  await tx.delete(outbox).where(isWaiting)
  const payload: OrderEmailJob = { order, status: 'placed', channel: 'email', isCounted: true }
  await enqueue(tx, { kind: 'order-letter', topic, payload })
}

/** Dependencies of sending order emails. */
export type EmailContext = Pick<Context, 'db' | 'clock' | 'limits' | 'send' | 'canText'>

/** Returns the handler that sends the email or text of a job. */
export function sendOrderEmail(context: EmailContext): Handler {
  const desk = { ...context, find: orderFinder(context.db), mayWrite: emailCounter(context) }
  return async ({ id, payload, attempts }) => {
    const { status, channel, isCounted = false, refund, change, question } = payload as OrderEmailJob
    const compose = emails[status]?.[channel]
    const isOwn = status === 'placed' || status === 'cancelled'
    // Counted once, however often sending is attempted.
    const count = attempts === 1 && !isCounted ? { isOwn } : undefined
    if (compose !== undefined)
      await write(desk, id, {
        channel,
        compose,
        about: { refund, change, question },
        messageId: `order-letter-${id}`,
        count
      })
  }
}

/** Deletes pending emails of some orders. */
export async function dropOrderEmails(tx: Queries, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return
  await tx.delete(outbox).where(inArray(sql`${outbox.payload}->>'order'`, [...orderIds]))
}

interface Outgoing {
  channel: Channel
  compose: Write
  about: LetterSubject
  /** The same on every attempt, so that duplicates after a crash can be recognized. */
  messageId: string
  /** How it is counted; undefined after the first attempt. */
  count: { isOwn: boolean } | undefined
}

/** Sources of order emails, each of which batches requests. */
interface Desk extends EmailContext {
  find: ReturnType<typeof orderFinder>
  mayWrite: ReturnType<typeof emailCounter>
}

async function write(desk: Desk, job: number, { channel, compose, about, messageId, count }: Outgoing): Promise<void> {
  const row = await desk.find(job)
  if (row === undefined) return
  const { order, account, shop } = row
  const to = addressOf(channel, order)
  if (to === '') return
  const client = count?.isOwn && order.client !== null ? order : null
  // Letters about orders paid by card are always sent.
  const isCounted = count !== undefined && order.tender !== 'card'
  if (isCounted && !(await desk.mayWrite({ order, account, channel, client }))) return
  if (channel === 'sms' && !desk.canText) return
  const facts = factsOf(row, about)
  // The question was settled before it could be sent.
  if (about.question !== undefined && facts.question === undefined) return
  const letter = compose(orderEmails[order.locale], shop?.name ?? '', facts)
  const content = written(letter, { channel, shop: shop?.name ?? '', language: order.locale })
  await desk.send({ channel, to, messageId, ...content })
}
