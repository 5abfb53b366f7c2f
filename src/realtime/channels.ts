import { object, picklist, safeParse } from 'valibot'
import { orderStatus } from '../contract/order.ts'
import { env } from '../env/env.ts'
import { subscribe } from './transport.ts'

/** The channel of something that is alive: `order.<id>` for an order's states (SPEC C14). */
const channelOf = (kind: 'order', id: string): string => `${kind}.${id}`

const orderMessage = object({ type: picklist(['order']), status: orderStatus })

/** Hears that an order's state changed; undefined when nothing brings messages. One that can't be read is dropped and reported. */
export function hearOrder(order: string, onChange: () => void): (() => void) | undefined {
  return subscribe(channelOf('order', order), message => {
    if (safeParse(orderMessage, message).success) onChange()
    else env().warn(`A message on ${channelOf('order', order)} can't be read and was dropped.`)
  })
}
