import { CircleUserRound, Coins, type IconNode, MapPin, Receipt, ShieldCheck } from 'lucide'

/** The sections of the user area, each with its own URL. */
export type Section = 'profile' | 'orders' | 'loyalty' | 'addresses' | 'security'

/** Their icons, in display order. */
export const sectionIcons: Record<Section, IconNode> = {
  profile: CircleUserRound,
  orders: Receipt,
  loyalty: Coins,
  addresses: MapPin,
  security: ShieldCheck
}

/** Returns true if a path segment is a section. */
export const isSection = (name: string): name is Section => Object.keys(sectionIcons).includes(name)
