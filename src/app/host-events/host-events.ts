import { platform } from '../../platform/platform.ts'
import type { Emit } from '../../platform/host-events.ts'
import { endMirror, mirrorEvents } from './analytics.ts'
import { type SeenCart, startCartEvents } from './cart-events.ts'
import { startMenuEvents } from './menu-events.ts'
import { startOrderEvents } from './order-events.ts'
import { startVisitEvents } from './visit-events.ts'

/** What happened before this code was loaded: the carts that were shown, and if the visit began with a confirmed age. */
export interface Beginning {
  carts: SeenCart[]
  wasOfAge: boolean
}

/** Emits the shop's events to the host page, from the stores alone. Returns an unsubscribe function. */
export function startHostEvents({ carts, wasOfAge }: Beginning): () => void {
  const browser = platform()
  mirrorEvents()
  const emit: Emit = (...event) => browser.emit(...event)
  const disposers = [
    ...startVisitEvents(emit, wasOfAge),
    ...startMenuEvents(emit),
    ...startCartEvents(emit, carts),
    ...startOrderEvents(emit)
  ]
  return () => {
    for (const dispose of disposers) dispose()
    endMirror()
  }
}
