import { emit, endMirror, mirrorEvents } from './analytics.ts'
import { startCartEvents } from './cart-events.ts'
import { startMenuEvents } from './menu-events.ts'
import { startOrderEvents } from './order-events.ts'
import { startVisitEvents } from './visit-events.ts'

/**
 * Emits the shop's events to the host page, from the stores alone; `wasOfAge` if the visit began with a confirmed age.
 * Returns an unsubscribe function.
 */
export function startHostEvents(wasOfAge: boolean): () => void {
  mirrorEvents()
  const disposers = [
    ...startVisitEvents(emit, wasOfAge),
    ...startMenuEvents(emit),
    ...startCartEvents(emit),
    ...startOrderEvents(emit)
  ]
  return () => {
    for (const dispose of disposers) dispose()
    endMirror()
  }
}
