import { useStore } from '@nanostores/react'
import { computed } from 'nanostores'
import { type StaffRight, staffRights } from '../../contract/staff/rights.ts'
import type { StaffMember } from '../../contract/staff/staff-member.ts'
import { type Reach, rightsOf } from '../../rules/staff/rights.ts'
import { $member } from './session.ts'

/** The rights of a member, with their stores. */
export const reachOf = ({ role, rights, locations }: StaffMember): Reach => ({
  rights: rightsOf(role, rights),
  locations
})

/** The rights of the signed-in member, with their stores. */
export const $reach = computed($member, (member): Reach => (member ? reachOf(member) : { rights: [], locations: null }))

/** True if the signed-in member has a right. */
export const may = (right: StaffRight): boolean => $reach.get().rights.includes(right)

/** The same for a component, which follows the member. */
export const useMay = (right: StaffRight): boolean => useStore($reach).rights.includes(right)

/** True if the signed-in member has all rights in all stores; for a component, which follows the member. */
export function useMayAll(): boolean {
  const { rights, locations } = useStore($reach)
  return locations === null && staffRights.every(right => rights.includes(right))
}
