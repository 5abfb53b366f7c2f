import { request } from '../../client/http/request.ts'
import { type Payment, readPayment } from '../../contract/order/payment.ts'
import { platform } from '../../platform/platform.ts'

/** The interval at which the API is asked for a payment in the provider's own form, in milliseconds. */
const ASK_EVERY = 10_000

/**
 * Resolves once the API knows how a payment in the provider's own form has ended: the form may take the money without
 * calling back. Never resolves once `isOver` returns true.
 */
export async function whenDecided({ id }: Pick<Payment, 'id'>, isOver: () => boolean): Promise<void> {
  for (;;) {
    await new Promise<void>(done => void platform().clock.after(ASK_EVERY, done))
    if (isOver()) return new Promise(() => {})
    const result = await request(readPayment, { params: { payment: id } })
    if (isOver()) return new Promise(() => {})
    if (result.ok && result.value.status !== 'open') return
  }
}
