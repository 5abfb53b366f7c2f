import { useStore } from '@nanostores/react'
import { $announcement } from '../../../stores/cart/announcer.ts'
import { LiveRegion } from '../../../components/live-region.tsx'

/** Announces cart changes to screen readers. */
export function Spoken() {
  return <LiveRegion text={useStore($announcement)} />
}
