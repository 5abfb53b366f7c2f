import { useStore } from '@nanostores/react'
import { $announcement } from '../stores/cart/announcer.ts'
import { LiveRegion } from '../ui/feedback/live-region.tsx'

/** Announces changes of the cart to screen readers. */
export function CartAnnouncement() {
  return <LiveRegion text={useStore($announcement)} />
}
