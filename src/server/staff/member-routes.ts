import type { Hono } from 'hono'
import { object, optional, string } from 'valibot'
import { readStaffAudit } from '../../contract/staff/staff-audit.ts'
import {
  addStaffMember,
  confirmStaff,
  endStaffSession,
  readStaffMember,
  readStaffMembers,
  requestStaffPassword,
  setStaffMember,
  setStaffPassword,
  signInStaff
} from '../../contract/staff/staff-member.ts'
import type { Context } from '../context.ts'
import { checked } from '../http/request/fields.ts'
import { route } from '../http/route.ts'
import { audited, type StaffDeed } from './audited.ts'
import { changeMember, choosePassword, inviteMember, listMembers, requestPassword } from './members.ts'
import { onlyManager } from './only-managers.ts'
import type { StaffCall, StaffMember } from './only-staff.ts'
import { readAudit } from './read-audit.ts'
import { beginSignIn, finishSignIn, signOut } from './sign-in.ts'

const asksAfter = object({ after: optional(string()) })

/** Serves the accounts of the staff: sign-in, passwords, and what managers do with them. */
export function memberRoutes(app: Hono, context: Context, staffOf: (call: StaffCall) => Promise<StaffMember>): void {
  const { db } = context

  async function managerOf(call: StaffCall, deed: StaffDeed): Promise<StaffMember> {
    const member = await staffOf(call)
    await onlyManager(context, member, deed)
    return member
  }

  route(app, signInStaff, ({ body, ...request }) => beginSignIn(context, body, request))

  route(app, confirmStaff, ({ body, ...request }) => finishSignIn(context, body, request))

  route(app, requestStaffPassword, async ({ body, ...request }) => {
    await requestPassword(context, body.email, request)
    return {}
  })

  route(app, setStaffPassword, async ({ body, ...request }) => ({
    email: await choosePassword(context, body, request)
  }))

  route(app, readStaffMember, staffOf)

  route(app, endStaffSession, async call => {
    await signOut(context, await staffOf(call), call.bearer ?? '')
    return {}
  })

  route(app, readStaffMembers, async call => {
    await managerOf(call, { action: 'managers', detail: 'members' })
    return { members: await listMembers(db) }
  })

  route(app, addStaffMember, async ({ body, ...call }) => {
    const deed = { action: 'member', detail: `${body.name}, ${body.role}` } as const
    const member = await managerOf(call, deed)
    return audited(context, member, deed, () => inviteMember(context, body, call))
  })

  route(app, setStaffMember, async ({ body, param, ...call }) => {
    const detail = `${param('member')}, ${body.isActive ? body.role : 'closed'}`
    const deed = { action: 'member', detail } as const
    const member = await managerOf(call, deed)
    return audited(context, member, deed, () => changeMember(context, member, param('member'), body))
  })

  route(app, readStaffAudit, async ({ query, language, ...call }) => {
    await managerOf(call, { action: 'managers', detail: 'audit' })
    return { entries: await readAudit(db, language, checked(asksAfter, query).after) }
  })
}
