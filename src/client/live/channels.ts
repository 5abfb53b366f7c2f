import { type GenericSchema, type InferOutput, object, picklist, safeParse } from 'valibot'
import { locationMessages, orderMessage, userMessage } from '../../contract/order/events.ts'
import { platform } from '../../platform/platform.ts'
import { subscribe } from './transport.ts'

/** Returns the channel of an order or a location. */
const channelOf = (kind: 'order' | 'location', id: string): string => `${kind}.${id}`

/** Sent if earlier messages are no longer available. */
const missed = object({ type: picklist(['missed']) })

function hear<Schema extends GenericSchema>(
  channel: string,
  schemas: readonly Schema[],
  onMessage: (message: InferOutput<Schema> | undefined) => void
): () => void {
  return subscribe(channel, message => {
    for (const schema of schemas) {
      const parsed = safeParse(schema, message)
      if (parsed.success) return onMessage(parsed.output)
    }
    if (safeParse(missed, message).success) onMessage(undefined)
    else platform().warn(`Dropped an unreadable message on ${channel}.`)
  })
}

/**
 * Subscribes to an order's status changes. Invalid messages are dropped with a warning. Returns an unsubscribe function.
 */
export const hearOrder = (order: string, onChange: () => void): (() => void) =>
  hear(channelOf('order', order), [orderMessage], onChange)

/**
 * Subscribes to the signed-in user's channel. Calls back with the current points, or undefined for anything to be read
 * from the API, such as whether the session has ended. Otherwise like `hearOrder`.
 */
export const hearUser = (channel: string, onChange: (points: number | undefined) => void): (() => void) =>
  hear(channel, [userMessage], message => onChange(message?.points))

/** A message about a location: it opened or closed, a variant's stock changed, or much of its menu changed. */
export type LocationMessage = InferOutput<(typeof locationMessages)[number]>

/** Subscribes to a location's messages; undefined means that some were missed. Otherwise like `hearOrder`. */
export const hearLocation = (
  location: string,
  onMessage: (message: LocationMessage | undefined) => void
): (() => void) => hear(channelOf('location', location), locationMessages, onMessage)
