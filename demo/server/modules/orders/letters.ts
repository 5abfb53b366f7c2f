import { eq } from 'drizzle-orm'
import type { OrderStatus } from '../../../../src/contract/order.ts'
import type { Context } from '../../context.ts'
import { locations, orders } from '../../db/schema.ts'
import type { Letter } from '../../mail/letters.ts'
import { type OrderFacts, type OrderLetters, orderLetters } from '../../mail/order-letters.ts'
import { post } from '../../mail/post.ts'
import { linkTo } from '../accounts/links.ts'
import { mayWrite } from './may-write.ts'
import { writeSlot } from './write-slot.ts'

/** Writes to the shopper that an order was placed. */
export function writeOfPlaced(context: Context, id: string): void {
  inTurn(context, id, () => write(context, id, 'email', (letters, shop, facts) => letters.placed(shop, facts)))
}

type Write = (letters: OrderLetters, shop: string, facts: OrderFacts) => Letter

const byStatus: Partial<Record<OrderStatus, Write>> = {
  ready: (letters, shop, facts) => letters.ready(shop, facts),
  out_for_delivery: (letters, shop, facts) => letters.out(shop, facts),
  cancelled: (letters, shop, facts) => letters.cancelled(shop, facts)
}

/** Writes to the shopper when an order is ready, under way or cancelled; that it is ready by text too. */
export function writeOfStatus(context: Context, id: string, status: OrderStatus): void {
  const letter = byStatus[status]
  if (letter === undefined) return
  inTurn(context, id, async () => {
    await write(context, id, 'email', letter)
    if (status === 'ready') await write(context, id, 'sms', (letters, shop, facts) => letters.readyText(shop, facts))
  })
}

/** No letter of an order overtakes the one before it. */
const inTurn = ({ errands }: Context, id: string, work: () => Promise<void>): void =>
  errands.run('Writing of an order', work, id)

async function write(context: Context, id: string, channel: 'email' | 'sms', compose: Write): Promise<void> {
  const [row] = await context.db
    .select({ order: orders, location: locations })
    .from(orders)
    .innerJoin(locations, eq(locations.id, orders.locationId))
    .where(eq(orders.id, id))
  if (row === undefined) return
  const { order, location } = row
  if (!(await mayWrite(context, order, channel))) return
  const { number, pickupCode: code, locale: language, method, cancelReason: reason, page } = order
  const brought = method === 'delivery' ? order.address : null
  const { line1, city } = brought ?? location.address
  const facts = {
    number,
    code,
    method,
    reason,
    store: location.name[language],
    place: `${brought ? line1 : `${location.name[language]}, ${line1}`}, ${city}`,
    when: writeSlot(order, location.timezone),
    // The page where it was ordered.
    link: page === null ? null : linkTo(new URL(page), {}, `#/${location.slug}/orders/${id}`)
  }
  const whom = { language, channel, to: channel === 'email' ? order.email : order.phone }
  await post(context, whom, (_, shop) => compose(orderLetters[language], shop, facts))
}
