import { dataOf } from '../../client/async-state.ts'
import { createForm } from '../../client/form.ts'
import type { Result } from '../../client/http/problem.ts'
import { request } from '../../client/http/request.ts'
import { checkIn as checkInEndpoint, longestWay, sayOnWay } from '../../contract/order/arrival.ts'
import { type Order } from '../../contract/order/order.ts'
import { tookOver } from './order-actions.ts'
import { $order, showChanged } from './order.ts'

const isAtCurb = () => dataOf($order.get())?.method === 'curbside'

/** Where a shopper waits: car and spot at the curb, and a spot or nothing in the store. Its values survive failures. */
export const checkInForm = createForm('person', { car: '', spot: '' }, checkInEndpoint.body, undefined, undefined, {
  check: ({ car, spot }) => ({
    ...(isAtCurb() && !car.trim() && { car: 'required' }),
    ...(isAtCurb() && !spot.trim() && { spot: 'required' })
  })
})

/** How long the way takes, in minutes as typed. */
export const onWayForm = createForm('person', { minutes: '15' }, sayOnWay.body, ({ minutes }) => ({
  minutes: Number(minutes)
}))

/** The choices of how long a way takes, in minutes. */
export const ways = [5, 10, 15, 20, 30, 45, 60, 90, longestWay] as const

/** Whether the shopper fetches an order and the back end takes word of that. */
export const isFetched = ({ method, onWay }: Pick<Order, 'method' | 'onWay'>): boolean =>
  method === 'curbside' || (method === 'pickup' && onWay !== undefined)

/** Shows the order of an answer, also that of a conflict. Returns true on success. */
function show(result: Result<Order> | undefined, refuse: () => void): boolean {
  if (result?.ok) showChanged(result.value)
  else if (result && tookOver(result.problem)) refuse()
  return result?.ok ?? false
}

/** Announces to the store that the shopper is there. Resolves to true on success. */
export async function checkIn(order: string): Promise<boolean> {
  const result = await checkInForm.submit(body => request(checkInEndpoint, { params: { order }, body }))
  return show(result, () => checkInForm.refuse({}))
}

/** Announces that the shopper is on their way, and how long it takes. Resolves to true on success. */
export async function setOut(order: string): Promise<boolean> {
  const result = await onWayForm.submit(body => request(sayOnWay, { params: { order }, body }))
  return show(result, () => onWayForm.refuse({}))
}
