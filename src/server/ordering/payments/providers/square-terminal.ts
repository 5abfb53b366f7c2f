import { array, type InferOutput, nullish, object, picklist, safeParse, string } from 'valibot'
import { type CardReader, type ReaderOutcome, Unreachable, unnamedCheckout } from './gateway.ts'
import { outcomeOf, type SquareApi } from './square-api.ts'

const checkout = object({
  id: string(),
  status: picklist(['PENDING', 'IN_PROGRESS', 'CANCEL_REQUESTED', 'CANCELED', 'COMPLETED']),
  reference_id: nullish(string()),
  payment_ids: nullish(array(string()))
})
const checkoutReply = object({ checkout })
const checkoutsReply = object({ checkouts: nullish(array(checkout)) })

type Checkout = InferOutput<typeof checkout>

const notUnderstood = () => new Unreachable('Square answered with what is not understood.')

function checkoutIn(data: unknown): Checkout {
  const parsed = safeParse(checkoutReply, data)
  if (!parsed.success) throw notUnderstood()
  return parsed.output.checkout
}

/**
 * The readers of Square (Terminal API). After a declined card a terminal asks for another one, so a checkout ends with a
 * payment or is cancelled: by the customer, by us, or after five minutes.
 */
export function squareReader({ call, find }: SquareApi): CardReader {
  async function outcomeOn({ status, payment_ids: ids }: Checkout): Promise<ReaderOutcome> {
    if (status === 'CANCELED') return { status: 'cancelled' }
    const [id] = ids ?? []
    if (status !== 'COMPLETED') return { status: 'open' }
    const payment = id === undefined ? undefined : await find(id)
    return payment ? outcomeOf(payment) : { status: 'cancelled' }
  }

  async function read(id: string): Promise<ReaderOutcome> {
    const answer = await call(`/terminals/checkouts/${encodeURIComponent(id)}`)
    return answer.is === 'ok' ? outcomeOn(checkoutIn(answer.data)) : { status: 'cancelled' }
  }

  /** Finds the checkout of a payment among the latest ones of its reader, for which Square has no filter. */
  async function idOf(payment: string, device: string): Promise<string | undefined> {
    const filter = { device_id: device }
    const answer = await call('/terminals/checkouts/search', {
      query: { filter, sort: { sort_order: 'DESC' } },
      limit: 100
    })
    const parsed = safeParse(checkoutsReply, answer.is === 'ok' ? answer.data : {})
    if (!parsed.success) throw notUnderstood()
    return parsed.output.checkouts?.find(({ reference_id }) => reference_id === payment)?.id
  }

  return {
    async start({ payment, amount, currency }, device) {
      const begun = await call('/terminals/checkouts', {
        idempotency_key: payment,
        checkout: {
          amount_money: { amount, currency },
          reference_id: payment,
          device_options: { device_id: device, skip_receipt_screen: true },
          payment_options: { autocomplete: false }
        }
      })
      if (begun.is === 'no') throw new Unreachable(`Square starts nothing on a terminal: ${begun.code}`)
      return checkoutIn(begun.data).id
    },
    read: (_asked, id) => read(id),
    async cancel({ payment }, device, named) {
      const id = named === unnamedCheckout(payment) ? await idOf(payment, device) : named
      if (id === undefined) return { status: 'cancelled' }
      // Square refuses to cancel a checkout that has ended.
      const refused = await call(`/terminals/checkouts/${encodeURIComponent(id)}/cancel`, {}).catch(
        (error: unknown) => error
      )
      const now = await read(id)
      if (refused instanceof Error && now.status === 'open') throw refused
      return now
    }
  }
}
