import { useStore } from '@nanostores/react'
import { $announcement } from '../../../stores/cart/announcer.ts'
import { LiveRegion } from '../../../components/live-region.tsx'

/** What became of the cart, for those who don't see it change. */
export function Spoken() {
  return <LiveRegion said={useStore($announcement)} />
}
