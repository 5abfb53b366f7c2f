/** The element that a provider's fields are mounted in. */
export interface PaymentSlot {
  /** Unique per mount, because a provider may remember the previous one. */
  id: string
  /** The storefront's theme. */
  theme: 'light' | 'dark'
  /** The background colour. */
  surface: string
  /** The element itself. */
  element: HTMLElement
  remove(): void
}

let mounts = 0

/**
 * Creates an element for a provider's fields. It is in the light DOM, because scripts can't reach into a shadow root,
 * and is projected through a slot.
 */
export function createPaymentSlot(root: HTMLElement, slot: 'payment' | 'wallets' = 'payment'): PaymentSlot {
  const place = document.createElement('div')
  place.id = `storefront-payment-${++mounts}`
  place.slot = slot
  root.append(place)
  const style = getComputedStyle(root)
  const theme = style.colorScheme === 'dark' ? 'dark' : 'light'
  const surface = style.getPropertyValue('--sf-surface').trim()
  return { id: place.id, theme, surface, element: place, remove: () => place.remove() }
}
