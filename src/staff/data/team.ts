import { atom } from 'nanostores'
import { type AuditEntry, readStaffAudit } from '../../contract/staff/staff-audit.ts'
import {
  addStaffMember,
  type ListedMember,
  readStaffMembers,
  setStaffMember,
  type StaffRole
} from '../../contract/staff/staff-member.ts'
import { say } from '../staff-words.ts'
import { attempt } from './attempt.ts'
import { call } from './call.ts'
import { toast } from './toasts.ts'

/** The staff accounts; undefined before they are loaded. */
export const $team = atom<ListedMember[] | undefined>()

/** The latest actions of the staff; undefined before they are loaded. */
export const $audit = atom<AuditEntry[] | undefined>()

/** Loads the staff accounts. */
export const loadTeam = (): Promise<boolean> => attempt(async () => $team.set((await call(readStaffMembers)).members))

/** Invites a person; throws if that is refused, so that the form can show why. */
export async function invite(person: { name: string; email: string; role: StaffRole }): Promise<void> {
  const member = await call(addStaffMember, { body: person })
  $team.set([...($team.get() ?? []), member])
  toast(say('team.invited', { name: member.name }))
}

/** Changes a person's role, or closes or reopens their account. */
export async function changeMember({ id, name, role, isActive }: ListedMember): Promise<void> {
  await attempt(async () => {
    const fresh = await call(setStaffMember, { params: { member: id ?? '' }, body: { role, isActive } })
    $team.set($team.get()?.map(one => (one.id === id ? fresh : one)))
    toast(say('team.saved', { name }))
  })
}

/** Loads the latest actions, or those before the last one shown. Returns false if there are no more. */
export async function loadAudit(isMore = false): Promise<boolean> {
  const shown = isMore ? ($audit.get() ?? []) : []
  const after = shown.at(-1)?.id
  let isAny = false
  await attempt(async () => {
    const { entries } = await call(readStaffAudit, after === undefined ? {} : { query: { after } })
    isAny = entries.length > 0
    $audit.set([...shown, ...entries])
  })
  return isAny
}
