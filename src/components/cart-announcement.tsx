import { useStore } from '@nanostores/react'
import { $announcement } from '../stores/cart/announcement.ts'
import { Announcement } from './announcement.tsx'

/** Announces changes of the cart to screen readers. */
export function CartAnnouncement() {
  return <Announcement said={useStore($announcement)} />
}
