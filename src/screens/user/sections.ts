import BellRing from 'lucide/dist/esm/icons/bell-ring.mjs'
import CircleUserRound from 'lucide/dist/esm/icons/circle-user-round.mjs'
import Coins from 'lucide/dist/esm/icons/coins.mjs'
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs'
import Receipt from 'lucide/dist/esm/icons/receipt.mjs'
import ShieldCheck from 'lucide/dist/esm/icons/shield-check.mjs'
import type { IconNode } from 'lucide'

/** The sections of the user area, each with its own URL. */
export type Section = 'profile' | 'orders' | 'loyalty' | 'addresses' | 'watches' | 'security'

/** Their icons, in display order. */
export const sectionIcons: Record<Section, IconNode> = {
  profile: CircleUserRound,
  orders: Receipt,
  loyalty: Coins,
  addresses: MapPin,
  watches: BellRing,
  security: ShieldCheck
}

/** Returns true if a path segment is a section. */
export const isSection = (name: string): name is Section => Object.keys(sectionIcons).includes(name)
