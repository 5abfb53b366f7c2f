import { useStore } from '@nanostores/react'
import { $announcement } from '../../stores/announcer.ts'
import { Announcer } from '../../ui/announcer.tsx'

/** What became of the cart, for those who don't see it change. */
export function Spoken() {
  return <Announcer text={useStore($announcement)} />
}
