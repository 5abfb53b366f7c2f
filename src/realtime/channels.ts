import { type GenericSchema, type InferOutput, object, picklist, safeParse } from 'valibot'
import { locationMessages, orderMessage, userMessage } from '../contract/order/events.ts'
import { platform } from '../platform/platform.ts'
import { subscribe } from './transport.ts'

/** The channel of one order or location. */
const channelOf = (kind: 'order' | 'location', id: string): string => `${kind}.${id}`

/** Something came that can't be told any more. */
const missed = object({ type: picklist(['missed']) })

function hear<Schema extends GenericSchema>(
  channel: string,
  schemas: readonly Schema[],
  onMessage: (message: InferOutput<Schema> | undefined) => void
): (() => void) | undefined {
  return subscribe(channel, message => {
    for (const schema of schemas) {
      const parsed = safeParse(schema, message)
      if (parsed.success) return onMessage(parsed.output)
    }
    if (safeParse(missed, message).success) onMessage(undefined)
    else platform().warn(`Dropped an unreadable message on ${channel}.`)
  })
}

/** Hears that an order's state changed; undefined when nothing brings messages. One that can't be read is dropped and reported. */
export const hearOrder = (order: string, onChange: () => void): (() => void) | undefined =>
  hear(channelOf('order', order), [orderMessage], onChange)

/**
 * Hears what concerns a person, by the channel that their session names: the points that they have now, undefined for what
 * must be asked, such as whether their session has ended. Otherwise like `hearOrder`.
 */
export const hearUser = (channel: string, onChange: (points: number | undefined) => void): (() => void) | undefined =>
  hear(channel, [userMessage], message => onChange(message?.points))

/** What is told of a location: it has opened or closed, a size has another stock, or much of its menu is another. */
export type LocationMessage = InferOutput<(typeof locationMessages)[number]>

/** Hears what changes at a location, undefined for what can't be told any more. Otherwise like `hearOrder`. */
export const hearLocation = (
  location: string,
  onMessage: (message: LocationMessage | undefined) => void
): (() => void) | undefined => hear(channelOf('location', location), locationMessages, onMessage)
