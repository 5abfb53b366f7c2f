import { changeValue, dataOf } from '../../client/async-state.ts'
import type { Result } from '../../client/http/problem.ts'
import { request } from '../../client/http/request.ts'
import { createResource } from '../../client/resource.ts'
import type { BodyOf } from '../../contract/http/endpoint.ts'
import { type AuditEntry, readStaffAudit } from '../../contract/staff/staff-audit.ts'
import {
  addStaffMember,
  type ListedMember,
  readStaffMembers,
  setStaffMember
} from '../../contract/staff/staff-member.ts'
import { showDone, showFailure } from './notices.ts'

/** The staff accounts. */
export const team = createResource<readonly ListedMember[]>({
  scope: 'person',
  async read() {
    const result = await request(readStaffMembers)
    return result.ok ? { ...result, value: result.value.members } : result
  }
})

/** Invites a person. */
export async function invite(body: BodyOf<typeof addStaffMember>): Promise<Result<ListedMember>> {
  const result = await request(addStaffMember, { body, isOnce: true })
  if (result.ok) {
    changeValue(team.$state, all => [...all, result.value])
    showDone('team.invited', { name: result.value.name })
  }
  return result
}

/** Changes a person's role, rights or stores, or closes or reopens their account. Returns false if that was refused. */
export async function changeMember(
  { id, name, role, isActive }: ListedMember,
  changes: Partial<BodyOf<typeof setStaffMember>>
): Promise<boolean> {
  const body = { role, isActive, ...changes }
  const result = await request(setStaffMember, { params: { member: id ?? '' }, body })
  if (!result.ok) {
    showFailure(result.problem)
    return false
  }
  changeValue(team.$state, all => all.map(member => (member.id === id ? result.value : member)))
  showDone('team.saved', { name })
  return true
}

async function readAudit(after?: string): Promise<Result<readonly AuditEntry[]>> {
  const result = await request(readStaffAudit, after === undefined ? {} : { query: { after } })
  return result.ok ? { ...result, value: result.value.entries } : result
}

/** The latest actions of the staff. */
export const audit = createResource<readonly AuditEntry[]>({ scope: 'person', read: () => readAudit() })

/** Loads the actions before the last one shown. Returns false if there are none. */
export async function loadOlderAudit(): Promise<boolean> {
  const result = await readAudit(dataOf(audit.$state.get())?.at(-1)?.id)
  if (!result.ok) {
    showFailure(result.problem)
    return true
  }
  changeValue(audit.$state, shown => [...shown, ...result.value])
  return result.value.length > 0
}
