import { type StaffRight, staffRights } from '../../contract/staff/rights.ts'
import type { StaffRole } from '../../contract/staff/staff-member.ts'

/** The rights of a member, and the slugs of the stores that they are for: null for all. */
export interface Reach {
  rights: readonly StaffRight[]
  locations: readonly string[] | null
}

const ofRole: Record<StaffRole, readonly StaffRight[]> = { manager: staffRights, staff: ['orders', 'refunds'] }

/** Returns a member's own rights, or those of the role without any. */
export const rightsOf = (role: StaffRole, own: readonly StaffRight[] | null | undefined): readonly StaffRight[] =>
  own ?? ofRole[role]

/** True if a member may work for a store. */
export const isTheirStore = ({ locations }: Pick<Reach, 'locations'>, slug: string): boolean =>
  locations === null || locations.includes(slug)

/** True if some stores, by slug, are among others; null means all stores. */
export const isWithin = (some: readonly string[] | null, others: readonly string[] | null): boolean =>
  others === null || (some?.every(slug => others.includes(slug)) ?? false)

/** True if a member may do and see all that another may, so that granting it gives away nothing of others. */
export function reachesAll(of: Reach, other: Reach): boolean {
  return isWithin(other.locations, of.locations) && other.rights.every(right => of.rights.includes(right))
}
