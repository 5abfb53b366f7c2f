import type { LucideIcon } from 'lucide-react'

/** A lucide icon in the house's size and stroke; what it means is said by the text or label beside it. */
export function Icon({ of: Drawing, size = 20 }: { of: LucideIcon; size?: number }) {
  return <Drawing size={size} strokeWidth={1.75} aria-hidden="true" />
}
