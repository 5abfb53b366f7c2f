import { Coins, type IconNode, MapPin, Receipt, ShieldCheck, UserRound } from 'lucide'

/** The parts of the user area, each with a place of its own. */
export type Section = 'profile' | 'orders' | 'loyalty' | 'addresses' | 'security'

/** Their icons, in the order in which they are listed. */
export const sectionIcons: Record<Section, IconNode> = {
  profile: UserRound,
  orders: Receipt,
  loyalty: Coins,
  addresses: MapPin,
  security: ShieldCheck
}

/** Whether a part of the address is one of them. */
export const isSection = (name: string): name is Section => Object.hasOwn(sectionIcons, name)
