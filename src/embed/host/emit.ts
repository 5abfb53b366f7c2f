import { computed } from 'nanostores'
import type { Emit } from '../../platform/host-events.ts'
import { $place } from '../../routing/location.ts'

/**
 * Creates an emitter whose events are dispatched at the host element and bubble through the page. They are dispatched once
 * their change is complete, so that a listener may do anything, even unmount.
 */
export function emitFrom(root: HTMLElement): Emit {
  return (name, detail) =>
    queueMicrotask(() => {
      if (root.isConnected)
        root.dispatchEvent(new CustomEvent(`storefront:${name}`, { detail, bubbles: true, composed: true }))
    })
}

/** The path without the id of an order, which opens it. */
const $route = computed($place, ({ path }) => path.replace(/(\/orders)\/.*/, '$1'))

/** Emits each change of screen. Returns an unsubscribe function. */
export const followRoute = (emit: Emit): (() => void) => $route.listen(path => emit('route', { path }))
