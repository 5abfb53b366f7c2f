/** Where a provider's fields are put. */
export interface PaymentSlot {
  /** Of this mount alone: a provider may remember the last one. */
  id: string
  /** Whether the storefront is light or dark there. */
  theme: 'light' | 'dark'
  /** The colour of its ground. */
  surface: string
  remove(): void
}

let mounts = 0

/** Makes a place for a provider's fields. It is the page's own, for no script finds what is in a shadow root; the slot shows it within. */
export function createPaymentSlot(root: HTMLElement): PaymentSlot {
  const place = document.createElement('div')
  place.id = `storefront-payment-${++mounts}`
  place.slot = 'payment'
  root.append(place)
  const style = getComputedStyle(root)
  const theme = style.colorScheme === 'dark' ? 'dark' : 'light'
  const surface = style.getPropertyValue('--sf-surface').trim()
  return { id: place.id, theme, surface, remove: () => place.remove() }
}
