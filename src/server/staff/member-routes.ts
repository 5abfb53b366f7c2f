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
import type { BodyOf } from '../../contract/http/endpoint.ts'
import type { Context } from '../context.ts'
import { checked } from '../http/request/fields.ts'
import { route } from '../http/route.ts'
import { audited } from './audited.ts'
import { changeMember, choosePassword, inviteMember, listMembers, requestPassword } from './members.ts'
import { readAudit } from './read-audit.ts'
import { viewMember } from './only-staff.ts'
import type { ServeStaff } from './serve-staff.ts'
import { beginSignIn, finishSignIn, signOut } from './sign-in.ts'

const asksAfter = object({ after: optional(string()) })

/** Serves the accounts of the staff: sign-in, passwords and rights; and their log. */
export function memberRoutes(app: Hono, serve: ServeStaff, context: Context): void {
  const { db } = context

  route(app, signInStaff, ({ body, ...request }) => beginSignIn(context, body, request))

  route(app, confirmStaff, ({ body, ...request }) => finishSignIn(context, body, request))

  route(app, requestStaffPassword, async ({ body, ...request }) => {
    await requestPassword(context, body.email, request)
    return {}
  })

  route(app, setStaffPassword, async ({ body, ...request }) => ({
    email: await choosePassword(context, body, request)
  }))

  serve(readStaffMember, async ({ member }) => viewMember(member))

  serve(endStaffSession, async ({ member, bearer }) => {
    await signOut(context, member, bearer ?? '')
    return {}
  })

  serve(readStaffMembers, async ({ member }) => ({ members: await listMembers(db, member.locations) }))

  serve(addStaffMember, async ({ body, member, ...call }) => {
    const deed = { action: 'member', detail: `${body.name}, ${body.role}${writeReach(body)}` } as const
    return audited(context, member, deed, () => inviteMember(context, member, body, call))
  })

  serve(setStaffMember, async ({ body, param, member }) => {
    const detail = `${param('member')}, ${body.isActive ? body.role : 'closed'}${writeReach(body)}`
    const deed = { action: 'member', detail } as const
    return audited(context, member, deed, () => changeMember(context, member, param('member'), body))
  })

  serve(readStaffAudit, async ({ query, language, member }) => {
    const { after } = checked(asksAfter, query)
    return { entries: await readAudit(db, language, { after, stores: member.locations }) }
  })
}

/** Writes the granted rights and stores, for the log. */
const writeReach = ({ rights, locations }: Pick<BodyOf<typeof setStaffMember>, 'rights' | 'locations'>): string =>
  [rights, locations].map(list => (list ? `, ${list.join(' ')}` : '')).join('')
